import {
  BALL_IDS,
  type BallId,
  type LineId,
  type ObjectBallId,
  type PocketId,
  type RailId,
} from '../table/index.ts'
import { ballBit } from './ball-bit.ts'
import type { Layout } from './layout.ts'
import type { Seat, ShotEvent } from './shot-event.ts'

/** A ball that lay against a rail before the shot, as inspected or declared. */
export type FrozenRail = readonly [ball: BallId, rail: RailId]
/** Two balls that touched before the shot. */
export type FrozenPair = readonly [BallId, BallId]

/** Where the shot started from. */
export interface ShotStart {
  readonly balls: Layout
  readonly frozenRails: readonly FrozenRail[]
  /** Contacts within this time are simultaneous, s. */
  readonly simultTol: number
  /** Crossings of these lines are wanted; absent = of all. */
  readonly lines?: readonly LineId[]
}

/** `event` is always the index into the shot's event list. */
export interface TipFact {
  readonly event: number
  readonly t: number
  readonly contact: number
  /** Seconds that tip and ball touched. */
  readonly duration: number
}

export interface StickFact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  readonly part: 'ferrule' | 'shaft' | 'butt' | 'side'
}

export interface ContactFact {
  readonly event: number
  readonly t: number
  readonly a: BallId
  readonly b: BallId
  readonly speed: number
}

export interface RailFact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  readonly rail: RailId
  /** False while a ball that started frozen to this rail has not left it [8.4]. */
  readonly counts: boolean
}

export interface PocketedFact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  readonly pocket: PocketId
}

export interface OffFact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  /** Fell, stopped on top of a rail, or came back only because of a person or an object [8.5]. */
  readonly how: 'fell' | 'rail-top' | 'person' | 'object'
}

export interface CrossingFact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  readonly line: LineId
  readonly direction: '+' | '-'
}

export interface TouchFact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  readonly by: Seat | 'outsider'
}

export interface DropFact {
  readonly event: number
  readonly t: number
  readonly ball: BallId
  readonly pocket: PocketId
  readonly stood: number
}

export interface FirstContact {
  readonly t: number
  /** Object balls hit first; several when they were hit at the same instant. */
  readonly balls: readonly ObjectBallId[]
  readonly events: readonly number[]
}

/** What is wrong with an event list that somebody wrote by hand. */
export interface ImpossibleFact {
  readonly why: 'out-of-order' | 'not-on-table' | 'pocketed-twice'
  readonly event: number
  readonly ball: BallId | null
}

/** What a referee would have seen: facts without any rule of a game. */
export interface ShotFacts {
  readonly tips: readonly TipFact[]
  readonly sticks: readonly StickFact[]
  readonly contacts: readonly ContactFact[]
  readonly firstContact: FirstContact | null
  readonly rails: readonly RailFact[]
  readonly crossings: readonly CrossingFact[]
  /** Balls down for good, in order of time, the cue ball included; five-second rule applied [8.3]. */
  readonly pocketed: readonly PocketedFact[]
  readonly off: readonly OffFact[]
  /** Balls that hung for five seconds or more and then fell by themselves: not pocketed [8.3, 1.7]. */
  readonly lateDrops: readonly DropFact[]
  /** Balls that fell by themselves within five seconds: pocketed, and listed there too. */
  readonly drops: readonly DropFact[]
  readonly touches: readonly TouchFact[]
  /** Balls that were still moving when the tip struck [6.9]. */
  readonly movingAtStart: readonly { readonly event: number; readonly ball: BallId }[]
  /** The first event that cannot be so: earlier than the one before it, of a ball that was not there, or down twice. */
  readonly impossible: ImpossibleFact | null
  /** False when the list holds no stroke at all: a clock ran out, a ball was touched between shots. */
  readonly strokePlayed: boolean
}

/** A ball that hangs this long has come to rest: it was not pocketed by the shot [8.3]. */
export const HANGING_SECONDS = 5

/** Reads the facts of one shot from its event list, in one pass. Any physics will do. */
export function readShot(events: readonly ShotEvent[], start: ShotStart): ShotFacts {
  const reading = new Reading(start)
  for (let i = 0; i < events.length; i++) reading.read(events[i]!, i)
  return reading.facts()
}

/** Local scratch of one reading. */
class Reading {
  private readonly tips: TipFact[] = []
  private readonly sticks: StickFact[] = []
  private readonly contacts: ContactFact[] = []
  private readonly rails: RailFact[] = []
  private readonly crossings: CrossingFact[] = []
  private pocketed: PocketedFact[] = []
  private readonly off: OffFact[] = []
  private readonly lateDrops: DropFact[] = []
  private readonly drops: DropFact[] = []
  private readonly touches: TouchFact[] = []
  private readonly movingAtStart: { event: number; ball: BallId }[] = []
  private frozen: readonly FrozenRail[]
  /** Balls whose motion has a cause in the list, or was already judged: one bit each. */
  private explained = 0
  private readonly start: ShotStart
  private cueDown = false
  /** Balls of the table, and those with an event `pocketed`: one bit each. */
  private readonly there: number
  private down = 0
  private now = 0
  private impossible: ImpossibleFact | null = null

  constructor(start: ShotStart) {
    this.start = start
    this.frozen = start.frozenRails
    let there = 0
    for (const ball of BALL_IDS) if (start.balls[ball] !== undefined) there |= ballBit(ball)
    this.there = there
  }

  read(e: ShotEvent, event: number): void {
    const { t, kind } = e
    if (t < this.now) this.doubt('out-of-order', event, null)
    this.now = t
    if (kind === 'rest') return
    if (kind === 'ball-ball') {
      this.readContact(e, event)
      return
    }
    const bit = ballBit(e.ball)
    if ((this.there & bit) === 0) this.doubt('not-on-table', event, e.ball)
    // Most of a list are changes of motion, and hardly any of them says something.
    if (kind !== 'motion') this.readBall(e, event)
    else if ((this.explained & bit) === 0) this.readMotion(e, event)
  }

  private doubt(why: ImpossibleFact['why'], event: number, ball: BallId | null): void {
    this.impossible ??= { why, event, ball }
  }

  private readContact({ t, a, b, speed }: ShotEvent & { kind: 'ball-ball' }, event: number): void {
    const bits = ballBit(a) | ballBit(b)
    if ((this.there & bits) !== bits)
      this.doubt('not-on-table', event, (this.there & ballBit(a)) === 0 ? a : b)
    this.explained |= bits
    this.contacts.push({ event, t, a, b, speed })
  }

  /** Events of one ball but for its changes of motion. */
  private readBall(e: Exclude<ShotEvent, { kind: 'ball-ball' | 'motion' | 'rest' }>, event: number): void {
    switch (e.kind) {
      case 'tip':
        this.explained |= ballBit(e.ball)
        this.tips.push({ event, t: e.t, contact: e.contact, duration: e.duration })
        return
      case 'stick':
        this.explained |= ballBit(e.ball)
        this.sticks.push({ event, t: e.t, ball: e.ball, part: e.part })
        return
      case 'ball-rail':
        this.rails.push({ event, t: e.t, ball: e.ball, rail: e.rail, counts: !this.isFrozen(e.ball, e.rail) })
        return
      case 'left-rail':
        this.frozen = this.frozen.filter(([ball, rail]) => ball !== e.ball || rail !== e.rail)
        return
      case 'line':
        if (this.start.lines?.includes(e.line) === false) return
        this.crossings.push({ event, t: e.t, ball: e.ball, line: e.line, direction: e.direction })
        return
      case 'touched':
        this.explained |= ballBit(e.ball)
        this.touches.push({ event, t: e.t, ball: e.ball, by: e.by })
        return
      case 'bounce':
      case 'pocket-lip':
      case 'rail-top':
        return
      default:
        this.readLeaving(e, event)
    }
  }

  /** Whatever takes a ball from the bed, or brings it back. */
  private readLeaving(e: ShotEvent, event: number): void {
    switch (e.kind) {
      case 'pocketed':
        if ((this.down & ballBit(e.ball)) !== 0) this.doubt('pocketed-twice', event, e.ball)
        this.down |= ballBit(e.ball)
        this.pocket(e.ball, e.pocket, e.t, event)
        return
      case 'pocket-return':
        if (e.ball !== 'cue' || !this.cueDown)
          this.pocketed = this.pocketed.filter(({ ball }) => ball !== e.ball)
        return
      case 'touch-pocketed':
        // The cue ball that touches a ball already down is down itself, even if it comes back [8.3].
        if (e.ball === 'cue') this.pocketThroughTouch(e.t, event)
        return
      case 'drop': {
        this.explained |= ballBit(e.ball)
        const drop = { event, t: e.t, ball: e.ball, pocket: e.pocket, stood: e.stood }
        if (e.stood >= HANGING_SECONDS) this.lateDrops.push(drop)
        else {
          this.drops.push(drop)
          this.pocket(e.ball, e.pocket, e.t, event)
        }
        return
      }
      case 'off-table':
        this.leave(e.ball, 'fell', e.t, event)
        return
      case 'rail-top-rest':
        this.leave(e.ball, 'rail-top', e.t, event)
        return
      case 'returned':
        if (e.after !== 'rail-top') this.leave(e.ball, e.after, e.t, event)
        return
    }
  }

  /** A motion without a contact before it: the ball was not at rest when the tip struck [6.9]. */
  private readMotion(e: ShotEvent & { kind: 'motion' }, event: number): void {
    this.explained |= ballBit(e.ball)
    if (e.to === 'rolling' || e.to === 'spinning' || e.to === 'resting')
      this.movingAtStart.push({ event, ball: e.ball })
  }

  private isFrozen(ball: BallId, rail: RailId): boolean {
    for (const pair of this.frozen) if (pair[0] === ball && pair[1] === rail) return true
    return false
  }

  private pocket(ball: BallId, pocket: PocketId, t: number, event: number): void {
    const known = this.pocketed.some((p) => p.ball === ball) || this.off.some((o) => o.ball === ball)
    if (!known) this.pocketed.push({ event, t, ball, pocket })
  }

  private pocketThroughTouch(t: number, event: number): void {
    this.cueDown = true
    // The pocket is that of the ball it touched; which one does not matter to any rule.
    const last = this.pocketed.at(-1)
    this.pocket('cue', last?.pocket ?? 'HL', t, event)
  }

  private leave(ball: BallId, how: OffFact['how'], t: number, event: number): void {
    if (!this.off.some((o) => o.ball === ball)) this.off.push({ event, t, ball, how })
  }

  facts(): ShotFacts {
    return {
      tips: this.tips,
      sticks: this.sticks,
      contacts: this.contacts,
      firstContact: this.firstContact(),
      rails: this.rails,
      crossings: this.crossings,
      pocketed: this.pocketed,
      off: this.off,
      lateDrops: this.lateDrops,
      drops: this.drops,
      touches: this.touches,
      movingAtStart:
        this.movingAtStart.length === 0
          ? this.movingAtStart
          : this.movingAtStart.filter(({ ball }) => !this.settled(ball)),
      impossible: this.impossible,
      strokePlayed: this.tips.length > 0 || this.sticks.some(({ ball }) => ball === 'cue'),
    }
  }

  /** A ball that fell by itself and was seen moving before only settled; that is nobody's foul [1.7]. */
  private settled(fallen: BallId): boolean {
    return [...this.lateDrops, ...this.drops].some(({ ball }) => ball === fallen)
  }

  private firstContact(): FirstContact | null {
    const first = this.contacts.find(({ a }) => a === 'cue')
    if (first === undefined) return null
    const balls: ObjectBallId[] = []
    const events: number[] = []
    for (const { a, b, t, event } of this.contacts) {
      if (t > first.t + this.start.simultTol) break
      if (a !== 'cue' || b === 'cue') continue
      if (balls.includes(b)) continue
      balls.push(b)
      events.push(event)
    }
    return { t: first.t, balls, events }
  }
}
