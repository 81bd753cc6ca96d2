import { contourOf, heatOf, heatScale, lineLevel } from '../../ui/index.ts'
import type { Frame, Ghost, HeatMap, Trace } from '../../view/index.ts'
import type { TrainerState } from './trainer-state.ts'

const PAPER: Trace['colour'] = [0.957, 0.937, 0.902, 0.85]
const FAINT: Trace['colour'] = [0.957, 0.937, 0.902, 0.55]
const CHALK: Trace['colour'] = [0.486, 0.753, 0.91, 0.95]

interface Dress {
  readonly heat: HeatMap | null
  readonly traces: readonly Trace[]
  readonly ghosts: readonly Ghost[]
}

/** Lays the trainer's map, its ghost lines and the place of a push-out over the picture of the table. */
export function makeDresser(state: TrainerState): (frame: Frame) => Frame {
  let inputs: readonly unknown[] = []
  let dress: Dress = { heat: null, traces: [], ghosts: [] }
  let last: { readonly frame: Frame; readonly dressed: Frame } | null = null
  return (frame) => {
    const now = [
      state.stage.value,
      state.grid.value,
      state.heat.value,
      state.lines.value,
      state.placed.value,
      state.position.value,
    ]
    if (now.some((each, k) => each !== inputs[k])) {
      inputs = now
      dress = dressOf(state)
      last = null
    }
    if (last?.frame !== frame) last = { frame, dressed: put(frame, dress) }
    return last.dressed
  }
}

function put(frame: Frame, { heat, traces, ghosts }: Dress): Frame {
  return { ...frame, traces, ghosts, ...(heat ? { heat } : {}) }
}

function dressOf(state: TrainerState): Dress {
  const placed = state.placed.value
  const target: Ghost[] = placed && state.stage.value === 'deciding' ? [{ at: placed.at, colour: CHALK }] : []
  if (state.stage.value !== 'judged') return { heat: null, traces: [], ghosts: target }
  const lines: Trace[] = state.lines.value.map(({ ball, points }) => ({
    points,
    colour: ball === 'cue' ? CHALK : PAPER,
    width: 2,
    dashed: ball !== 'cue',
  }))
  const ends = state.lines.value.flatMap(({ ball, points }) => {
    const end = points.at(-1)
    return ball === 'cue' && end ? [{ at: end, colour: CHALK }] : []
  })
  const [grid, position] = [state.grid.value, state.position.value]
  const values = grid && heatOf(grid, state.heat.value)
  if (!grid || !values || !position) return { heat: null, traces: lines, ghosts: ends }
  const level = lineLevel(values, state.heat.value)
  const contour: Trace[] = contourOf(grid, values, level, position.table).map((points) => ({
    points,
    colour: FAINT,
    width: 1.25,
    dashed: false,
  }))
  const heat: HeatMap = { nx: grid.nx, ny: grid.ny, values, ...heatScale(values) }
  return { heat, traces: [...contour, ...lines], ghosts: ends }
}
