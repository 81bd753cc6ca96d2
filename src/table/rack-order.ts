import { Random } from '../math/index.ts'
import type { ObjectBallId } from './ball-set.ts'

/**
 * `nine-ball` is a diamond of rows 1-2-3-2-1, `ten-ball` (also Siberian) and `fifteen` triangles; `fourteen` is the
 * triangle of 14.1 with its apex vacant.
 */
export const RACK_KINDS = ['nine-ball', 'ten-ball', 'siberian', 'eight-ball', 'fifteen', 'fourteen'] as const
export type RackKind = (typeof RACK_KINDS)[number]

const FIFTEEN: readonly ObjectBallId[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
]

/** Balls that a rack is made of, ascending. */
export function rackBalls(kind: RackKind): readonly ObjectBallId[] {
  if (kind === 'nine-ball') return FIFTEEN.slice(0, 9)
  if (kind === 'ten-ball' || kind === 'siberian') return FIFTEEN.slice(0, 10)
  return FIFTEEN
}

/** A random order with some balls held at their places. */
function withFixed(balls: readonly ObjectBallId[], held: ReadonlyMap<number, ObjectBallId>, random: Random) {
  const fixed = new Set(held.values())
  const others = random.shuffle(balls.filter((ball) => !fixed.has(ball)))
  return balls.map((_, place) => held.get(place) ?? others.shift()!)
}

/** Eight-ball: the 8 in the middle, one low and one high ball on the back corners, others random (WPA 3.2). */
function eightBallOrder(random: Random): ObjectBallId[] {
  const low = FIFTEEN[random.int(7)]!
  const high = FIFTEEN[8 + random.int(7)]!
  const [left, right] = random.shuffle([low, high])
  return withFixed(
    FIFTEEN,
    new Map([
      [4, '8'],
      [10, left!],
      [14, right!],
    ]),
    random,
  )
}

/**
 * Numbers in rack order: apex first, row by row, each row from the left as seen from the head. Nine-ball: 1 at the
 * apex, 9 in the centre (WPA 2.2); ten-ball: 1 at the apex, 10 in the middle of row 3 (WPA 9.2); eight-ball by
 * WPA 3.2; Siberian and 14.1 wholly random. `fourteen` gives 15 numbers of which the first is the ball left out.
 */
export function rackOrder(kind: RackKind, seed: number): readonly ObjectBallId[] {
  const random = Random.fromSeed(seed, 1)
  const balls = rackBalls(kind)
  switch (kind) {
    case 'nine-ball':
      return withFixed(
        balls,
        new Map([
          [0, '1'],
          [4, '9'],
        ]),
        random,
      )
    case 'ten-ball':
      return withFixed(
        balls,
        new Map([
          [0, '1'],
          [4, '10'],
        ]),
        random,
      )
    case 'eight-ball':
      return eightBallOrder(random)
    default:
      return random.shuffle(balls)
  }
}
