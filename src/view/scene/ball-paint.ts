import { type BallId, ballNumber } from '../../table/index.ts'
import type { BallLook } from '../table-view.ts'
import type { Triple } from './triple.ts'

/** Linear albedo of the standard colours, by number; 9 to 15 wear 1 to 7 as a stripe. */
const PAINTS: readonly Triple[] = [
  [0.86, 0.8, 0.66],
  [0.9, 0.5, 0.03],
  [0.02, 0.06, 0.36],
  [0.66, 0.03, 0.02],
  [0.11, 0.02, 0.24],
  [0.88, 0.19, 0.015],
  [0.01, 0.19, 0.07],
  [0.27, 0.012, 0.018],
  [0.012, 0.012, 0.013],
]

/** Siberian Ten: ivory, and a dark red cue ball. */
const SIBERIAN = { cue: [0.2, 0.012, 0.012], other: [0.86, 0.79, 0.62] } as const

export function ballPaint(ball: BallId, look: BallLook): Triple {
  if (look === 'siberian') return ball === 'cue' ? SIBERIAN.cue : SIBERIAN.other
  const number = ballNumber(ball)
  return PAINTS[number > 8 ? number - 8 : number]!
}
