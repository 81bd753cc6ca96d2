import { describe, expect, test } from 'vitest'
import {
  BALL_PRESETS,
  CLOTH_PRESETS,
  DEFAULT_EQUIPMENT,
  DEFAULT_PARAMETERS,
  equipmentOf,
  parameterFault,
  parametersOf,
  type ShotRequest,
  simulateShot,
} from '../../../src/physics/index.ts'
import { readParameters } from '../../../src/record/parameters-shape.ts'
import { TABLE_SPECS } from '../../../src/table/index.ts'

const ALL = CLOTH_PRESETS.flatMap(({ id: cloth }) => BALL_PRESETS.map(({ id: balls }) => ({ cloth, balls })))

function roll(parameters: ShotRequest['parameters'], more: Partial<ShotRequest> = {}) {
  const played = simulateShot({
    table: TABLE_SPECS['9ft'],
    parameters,
    balls: [{ id: 'cue', x: 0, y: 0, v: [1, 0, 0], w: [0, 1 / parameters.ballRadius, 0] }],
    fidelity: 'full',
    unbounded: true,
    ...more,
  })
  if (!played.ok) throw new Error(played.error.message)
  return played.value
}

test('the default equipment is the default parameters', () => {
  expect(parametersOf(DEFAULT_EQUIPMENT)).toEqual(DEFAULT_PARAMETERS)
  expect(equipmentOf(DEFAULT_PARAMETERS)).toEqual(DEFAULT_EQUIPMENT)
})

describe.each(ALL)('cloth $cloth, balls $balls', (equipment) => {
  const parameters = parametersOf(equipment)

  test('is in range, has its pairs together and is known again', () => {
    expect(parameterFault(parameters)).toBeNull()
    expect(equipmentOf(parameters)).toEqual(equipment)
    expect(equipmentOf(JSON.parse(JSON.stringify(parameters)) as typeof parameters)).toEqual(equipment)
    // A document that names only what differs comes back to the same.
    const { ballRestitution, slidingFriction } = parameters
    const read = readParameters({ ballRestitution, slidingFriction })
    expect(parameters.hertzDamping).toBe(ballRestitution === 0.95 ? 0.03689 : read.hertzDamping)
    expect(parameters.slateFriction).toBe(read.slateFriction)
  })
})

test('a turned value is no preset any more', () => {
  expect(equipmentOf({ ...DEFAULT_PARAMETERS, rollingFriction: 0.0101 })).toEqual({
    cloth: null,
    balls: 'clean',
  })
  const { a, b } = DEFAULT_PARAMETERS.ballFriction as { a: number; b: number }
  expect(equipmentOf({ ...DEFAULT_PARAMETERS, ballFriction: { a, b, c: 1 } }).balls).toBeNull()
})

test('a faster cloth carries a rolling ball further: v^2 / (2 mu_r g)', () => {
  for (const { id: cloth, parameters } of CLOTH_PRESETS) {
    const ball = roll(parametersOf({ cloth, balls: 'clean' })).layout.cue!
    expect(ball[0]).toBeCloseTo(1 / (2 * parameters.rollingFriction * 9.81), 6)
  }
})

test('dirty balls throw more, and every set has a hash of its own', () => {
  const hashes = new Set<string>()
  const throws = BALL_PRESETS.map(({ id: balls }) => {
    const { events, hash } = roll(parametersOf({ cloth: 'worsted-used', balls }), {
      balls: [
        { id: 'cue', x: 0, y: 0, v: [1, 0, 0] },
        { id: '1', x: 0.05 * Math.sqrt(0.75), y: 0.028575 },
      ].map((ball) => (ball.id === 'cue' ? { ...ball, x: -0.3 } : ball)) as ShotRequest['balls'],
      report: { kinematics: true },
    })
    hashes.add(hash)
    const [vx, vy] = events.find(({ kind }) => kind === 'ball-ball')!.after!['1']!.v
    return Math.atan2(vx, vy)
  })
  const [clean, dirty, clinging] = throws
  expect(dirty!).toBeGreaterThan(clean! + 0.005)
  expect(clinging!).toBeGreaterThan(dirty! + 0.005)
  expect(hashes.size).toBe(BALL_PRESETS.length)
})
