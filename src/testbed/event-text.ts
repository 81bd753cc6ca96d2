import type { ShotEvent } from '../shot/index.ts'

function speed(value: number): string {
  return `${value.toPrecision(3)} m/s`
}

/** What happened, in a few words for people who build the table. */
export function eventText(event: ShotEvent): string {
  switch (event.kind) {
    case 'tip':
      return `tip ${event.contact} on ${event.ball}${event.miscue ? ', miscue' : ''}, ${(event.duration * 1000).toFixed(2)} ms`
    case 'stick':
      return `${event.part} on ${event.ball}`
    case 'ball-ball':
      return `${event.a} - ${event.b}, ${speed(event.speed)}`
    case 'ball-rail':
      return `${event.ball} - ${event.cushion} ${event.part}, ${speed(event.speed)}`
    case 'motion':
      return `${event.ball} ${event.to}`
    case 'bounce':
      return `${event.ball} bounces, ${speed(event.speed)}`
    case 'line':
      return `${event.ball} crosses ${event.line} ${event.direction}`
    case 'left-rail':
    case 'rail-top':
    case 'rail-top-rest':
      return `${event.ball} ${event.kind} ${event.rail}`
    case 'pocket-lip':
    case 'pocketed':
    case 'pocket-return':
    case 'drop':
      return `${event.ball} ${event.kind} ${event.pocket}`
    case 'touch-pocketed':
      return `${event.ball} touches ${event.pocketed} in the pocket`
    case 'returned':
      return `${event.ball} returned off ${event.after}`
    case 'touched':
      return `${event.ball} touched by ${event.by}`
    case 'off-table':
      return `${event.ball} off the table`
    case 'rest':
      return 'all at rest'
  }
}
