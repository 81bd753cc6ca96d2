import { cosDeg, sinDeg } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS, type ShotRequest } from '../../../src/physics/index.ts'
import { readReviewDocument, reviewShot } from '../../../src/review/index.ts'
import { type ReviewedShot, reviewedShot } from '../../../src/ui/index.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const AT = { x: 0.25, y: 0.05 }
const LATER = 0.0006

/** The cue ball meets the 4 a little before the 1, which lies `later` metres farther on: the thin split hit. */
export function splitHitDocument(later = LATER) {
  const [dx, dy] = [2 * R * cosDeg(52), 2 * R * sinDeg(52)]
  const balls: ShotRequest['balls'] = [
    { id: 'cue', x: -0.75, y: AT.y },
    { id: '1', x: AT.x + later + dx, y: AT.y - dy },
    { id: '4', x: AT.x + dx, y: AT.y + dy },
    { id: '9', x: 0.8, y: -0.15 },
  ]
  return {
    format: 1,
    shot: { format: 1, balls, stroke: { speed: 1.6, directionDeg: 0 } },
    rule: { ruleset: 'nine-ball', state: { shooter: 'A', shot: 'ordinary' } },
  }
}

export function splitHit(later = LATER): ReviewedShot {
  const document = readReviewDocument(splitHitDocument(later))
  if (!document.ok) throw new Error(document.error.code)
  const { task } = document.value
  const review = reviewShot(task)
  if (!review.ok) throw new Error(review.error.code)
  return reviewedShot(task, review.value, {
    origin: { kind: 'editor' },
    names: {},
    number: null,
    shots: null,
  })
}
