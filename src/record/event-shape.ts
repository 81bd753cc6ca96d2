import * as v from 'valibot'
import type { ShotEvent } from '../shot/index.ts'
import { CUSHION_IDS, LINE_IDS, RAIL_IDS } from '../table/index.ts'
import { ballId, number, pocketId, triple } from './shapes.ts'

const kinematics = v.exactOptional(v.record(ballId, v.strictObject({ r: triple, v: triple, w: triple })))

const ball = ballId
const rail = v.picklist(RAIL_IDS)
const pocket = pocketId
const speed = number

/** What every event has; kinematics only when they were reported. */
const common = { t: number, before: kinematics, after: kinematics }

function event<Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, fields: Entries) {
  return v.strictObject({ ...common, kind: v.literal(kind), ...fields })
}

const tip = event('tip', {
  ball,
  contact: v.pipe(number, v.integer(), v.minValue(1)),
  duration: number,
  miscue: v.exactOptional(v.literal(true)),
  cue: v.exactOptional(v.strictObject({ before: number, after: number })),
})

const ballRail = event('ball-rail', {
  ball,
  rail,
  cushion: v.picklist(CUSHION_IDS),
  part: v.picklist(['nose', 'jaw']),
  speed,
})

/** One event of a shot, as physics writes it and people may write it by hand. */
export const eventShape = v.variant('kind', [
  tip,
  event('stick', { ball, part: v.picklist(['ferrule', 'shaft', 'butt', 'side']) }),
  event('ball-ball', { a: ball, b: ball, speed }),
  ballRail,
  event('left-rail', { ball, rail }),
  event('motion', { ball, to: v.picklist(['sliding', 'rolling', 'spinning', 'resting', 'airborne']) }),
  event('bounce', { ball, speed }),
  event('line', { ball, line: v.picklist(LINE_IDS), direction: v.picklist(['+', '-']) }),
  event('pocket-lip', { ball, pocket }),
  event('pocketed', { ball, pocket }),
  event('pocket-return', { ball, pocket }),
  event('touch-pocketed', { ball, pocketed: ballId }),
  event('rail-top', { ball, rail }),
  event('rail-top-rest', { ball, rail }),
  event('returned', { ball, after: v.picklist(['rail-top', 'person', 'object']) }),
  event('off-table', { ball }),
  event('drop', { ball, pocket, stood: number }),
  event('touched', { ball, by: v.picklist(['A', 'B', 'outsider']) }),
  event('rest', {}),
])

export const eventsShape = v.array(eventShape)

/** The shape and the type of the vocabulary say the same: this fails to compile when they part. */
export function asEvents(events: v.InferOutput<typeof eventsShape>): readonly ShotEvent[] {
  return events
}
