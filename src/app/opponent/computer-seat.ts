import { effect } from '@preact/signals'
import type { Game } from '../../game/index.ts'
import { Random } from '../../math/index.ts'
import {
  type ComputerTerms,
  type Decision,
  sentencesOf,
  thinkingSeconds,
  waitsFor,
} from '../../players/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { TableSession } from '../table-session.ts'
import { laggerOf } from '../task-of.ts'
import type { FromOpponent, ToOpponent } from './opponent-jobs.ts'

/** What a computer player thinks with at normal strength, ms. */
const THINKING = 1500
/** Share of the time that a person would take; never shorter than this, s. */
const PACES = { quick: 0.05, brisk: 0.2, natural: 1 } as const
export type Pace = keyof typeof PACES
const LEAST_SECONDS = 0.9
/** The stick points along the stroke for so long before it goes forward, s. */
const AIMING = 0.7
const LUCK = 0x7e

export interface ComputerHost {
  readonly worker: Worker
  pace(): Pace
  failed(reason: string): void
  /** Seconds since any fixed moment. */
  clock(): number
}

/** A computer player at a table: whenever the match waits for his seat he thinks, shows his aim, and plays. */
export class ComputerSeat {
  readonly #session: TableSession
  readonly #seat: Seat
  readonly #host: ComputerHost
  readonly #random: Random
  readonly #unwatch: () => void
  #id = 0
  /** The game that is being thought about, since when. */
  #about: { readonly game: Game; readonly id: number; readonly since: number } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** His own command is being played: there is nothing new to think about. */
  #acting = false

  constructor(session: TableSession, terms: ComputerTerms, host: ComputerHost) {
    this.#session = session
    this.#seat = terms.seat
    this.#host = host
    this.#random = Random.fromSeed(terms.seed, LUCK)
    host.worker.onmessage = ({ data }: MessageEvent<FromOpponent>) => this.#hear(data)
    host.worker.onerror = ({ message }) => host.failed(message)
    this.#send({ terms })
    this.#unwatch = effect(() => this.#look(session.shown.value, session.playback.value !== null))
  }

  close(): void {
    this.#unwatch()
    this.#giveUp()
    this.#host.worker.terminate()
  }

  #look(game: Game, running: boolean): void {
    if (this.#acting || (this.#about?.game === game && !running)) return
    this.#giveUp()
    if (running || !isWaitedFor(game, this.#seat)) return
    const id = ++this.#id
    this.#about = { game, id, since: this.#host.clock() }
    this.#session.signals.thinking.value = { seat: this.#seat, share: 0 }
    this.#send({ id, match: game.match, ms: THINKING })
  }

  #hear(data: FromOpponent): void {
    if ('failed' in data) {
      this.#host.failed(data.failed)
      return
    }
    const about = this.#about
    if (about?.id !== data.id) return
    if ('share' in data) {
      this.#session.signals.thinking.value = { seat: this.#seat, share: data.share }
      return
    }
    if (data.decision) this.#takeTime(data.decision, about.since)
  }

  /** A person would not play at once either. */
  #takeTime(decision: Decision, since: number): void {
    const usual = thinkingSeconds(decision, this.#random) * PACES[this.#host.pace()]
    const left = Math.max(LEAST_SECONDS, usual) - (this.#host.clock() - since)
    this.#after(left - AIMING, () => this.#play(decision))
  }

  #play({ commands, reason }: Decision): void {
    const stroke = commands.at(-1)
    const aimed = stroke?.kind === 'stroke' || stroke?.kind === 'lag' ? stroke : null
    const before = aimed ? commands.slice(0, -1) : commands
    this.#acting = true
    for (const command of before) this.#about = this.#done(this.#session.perform(command))
    this.#acting = false
    this.#session.signals.thought.value = { seat: this.#seat, sentences: sentencesOf(reason) }
    if (!aimed) {
      this.#rest()
      return
    }
    const { directionDeg, elevationDeg, speed, tip } = aimed.stroke
    this.#session.aim.set({ elevationDeg, speed, side: tip.side, height: tip.height })
    this.#session.aim.point(directionDeg)
    this.#after(AIMING, () => {
      this.#rest()
      this.#session.perform(aimed)
    })
  }

  /** What follows from his own command is no news to him: he is still at the same decision. */
  #done(accepted: boolean): { readonly game: Game; readonly id: number; readonly since: number } | null {
    if (!accepted) this.#host.failed(`refused: ${this.#session.signals.refusal.value}`)
    return { game: this.#session.shown.value, id: this.#id, since: this.#host.clock() }
  }

  #rest(): void {
    this.#session.signals.thinking.value = null
    this.#about = null
  }

  #giveUp(): void {
    clearTimeout(this.#timer)
    if (this.#about) this.#send({ stop: this.#about.id })
    if (this.#session.signals.thinking.value?.seat === this.#seat) this.#session.signals.thinking.value = null
    this.#about = null
  }

  #after(seconds: number, act: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(act, Math.max(0, 1000 * seconds))
  }

  #send(message: ToOpponent): void {
    this.#host.worker.postMessage(message)
  }
}

function isWaitedFor(game: Game, seat: Seat): boolean {
  return (laggerOf(game) ?? waitsFor(game.match)) === seat
}
