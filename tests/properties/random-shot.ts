import fc from 'fast-check'
import { type BallStart, DEFAULT_PARAMETERS, type ShotRequest } from '../../src/physics/index.ts'
import { BALL_IDS, makeTable, TABLE_SPECS } from '../../src/table/index.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const SPEC = TABLE_SPECS['9ft']
const TABLE = makeTable(SPEC, R)
const MOST_X = SPEC.length / 2 - TABLE.contactDistance
const MOST_Y = SPEC.width / 2 - TABLE.contactDistance

/** Where one more ball may lie: anywhere, near or against another ball, against a rail. */
interface Spot {
  readonly kind: 'anywhere' | 'touching' | 'near' | 'railed'
  readonly a: number
  readonly b: number
}

const spot: fc.Arbitrary<Spot> = fc.record({
  kind: fc.constantFrom('anywhere', 'anywhere', 'touching', 'near', 'railed'),
  a: fc.double({ min: 0, max: 1, noNaN: true }),
  b: fc.double({ min: 0, max: 1, noNaN: true }),
})

function place({ kind, a, b }: Spot, balls: readonly BallStart[]): { x: number; y: number } {
  const last = balls[Math.floor(a * balls.length)]
  if (last !== undefined && (kind === 'touching' || kind === 'near')) {
    const turn = 2 * Math.PI * b
    const reach = 2 * R + (kind === 'near' ? 1e-4 * ((a * 1e4) % 1) : 0)
    return { x: last.x + reach * Math.cos(turn), y: last.y + reach * Math.sin(turn) }
  }
  const x = (2 * a - 1) * MOST_X
  const y = (2 * b - 1) * MOST_Y
  return kind === 'railed' ? { x, y: Math.sign(y) * MOST_Y } : { x, y }
}

/** Balls of the spots that fit: on the bed, clear of pockets and of each other. */
function layOut(spots: readonly Spot[]): BallStart[] {
  const balls: BallStart[] = []
  for (const one of spots) {
    const { x, y } = place(one, balls)
    const inside = Math.abs(x) <= MOST_X && Math.abs(y) <= MOST_Y
    const mouth = Math.abs(y) > MOST_Y - 0.02 && (Math.abs(x) < 0.1 || Math.abs(x) > MOST_X - 0.1)
    const free = balls.every((other) => (other.x - x) ** 2 + (other.y - y) ** 2 >= (2 * R - 1e-10) ** 2)
    if (inside && !mouth && free) balls.push({ id: BALL_IDS[balls.length]!, x, y })
  }
  return balls.length > 0 ? balls : [{ id: 'cue', x: 0, y: 0 }]
}

const stroke = fc
  .record({
    speed: fc.double({ min: 0.05, max: 9, noNaN: true }),
    // Multiples of 2^-36: 180 - d is exact.
    directionDeg: fc.integer({ min: 0, max: 360 * 2 ** 36 }).map((n) => n / 2 ** 36),
    elevationDeg: fc.oneof(
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.double({ min: 0, max: 8, noNaN: true }) },
      { weight: 1, arbitrary: fc.double({ min: 8, max: 80, noNaN: true }) },
    ),
    offset: fc.double({ min: 0, max: 0.55, noNaN: true }),
    clock: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ offset, clock, ...rest }) => ({
    ...rest,
    tip: { side: offset * Math.cos(2 * Math.PI * clock), height: offset * Math.sin(2 * Math.PI * clock) },
  }))

/** Any shot: one to fifteen balls, frozen groups included, all speeds, offsets and elevations, either fidelity. */
export const anyShot: fc.Arbitrary<ShotRequest> = fc
  .record({
    spots: fc.array(spot, { minLength: 1, maxLength: 15 }),
    stroke,
    fidelity: fc.constantFrom('full', 'bed-only'),
  })
  .map(({ spots, stroke: chosen, fidelity }) => ({
    table: SPEC,
    parameters: DEFAULT_PARAMETERS,
    balls: layOut(spots),
    stroke: chosen,
    fidelity,
    report: { kinematics: true, paths: true },
  }))
