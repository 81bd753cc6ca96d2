import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Game, type GameCommand, replay } from '../game/index.ts'
import type { Claim, ProtestAnswer, RefereeRuling } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import type { ClaimOffer, DeskActions, DeskAnswer, DeskModel } from '../ui/index.ts'
import { deskOffers } from './desk-offers.ts'

interface Around {
  readonly shown: ReadonlySignal<Game>
  readonly running: ReadonlySignal<boolean>
  /** Shots may be taken back: nothing is at stake. */
  readonly practice: boolean
  /** Plays a command about what has happened; true when it was accepted. */
  act(command: GameCommand): boolean
  /** Puts the match back to an earlier state of its own. */
  goBack(to: Game): void
}

/** The referee's desk: what people say about the shot just played, or about something between the shots. */
export class DeskControl implements DeskActions {
  readonly answer = signal<DeskAnswer | null>(null)
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  /** Null while the balls roll: the referee is asked when they rest. */
  readonly model: ReadonlySignal<DeskModel | null> = computed(() =>
    this.#around.running.value ? null : deskOffers(this.#around.shown.value, this.#around.practice),
  )

  claim(by: Seat | 'referee', claim: Claim, about: ClaimOffer['about']): void {
    if (!this.#act({ kind: 'claim', by, claim, about })) return
    const evidence = this.#around.shown.value.match.lastRuling?.evidence ?? []
    const why = evidence.findLast((item) => item.rule === claim.rule && item.verdict.startsWith('claim-'))
    this.answer.value = why ? { kind: 'refused', claim: claim.rule, why } : { kind: 'ruled' }
  }

  overrule(rule: string): void {
    this.#say({ kind: 'overrule', rule })
  }

  answerProtest(answer: ProtestAnswer): void {
    this.#say(answer)
  }

  replay(): void {
    this.#say({ kind: 'replay' })
  }

  restore(): void {
    this.#say({ kind: 'restore' })
  }

  declareStalemate(): void {
    this.#say({ kind: 'stalemate' })
  }

  agreeStalemate(seat: Seat): void {
    const agreed = (this.model.value?.stalemateOffer ?? null) !== null
    if (this.#act({ kind: 'agree-stalemate', seat }) && agreed) this.answer.value = { kind: 'ruled' }
  }

  warn(seat: Seat): void {
    this.#act({ kind: 'warn-two-fouls', seat })
  }

  backTo(shot: number): void {
    if (!this.#around.practice) return
    const game = this.#around.shown.value
    const at = game.entries.findIndex(
      ({ command, shot: mark }) => command.kind === 'stroke' && mark?.number === shot,
    )
    if (at < 0) return
    const before = replay(
      game.setup,
      game.entries.slice(0, at).map(({ command }) => command),
    )
    if (before.ok) this.#around.goBack(before.value)
  }

  /** The sheet is opened anew. */
  reset(): void {
    this.answer.value = null
  }

  #say(ruling: RefereeRuling): void {
    if (this.#act({ kind: 'referee', ruling })) this.answer.value = { kind: 'ruled' }
  }

  #act(command: GameCommand): boolean {
    this.answer.value = null
    return this.#around.act(command)
  }
}
