import type { BallId, LineId, ObjectBallId, PocketId, RailId } from '../table/index.ts'
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
  /** Balls whose motion has a cause in the list, or was already judged. */
  private readonly explained = new Set<BallId>()
  private readonly start: ShotStart
  private cueDown = false

  constructor(start: ShotStart) {
    this.start = start
    this.frozen = start.frozenRails
  }

  read(e: ShotEvent, event: number): void {
    switch (e.kind) {
      case 'tip':
        this.explained.add(e.ball)
        this.tips.push({ event, t: e.t, contact: e.contact, duration: e.duration })
        return
      case 'stick':
        this.explained.add(e.ball)
        this.sticks.push({ event, t: e.t, ball: e.ball, part: e.part })
        return
      case 'ball-ball':
        this.explained.add(e.a).add(e.b)
        this.contacts.push({ event, t: e.t, a: e.a, b: e.b, speed: e.speed })
        return
      case 'ball-rail':
        this.rails.push({ event, t: e.t, ball: e.ball, rail: e.rail, counts: !this.isFrozen(e.ball, e.rail) })
        return
      case 'left-rail':
        this.frozen = this.frozen.filter(([ball, rail]) => ball !== e.ball || rail !== e.rail)
        return
      case 'motion':
        this.readMotion(e, event)
        return
      case 'line':
        this.crossings.push({ event, t: e.t, ball: e.ball, line: e.line, direction: e.direction })
        return
      case 'touched':
        this.explained.add(e.ball)
        this.touches.push({ event, t: e.t, ball: e.ball, by: e.by })
        return
      default:
        this.readLeaving(e, event)
    }
  }

  /** Whatever takes a ball from the bed, or brings it back. */
  private readLeaving(e: ShotEvent, event: number): void {
    switch (e.kind) {
      case 'pocketed':
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
        this.explained.add(e.ball)
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
    if (this.explained.has(e.ball)) return
    this.explained.add(e.ball)
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
      movingAtStart: this.movingAtStart.filter(({ ball }) => !this.settled(ball)),
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
      if (a !== 'cue' || b === 'cue' || t > first.t + this.start.simultTol) continue
      if (balls.includes(b)) continue
      balls.push(b)
      events.push(event)
    }
    return { t: first.t, balls, events }
  }
}
