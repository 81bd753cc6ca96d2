import type { MessagePart, Translator } from '../../i18n/index.ts'
import type { ShotEvent } from '../../shot/index.ts'

/** One event of a shot as a line of the evidence: "③ hits the right rail". */
export function describeEvent(t: Translator, event: ShotEvent): readonly MessagePart[] {
  switch (event.kind) {
    case 'tip':
      return t.parts(event.contact > 1 ? 'event.tip.again' : event.miscue ? 'event.tip.miscue' : 'event.tip')
    case 'ball-ball':
      return t.parts('event.ball-ball', { a: [event.a], b: [event.b] })
    case 'ball-rail':
      return t.parts(`event.ball-rail.${event.part}`, { ball: [event.ball], rail: event.rail })
    case 'left-rail':
    case 'rail-top':
    case 'rail-top-rest':
      return t.parts(`event.${event.kind}`, { ball: [event.ball], rail: event.rail })
    case 'line':
      return t.parts('event.line', { ball: [event.ball], line: event.line })
    case 'pocket-lip':
    case 'pocketed':
    case 'pocket-return':
    case 'drop':
      return t.parts(`event.${event.kind}`, { ball: [event.ball], pocket: event.pocket })
    case 'touch-pocketed':
      return t.parts('event.touch-pocketed', { a: [event.ball], b: [event.pocketed] })
    case 'motion':
      return t.parts('event.motion', { ball: [event.ball], to: event.to })
    case 'rest':
      return t.parts('event.rest')
    default:
      return t.parts(`event.${event.kind}`, { ball: [event.ball] })
  }
}
