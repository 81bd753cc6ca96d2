import { contourOf, heatOf, heatScale, lineLevel } from '../../ui/index.ts'
import type { BallPose, Frame, Ghost, HeatMap, Trace } from '../../view/index.ts'
import type { BallOrientations } from '../ball-orientations.ts'
import type { TrainerState } from './trainer-state.ts'

const PAPER: Trace['colour'] = [0.957, 0.937, 0.902, 0.85]
const FAINT: Trace['colour'] = [0.957, 0.937, 0.902, 0.55]
const CHALK: Trace['colour'] = [0.486, 0.753, 0.91, 0.95]

interface Dress {
  /** Null = as they lie in the game. */
  readonly balls: readonly BallPose[] | null
  readonly marked: Frame['marked'] | null
  readonly heat: HeatMap | null
  readonly traces: readonly Trace[]
  readonly ghosts: readonly Ghost[]
}

const PLAIN: Dress = { balls: null, marked: null, heat: null, traces: [], ghosts: [] }

/** Lays the trainer's map, its ghost lines, the place of a push-out, or what is set up by hand over the picture. */
export function makeDresser(state: TrainerState, orientations: BallOrientations): (frame: Frame) => Frame {
  let inputs: readonly unknown[] = []
  let dress = PLAIN
  let last: { readonly frame: Frame; readonly dressed: Frame } | null = null
  return (frame) => {
    const now = [
      state.stage.value,
      state.grid.value,
      state.heat.value,
      state.lines.value,
      state.placed.value,
      state.held.value,
      state.position.value,
      state.editor.draft.value,
      state.editor.ball.value,
    ]
    if (now.some((each, k) => each !== inputs[k])) {
      inputs = now
      dress = dressOf(state, orientations)
      last = null
    }
    if (last?.frame !== frame) last = { frame, dressed: put(frame, dress) }
    return last.dressed
  }
}

function put(frame: Frame, { balls, marked, heat, traces, ghosts }: Dress): Frame {
  return {
    ...frame,
    balls: balls ?? frame.balls,
    marked: marked ?? frame.marked,
    traces,
    ghosts,
    ...(heat ? { heat } : {}),
  }
}

function dressOf(state: TrainerState, orientations: BallOrientations): Dress {
  switch (state.stage.value) {
    case 'editing':
      return editedDress(state, orientations)
    case 'deciding':
      return decidingDress(state)
    case 'judged':
      return judgedDress(state)
    case 'drawing':
    case 'running':
      return PLAIN
  }
}

function editedDress({ editor }: TrainerState, orientations: BallOrientations): Dress {
  const draft = editor.draft.value
  if (!draft) return PLAIN
  const { ballRadius } = draft.parameters
  const balls = editor.lying.value.map(
    ([id, at]): BallPose => ({ id, r: [at[0], at[1], ballRadius], q: orientations.of(id) }),
  )
  return { ...PLAIN, balls, marked: [editor.ball.value] }
}

/** Where the cue ball is held, or was to stop. */
function decidingDress(state: TrainerState): Dress {
  const at = state.held.value ?? state.placed.value?.at
  if (!at) return PLAIN
  const cue = state.position.value?.balls.cue
  const way: Trace[] =
    state.held.value && cue ? [{ points: [cue, at], colour: CHALK, width: 2, dashed: true }] : []
  return { ...PLAIN, traces: way, ghosts: [{ at, colour: CHALK }] }
}

function judgedDress(state: TrainerState): Dress {
  const lines: Trace[] = state.lines.value.flatMap(({ name, lines: ways }) =>
    ways.map(({ ball, points }) => ({
      points,
      colour: name === 'chosen' ? CHALK : PAPER,
      width: 2,
      dashed: ball !== 'cue',
    })),
  )
  const ends = state.marks.value.map(
    ({ name, at }): Ghost => ({ at, colour: name === 'chosen' ? CHALK : PAPER }),
  )
  const [grid, position] = [state.grid.value, state.position.value]
  const values = grid && heatOf(grid, state.heat.value)
  if (!grid || !values || !position) return { ...PLAIN, traces: lines, ghosts: ends }
  const level = lineLevel(values, state.heat.value)
  const contour: Trace[] = contourOf(grid, values, level, position.table).map((points) => ({
    points,
    colour: FAINT,
    width: 1.25,
    dashed: false,
  }))
  const heat: HeatMap = { nx: grid.nx, ny: grid.ny, values, ...heatScale(values) }
  return { ...PLAIN, heat, traces: [...contour, ...lines], ghosts: ends }
}
