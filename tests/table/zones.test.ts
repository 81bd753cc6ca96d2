import { describe, expect, test } from 'vitest'
import {
  bedFault,
  edgeDistance,
  inKitchen,
  makeTable,
  mouthAt,
  type Point,
  railGap,
  supportMargin,
  TABLE_SPECS,
  type TableSpec,
  tableLines,
  tableSights,
  tableSpots,
  validateTableSpec,
} from '../../src/table/index.ts'

const R = 0.028575
const spec = TABLE_SPECS['9ft']
const table = makeTable(spec, R)

describe('zones', () => {
  test('the head string itself is not kitchen', () => {
    expect(inKitchen(spec, [-0.635, 0])).toBe(false)
    expect(inKitchen(spec, [-0.635 - 1e-12, 0.3])).toBe(true)
    expect(inKitchen(spec, [0.5, 0])).toBe(false)
  })

  const rows: [string, Point, ReturnType<typeof bedFault>][] = [
    ['centre', [0, 0], null],
    ['frozen to the foot rail, as printed', [1.2424863, 0.2], null],
    ['10 um into the foot rail', [1.2424963, 0.2], 'in-cushion'],
    ['centre over the nose of the foot rail', [1.27, 0.2], 'in-cushion'],
    ['in the rubber, far from every edge', [1.31, 0.2], 'off-bed'],
    ['on the floor', [3, 0], 'off-bed'],
    ['hanging in the corner pocket', [1.253, 0.618], null],
    ['over the corner hole', [1.2582, 0.6232], 'in-pocket'],
    ['between the jaws of the side pocket', [0, 0.63], null],
    ['over the side hole', [0, 0.6401], 'in-pocket'],
    ['touching a corner jaw', [1.18, 0.62], 'in-cushion'],
    ['behind a pocket', [1.4, 0.75], 'off-bed'],
  ]
  test.each(rows)('%s', (_name, point, fault) => {
    expect(bedFault(table, point)).toBe(fault)
  })

  test('a mouth begins at the line between the tips', () => {
    expect(mouthAt(table, [1.2291, 0.5941])).toBe('FL')
    expect(mouthAt(table, [1.2289, 0.5939])).toBeNull()
    expect(mouthAt(table, [-1.2291, -0.5941])).toBe('HR')
    expect(mouthAt(table, [0, -0.6351])).toBe('SR')
    expect(mouthAt(table, [0.2, -0.64])).toBeNull()
  })

  test('the slate carries a ball up to R_h + rho_e from the middle of the hole', () => {
    const { FL, SL } = table.pockets
    expect(supportMargin(SL, [0, SL.centre[1] - SL.supportRadius])).toBeCloseTo(0, 12)
    expect(supportMargin(SL, [0, SL.centre[1] - SL.supportRadius - 1e-4])).toBeCloseTo(1e-4, 12)
    expect(supportMargin(FL, [1.253, 0.618])).toBeCloseTo(Math.hypot(0.050115, 0.050115) - 0.0683, 5)
  })
})

describe('distance from an edge', () => {
  test('agrees with the nearest of 20,000 points of the edge', () => {
    const points: Point[] = [
      [1.2, 0.6],
      [1.15, 0.61],
      [0.07, 0.6],
      [1.25, 0.62],
      [-0.3, 0.1],
      [1.26, 0.5],
    ]
    for (const edge of table.edges) {
      if (edge.pocket !== 'FL' && edge.cushion !== 'left-foot') continue
      for (const point of points) expect(edgeDistance(edge, point)).toBeCloseTo(sampled(edge, point), 6)
    }
  })

  test('the gap to a named rail counts its jaws', () => {
    expect(railGap(table, [1.18, 0.58], 'left')).toBeLessThan(railGap(table, [1.18, 0.58], 'right'))
    expect(railGap(table, [1.25, 0.6], 'foot')).toBeLessThan(0.03)
  })
})

function sampled(edge: (typeof table.edges)[number], point: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i <= 20_000; i++) {
    const at = edgePoint(edge, i / 20_000)
    least = Math.min(least, Math.hypot(point[0] - at[0], point[1] - at[1]))
  }
  return least
}

function edgePoint(edge: (typeof table.edges)[number], share: number): Point {
  if (edge.shape === 'point') return edge.at
  const x = edge.from[0] + (edge.to[0] - edge.from[0]) * share
  const y = edge.from[1] + (edge.to[1] - edge.from[1]) * share
  if (edge.shape === 'line') return [x, y]
  const size = Math.hypot(x - edge.centre[0], y - edge.centre[1])
  const grow = edge.radius / size
  return [edge.centre[0] + (x - edge.centre[0]) * grow, edge.centre[1] + (y - edge.centre[1]) * grow]
}

describe('lines, spots, sights', () => {
  test('positions on a nine-foot table', () => {
    expect(Object.values(tableLines(spec)).map((line) => line.at)).toEqual([-0.635, 0, 0.635, 0])
    expect(tableSpots(spec)).toEqual({ head: [-0.635, 0], centre: [0, 0], foot: [0.635, 0] })
  })

  test('18 sights at L/8 and W/4, none at a side pocket', () => {
    const sights = tableSights(spec)
    expect(sights.length).toBe(18)
    expect(sights.filter((s) => s.rail === 'left').map((s) => s.at[0])).toEqual([
      -0.9525, -0.635, -0.3175, 0.3175, 0.635, 0.9525,
    ])
    const foot = sights.filter((s) => s.rail === 'foot').map((s) => s.at)
    expect(foot.map(([, y]) => y)).toEqual([0.3175, 0, -0.3175])
    for (const [x] of foot) expect(x).toBeCloseTo(1.3637, 12)
  })
})

describe('specs that make no table', () => {
  const rows: [string, Partial<TableSpec>, string, keyof TableSpec][] = [
    ['not a number', { length: Number.NaN }, 'table-spec-range', 'length'],
    ['infinite', { railWidth: Number.POSITIVE_INFINITY }, 'table-spec-range', 'railWidth'],
    ['a huge bed', { length: 60 }, 'table-spec-range', 'length'],
    ['wider than long', { width: 2.6 }, 'table-spec-shape', 'width'],
    ['a mouth no ball passes', { cornerMouth: 0.07 }, 'table-spec-shape', 'cornerMouth'],
    ['a side pocket no ball passes', { sideMouth: 0.08 }, 'table-spec-shape', 'sideMouth'],
    [
      'a rail narrower than its rubber',
      { railWidth: 0.06, cushionDepth: 0.07 },
      'table-spec-shape',
      'railWidth',
    ],
    ['sights off the rail', { sightInset: 0.2 }, 'table-spec-shape', 'sightInset'],
    ['no cushion left', { length: 0.81, width: 0.5, sideMouth: 0.3 }, 'table-spec-shape', 'length'],
  ]
  test.each(rows)('%s', (_name, change, code, path) => {
    const result = validateTableSpec({ ...spec, ...change }, R)
    expect(result.ok ? null : [result.error.code, result.error.path]).toEqual([code, path])
  })

  test('the three sizes are accepted', () => {
    for (const size of Object.values(TABLE_SPECS)) expect(validateTableSpec(size, R).ok).toBe(true)
    const wideBalls = validateTableSpec(spec, 0.06)
    expect(wideBalls.ok).toBe(false)
  })
})
