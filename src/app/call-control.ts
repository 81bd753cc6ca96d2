import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { AimPreview, Game, GameCommand } from '../game/index.ts'
import type { ShotDemand } from '../rules/index.ts'
import type { Call, Declaration } from '../shot/index.ts'
import { type BallId, makeTable, type Pocket, type PocketId } from '../table/index.ts'
import type { CallActions, CallModel } from '../ui/index.ts'
import { nearestPocket } from './nearest-pocket.ts'

/** Pockets in the order of going round the table. */
const ROUND: readonly PocketId[] = ['HL', 'SL', 'FL', 'FR', 'SR', 'HR']
/** A press this near to a pocket means it, in ball radii. */
const PRESS_REACH = 3.2

interface Around {
  readonly shown: ReadonlySignal<Game>
  readonly demand: ReadonlySignal<ShotDemand | null>
  readonly preview: ReadonlySignal<AimPreview | null>
  act(command: GameCommand): boolean
}

/** What the player at the table calls before the stroke: balls with their pockets, a safety, or nothing. */
export class CallControl implements CallActions {
  readonly #around: Around
  readonly #pockets: readonly Pocket[]
  readonly #picked = signal<BallId | null>(null)
  readonly #nothing = signal(false)

  constructor(around: Around) {
    this.#around = around
    const { table, ballRadius } = around.shown.value.setup.terms
    this.#pockets = Object.values(makeTable(table, ballRadius).pockets)
  }

  /** Null where nothing can be called: in nine-ball, on most breaks, on a push-out. */
  readonly model: ReadonlySignal<CallModel | null> = computed(() => {
    const demand = this.#around.demand.value
    const declaration = this.#declaration
    if (!demand || !declaration || declaration.pushOut) return null
    if (demand.mostCalls === 0 && !demand.maySafety) return null
    const { call: declared = [], safety = false } = declaration
    const nothing = this.#nothing.value
    const offered = declared.length === 0 && !safety ? this.#offer(demand) : null
    const missing = demand.mustCall && declared.length === 0 && !safety && !nothing
    const ball = this.#picked.value ?? this.#aimedBall(demand) ?? onlyBall(demand)
    const { mostCalls: most, maySafety } = demand
    return {
      most,
      declared,
      offered,
      ball,
      balls: this.#callable(demand),
      maySafety,
      safety,
      nothing,
      missing,
    }
  })

  /** A pocket that lies under a place of the table, for a press on the picture. */
  pocketAt([x, y]: readonly [number, number]): PocketId | null {
    const reach = this.#around.shown.value.setup.terms.ballRadius * PRESS_REACH
    const found = this.#pockets.find(({ mouth }) => Math.hypot(mouth[0] - x, mouth[1] - y) < reach)
    return found?.id ?? null
  }

  /** A new shot: nothing is picked. */
  reset(): void {
    this.#picked.value = null
    this.#nothing.value = false
  }

  /** The call follows the line of aim again. */
  followAim(): void {
    this.#picked.value = null
  }

  pickBall(ball: BallId): void {
    if (this.model.value?.balls.includes(ball)) this.#picked.value = ball
  }

  pickNextBall(): void {
    const model = this.model.value
    if (!model) return
    const at = model.ball === null ? -1 : model.balls.indexOf(model.ball)
    this.#picked.value = model.balls[(at + 1) % model.balls.length] ?? null
  }

  callPocket(pocket: PocketId): void {
    const model = this.model.value
    if (!model || model.ball === null || model.most === 0) return
    const call: Call = { ball: model.ball, pocket }
    const others = model.declared.filter(({ ball }) => ball !== call.ball)
    this.#declare({ call: [...others.slice(0, model.most - 1), call] })
  }

  callNextPocket(step: 1 | -1): void {
    const model = this.model.value
    if (!model || model.ball === null) return
    const now = model.declared.find(({ ball }) => ball === model.ball) ?? model.offered
    const count = ROUND.length
    const at = now ? ROUND.indexOf(now.pocket) : step === 1 ? -1 : count
    this.callPocket(ROUND[(at + step + count) % count]!)
  }

  confirm(): void {
    const offered = this.model.value?.offered
    if (offered) this.#declare({ call: [offered] })
  }

  clear(): void {
    this.#declare({})
  }

  setSafety(declared: boolean): void {
    if (this.model.value?.maySafety) this.#declare(declared ? { safety: true } : {})
  }

  setNothing(said: boolean): void {
    if (!this.model.value) return
    if (said && !this.#isEmpty) this.#declare({})
    this.#nothing.value = said
  }

  get #isEmpty(): boolean {
    const declaration = this.#declaration
    return !declaration?.call?.length && !declaration?.safety
  }

  get #declaration(): Declaration | null {
    const { match } = this.#around.shown.value
    return match.phase === 'aiming' || match.phase === 'break' ? match.declaration : null
  }

  /** What else is declared stays: only calls and safety are set anew. */
  #declare(part: Pick<Declaration, 'call' | 'safety'>): void {
    const { match } = this.#around.shown.value
    const declaration = this.#declaration
    if (!declaration || (match.phase !== 'aiming' && match.phase !== 'break')) return
    const { call: _call, safety: _safety, ...rest } = declaration
    const done = this.#around.act({
      kind: 'declare',
      seat: match.shooter,
      declaration: { ...rest, ...part },
    })
    if (done) this.#nothing.value = false
  }

  #aimedBall(demand: ShotDemand): BallId | null {
    const preview = this.#around.preview.value
    return preview?.object && preview.lawful && demand.mostCalls > 0 ? preview.object : null
  }

  #offer(demand: ShotDemand): Call | null {
    const ball = this.#aimedBall(demand)
    const preview = this.#around.preview.value
    if (ball === null || !preview || (this.#picked.value ?? ball) !== ball) return null
    const pocket = nearestPocket(preview.objectPath, this.#pockets)
    return pocket === null ? null : { ball, pocket }
  }

  #callable(demand: ShotDemand): readonly BallId[] {
    if (demand.mostCalls === 0) return []
    const { match } = this.#around.shown.value
    const balls = Object.keys(match.balls).filter((ball): ball is BallId => ball !== 'cue')
    balls.sort((a, b) => Number(a) - Number(b))
    return match.terms.ruleset === 'siberian-ten' ? [...balls, 'cue'] : balls
  }
}

/** Wherever the stick points: the one ball that must be hit first is the likely call. */
function onlyBall({ legalFirst, mostCalls }: ShotDemand): BallId | null {
  return mostCalls > 0 && legalFirst?.length === 1 ? legalFirst[0]! : null
}
