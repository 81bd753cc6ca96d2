import { describe, expect, test } from 'vitest'
import {
  type CushionEdge,
  makeTable,
  POCKET_IDS,
  type Point,
  railGap,
  TABLE_NAMES,
  TABLE_SPECS,
  type TableSpec,
} from '../../src/table/index.ts'

const R = 0.028575
const nineFoot = makeTable(TABLE_SPECS['9ft'], R)

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

describe('nine-foot table by the WPA measures', () => {
  const [long, short] = nineFoot.pockets.FL.jaws
  const [head, foot] = nineFoot.pockets.SL.jaws
  const rows: [string, Point, number, number][] = [
    ['corner: sharp tip of the long rail', long.sharpTip, 1.188055, 0.635],
    ['corner: sharp tip of the short rail', short.sharpTip, 1.27, 0.553055],
    ['corner: arc start, long', long.tip.from, 1.187022, 0.635],
    ['corner: arc end, long', long.tip.to, 1.188869, 0.635636],
    ['corner: arc centre, long', long.tip.centre, 1.187022, 0.638],
    ['corner: arc start, short', short.tip.from, 1.27, 0.552022],
    ['corner: arc end, short', short.tip.to, 1.270636, 0.553869],
    ['corner: arc centre, short', short.tip.centre, 1.273, 0.552022],
    ['corner: back end, long', long.end.at, 1.253076, 0.6858],
    ['corner: back end, short', short.end.at, 1.3208, 0.618076],
    ['corner: middle of the mouth', nineFoot.pockets.FL.mouth, 1.229028, 0.594028],
    ['corner: drop circle', nineFoot.pockets.FL.centre, 1.303115, 0.668115],
    ['side: sharp tip, head', head.sharpTip, -0.064294, 0.635],
    ['side: sharp tip, foot', foot.sharpTip, 0.064294, 0.635],
    ['side: arc start', head.tip.from, -0.066638, 0.635],
    ['side: arc end', head.tip.to, -0.063727, 0.637274],
    ['side: arc centre', head.tip.centre, -0.066638, 0.638],
    ['side: back end, head', head.end.at, -0.051628, 0.6858],
    ['side: back end, foot', foot.end.at, 0.051628, 0.6858],
    ['side: middle of the mouth', nineFoot.pockets.SL.mouth, 0, 0.635],
    ['side: drop circle', nineFoot.pockets.SL.centre, 0, 0.709612],
  ]
  test.each(rows)('%s', (_name, point, x, y) => {
    expect(Math.abs(point[0] - x)).toBeLessThan(1e-6)
    expect(Math.abs(point[1] - y)).toBeLessThan(1e-6)
  })

  test('drop points on the axes', () => {
    const { FL, SL } = nineFoot.pockets
    expect(FL.centre[0] - FL.holeRadius * Math.SQRT1_2).toBeCloseTo(1.258213, 5)
    expect(SL.centre[1] - SL.holeRadius).toBeCloseTo(0.639763, 6)
    expect([FL.supportRadius, SL.supportRadius]).toEqual([0.0635 + 0.0048, 0.06985 + 0.0048])
  })

  test('throats are 95.78 mm and 103.26 mm (Alciatore TP B.15)', () => {
    expect(Math.abs(distance(long.end.at, short.end.at) - 0.09578)).toBeLessThan(1e-5)
    expect(Math.abs(distance(head.end.at, foot.end.at) - 0.10326)).toBeLessThan(1e-5)
  })

  test('a ball on the cloth touches a nose 27.5137 mm before it', () => {
    expect(Math.abs(nineFoot.contactDistance - 0.0275137)).toBeLessThan(1e-7)
    expect(nineFoot.noseHeight).toBeCloseTo(0.03629, 5)
    expect(Math.abs(railGap(nineFoot, [1.2424863, 0.1], 'foot'))).toBeLessThan(1e-7)
    expect(Math.abs(railGap(nineFoot, [-0.5, 0.6074863], 'left'))).toBeLessThan(1e-7)
    expect(railGap(nineFoot, [0.4, 0])).toBeCloseTo(0.6074863, 6)
  })
})

const ends = (edge: CushionEdge): readonly [Point, Point] =>
  edge.shape === 'point' ? [edge.at, edge.at] : [edge.from, edge.to]

const ODD_SPEC: TableSpec = {
  ...TABLE_SPECS['7ft'],
  cornerMouth: 0.127,
  cornerTipRadius: 0.021,
  sideTipRadius: 0.008,
  cornerCutDeg: 141.3,
}

describe.each([
  ...TABLE_NAMES.map((name) => [name, TABLE_SPECS[name]] as const),
  ['odd bar table', ODD_SPEC] as const,
])('%s', (_name, spec) => {
  const table = makeTable(spec, R)

  test('every cushion is one unbroken chain from back end to back end', () => {
    for (let start = 0; start < table.edges.length; start += 7) {
      const chain = table.edges.slice(start, start + 7)
      expect(chain.map((edge) => edge.shape)).toEqual([
        'point',
        'line',
        'arc',
        'line',
        'arc',
        'line',
        'point',
      ])
      expect(new Set(chain.map((edge) => edge.cushion)).size).toBe(1)
      expect(chain.map((edge) => edge.part)).toEqual(['jaw', 'jaw', 'jaw', 'nose', 'jaw', 'jaw', 'jaw'])
      for (let i = 0; i < 6; i++) {
        const apart = Math.min(
          ...ends(chain[i]!).flatMap((a) => ends(chain[i + 1]!).map((b) => distance(a, b))),
        )
        expect(apart).toBeLessThan(1e-12)
      }
    }
    expect(table.edges.length).toBe(42)
  })

  test('arcs are tangent to nose and facing', () => {
    for (const id of POCKET_IDS) {
      for (const { tip, facing } of table.pockets[id].jaws) {
        expect(Math.abs(distance(tip.centre, tip.from) - tip.radius)).toBeLessThan(1e-12)
        expect(Math.abs(distance(tip.centre, tip.to) - tip.radius)).toBeLessThan(1e-12)
        const radial = [tip.to[0] - tip.centre[0], tip.to[1] - tip.centre[1]] as const
        const along = [facing.to[0] - facing.from[0], facing.to[1] - facing.from[1]] as const
        expect(Math.abs(radial[0] * along[0] + radial[1] * along[1])).toBeLessThan(1e-12)
        expect(radial[0] * facing.normal[0] + radial[1] * facing.normal[1]).toBeCloseTo(tip.radius, 12)
      }
    }
  })

  test('every line has a unit normal into play, square to it', () => {
    for (const edge of table.edges) {
      if (edge.shape !== 'line') continue
      const [x, y] = edge.normal
      expect(Math.abs(Math.hypot(x, y) - 1)).toBeLessThan(1e-14)
      const along = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]] as const
      expect(Math.abs(along[0] * x + along[1] * y)).toBeLessThan(1e-12)
      const inPlay: Point = edge.pocket === null ? [0, 0] : table.pockets[edge.pocket].mouth
      expect((inPlay[0] - edge.from[0]) * x + (inPlay[1] - edge.from[1]) * y).toBeGreaterThan(0)
    }
  })

  test.each([
    ['x', -1, 1],
    ['y', 1, -1],
  ] as const)('is its own image under %s -> -%s to the bit', (_axis, sx, sy) => {
    const text = (point: Point) => `${point[0] + 0},${point[1] + 0}`
    const image = (point: Point): Point => [sx * point[0] + 0, sy * point[1] + 0]
    const key = (edge: CushionEdge, map: (point: Point) => Point) => {
      const places = ends(edge).map((point) => text(map(point)))
      const extra =
        edge.shape === 'line' ? text(map(edge.normal)) : edge.shape === 'arc' ? text(map(edge.centre)) : ''
      return [edge.shape, edge.part, ...places.sort(), extra].join(' ')
    }
    const own = table.edges.map((edge) => key(edge, (point) => point)).sort()
    expect(table.edges.map((edge) => key(edge, image)).sort()).toEqual(own)
    const circles = POCKET_IDS.map((id) => text(table.pockets[id].centre)).sort()
    expect(POCKET_IDS.map((id) => text(image(table.pockets[id].centre))).sort()).toEqual(circles)
  })
})

test('a jaw belongs to the rail whose nose ends there', () => {
  for (const id of POCKET_IDS) {
    for (const jaw of nineFoot.pockets[id].jaws) {
      const nose = nineFoot.edges.find((edge) => edge.part === 'nose' && edge.cushion === jaw.cushion)!
      expect(nose.rail).toBe(jaw.rail)
      expect(Math.min(...ends(nose).map((point) => distance(point, jaw.tip.from)))).toBe(0)
    }
  }
  expect(nineFoot.pockets.FR.jaws.map((jaw) => jaw.cushion)).toEqual(['right-foot', 'foot'])
  expect(nineFoot.pockets.SR.jaws.map((jaw) => jaw.cushion)).toEqual(['right-head', 'right-foot'])
})
