import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Fault } from '../../math/index.ts'
import { DEFAULT_EQUIPMENT, parametersOf } from '../../physics/index.ts'
import { ballsOf, type Layout } from '../../shot/index.ts'
import { type BallId, makeTable, type Point, tableOf } from '../../table/index.ts'
import {
  ballsOfGame,
  gearOf,
  type PositionGear,
  type PushOutPosition,
  positionFault,
} from '../../training/index.ts'
import type { PositionEditorActions, PositionEditorModel } from '../../ui/index.ts'
import { frozenPlace } from '../frozen-place.ts'

const USUAL: PositionGear = { size: '9ft', pockets: 'wpa', system: 'return', ...DEFAULT_EQUIPMENT }

/** A position that somebody sets up by hand: balls, game, table and levels, and why it cannot be trained as it stands. */
export class PositionEditor implements PositionEditorModel, PositionEditorActions {
  readonly draft = signal<PushOutPosition | null>(null)
  readonly ball = signal<BallId>('cue')
  readonly fault: ReadonlySignal<Fault | null> = computed(
    () => this.draft.value && positionFault(this.draft.value),
  )
  readonly gear: ReadonlySignal<PositionGear> = computed(
    () => (this.draft.value && gearOf(this.draft.value)) ?? USUAL,
  )

  /** What lies on the table, the cue ball first. */
  readonly lying: ReadonlySignal<readonly (readonly [BallId, Point])[]> = computed(() => {
    const balls = this.draft.value?.balls ?? {}
    return ballsOf(balls).map((ball) => [ball, balls[ball]!] as const)
  })

  /** Takes a position over. */
  begin(position: PushOutPosition): void {
    this.draft.value = position
    this.ball.value = 'cue'
  }

  end(): void {
    this.draft.value = null
  }

  chooseBall(ball: BallId): void {
    this.ball.value = ball
  }

  /** Puts a ball on the bed, as near to the place as the cushions let it; null takes it off. */
  placeBall(ball: BallId, at: Point | null): void {
    const draft = this.draft.value
    if (!draft) return
    const { [ball]: _moved, ...rest } = draft.balls
    this.#change({ balls: at === null ? rest : { ...rest, [ball]: withinCushions(draft, at) } })
  }

  freeze(ball: BallId, to: 'ball' | 'rail'): void {
    const draft = this.draft.value
    const placed = draft && frozenPlace(draft, ball, to)
    if (placed) this.placeBall(ball, placed)
  }

  /** Moves the chosen ball, m. */
  nudge(dx: number, dy: number): void {
    const at = this.draft.value?.balls[this.ball.value]
    if (at) this.placeBall(this.ball.value, [at[0] + dx, at[1] + dy])
  }

  setGame(ruleset: PushOutPosition['ruleset']): void {
    const draft = this.draft.value
    if (!draft) return
    const known = ballsOfGame(ruleset)
    const balls: Layout = Object.fromEntries(this.lying.value.filter(([ball]) => known.includes(ball)))
    if (balls[this.ball.value] === undefined) this.ball.value = 'cue'
    this.#change({ ruleset, balls })
  }

  setLevels(part: Partial<PushOutPosition['levels']>): void {
    const draft = this.draft.value
    if (draft) this.#change({ levels: { ...draft.levels, ...part } })
  }

  /** Another table, cloth or set of balls; what lay beyond the new cushions is brought inside. */
  setGear(part: Partial<PositionGear>): void {
    const draft = this.draft.value
    if (!draft) return
    const gear = { ...this.gear.value, ...part }
    const played = { table: tableOf(gear), parameters: parametersOf(gear) }
    const moved = this.lying.value.map(([ball, at]) => [ball, withinCushions(played, at)] as const)
    this.#change({ ...played, balls: Object.fromEntries(moved) })
  }

  #change(part: Partial<PushOutPosition>): void {
    if (this.draft.value) this.draft.value = { ...this.draft.value, ...part }
  }
}

function withinCushions(
  { table, parameters }: Pick<PushOutPosition, 'table' | 'parameters'>,
  [x, y]: Point,
): Point {
  const { contactDistance } = makeTable(table, parameters.ballRadius, parameters.noseHeightRatio)
  const [mostX, mostY] = [table.length / 2 - contactDistance, table.width / 2 - contactDistance]
  return [Math.min(mostX, Math.max(-mostX, x)), Math.min(mostY, Math.max(-mostY, y))]
}
