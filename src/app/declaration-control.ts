import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Game, type GameCommand, play } from '../game/index.ts'
import { type Inspection, inspect } from '../rules/index.ts'
import { otherSeat, type Seat } from '../shot/index.ts'
import type { ObjectBallId } from '../table/index.ts'
import type { Arrangement, DeclarationActions } from '../ui/index.ts'

interface Around {
  readonly shown: ReadonlySignal<Game>
  act(command: GameCommand): boolean
}

/** What may be declared before a stroke besides ball and pocket: push-out, inspection, nearest ball, "Game". */
export class DeclarationControl implements DeclarationActions {
  readonly #around: Around
  readonly #asked = signal(false)

  constructor(around: Around) {
    this.#around = around
  }

  /** What was found frozen, once somebody has asked before this stroke; null = nobody has. */
  readonly frozen: ReadonlySignal<Inspection | null> = computed(() => {
    const { match } = this.#around.shown.value
    if (match.phase !== 'break' && match.phase !== 'aiming') return null
    if (match.terms.options.frozenPolicy === 'declared') return match.frozen ?? null
    return this.#asked.value ? this.#found : null
  })

  /** Siberian Ten: who may declare "Game" before the next stroke of the shoot-out (12.10). */
  readonly gameBy: ReadonlySignal<Seat | null> = computed(() => {
    const game = this.#around.shown.value
    const { match } = game
    if (match.phase !== 'aiming' || match.shot !== 'shoot-out') return null
    const seats = [match.shooter, otherSeat(match.shooter)]
    return seats.find((seat) => play(game, { kind: 'declare-game', seat }).ok) ?? null
  })

  /** Siberian Ten: the balls of a shoot-out placed anew (12.10), or a disturbed position kept as it is (12.9). */
  readonly arrangement: ReadonlySignal<Arrangement | null> = computed(() => {
    const game = this.#around.shown.value
    const { match } = game
    if (match.phase !== 'aiming' || match.terms.ruleset !== 'siberian-ten') return null
    const kinds: readonly Arrangement[] = ['keep-position', 'request-replace']
    return kinds.find((kind) => play(game, { kind, seat: match.shooter }).ok) ?? null
  })

  /** A new shot: nothing was asked yet. */
  reset(): void {
    this.#asked.value = false
  }

  /** "Is it frozen?" [6.7, 8.4]: the referee looks; where only declarations count, what he finds is declared. */
  askFrozen(): void {
    const { match } = this.#around.shown.value
    if (match.phase !== 'break' && match.phase !== 'aiming') return
    this.#asked.value = true
    if (match.terms.options.frozenPolicy === 'declared')
      this.#around.act({ kind: 'declare-frozen', seat: match.shooter, frozen: this.#found })
  }

  setPushOut(declared: boolean): void {
    const { match } = this.#around.shown.value
    if (match.phase !== 'break' && match.phase !== 'aiming') return
    // A push-out is neither a safety nor a shot with a call.
    const { pushOut: _, safety: _safety, call: _call, ...rest } = match.declaration
    const declaration = declared ? ({ ...rest, pushOut: true } as const) : rest
    this.#around.act({ kind: 'declare', seat: match.shooter, declaration })
  }

  /** All lawful balls lie behind the head string: this one goes to the foot spot before the stroke [1.5]; null = none. */
  setSpotNearest(ball: ObjectBallId | null): void {
    const { match } = this.#around.shown.value
    if (match.phase !== 'aiming') return
    const { spotNearest: _, ...rest } = match.declaration
    const declaration = ball === null ? rest : { ...rest, spotNearest: ball }
    this.#around.act({ kind: 'declare', seat: match.shooter, declaration })
  }

  declareGame(): void {
    const seat = this.gameBy.value
    if (seat !== null) this.#around.act({ kind: 'declare-game', seat })
  }

  arrange(): void {
    const kind = this.arrangement.value
    const { match } = this.#around.shown.value
    if (kind !== null && match.phase === 'aiming') this.#around.act({ kind, seat: match.shooter })
  }

  get #found(): Inspection {
    const { balls, terms } = this.#around.shown.value.match
    return inspect(balls, terms.table, terms.ballRadius, terms.options.epsFrozen)
  }
}
