import { describe, expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { nearestEdgePoint } from '../../src/review/evidence/nearest-edge-point.ts'
import {
  ballAt,
  contactOrder,
  contactPose,
  frozenMarks,
  gapBetween,
  gapToRail,
  kitchenCrossings,
  type Review,
  railPose,
  railProgress,
  reviewShot,
  stickMotion,
  tipContacts,
} from '../../src/review/index.ts'
import { disputeOf } from '../../src/scenarios/index.ts'
import type { ShotEvent } from '../../src/shot/index.ts'
import { edgeDistance, makeTable, type Point, RAIL_IDS, TABLE_SPECS } from '../../src/table/index.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const TABLE = makeTable(TABLE_SPECS['9ft'], R)

function reviewed(id: string): Review {
  const { shot, rule, acts = [] } = disputeOf(id)!
  const review = reviewShot({ shot, rule, acts })
  if (!review.ok) throw new Error(review.error.message)
  return review.value
}

const kinds = (review: Review, kind: ShotEvent['kind']): number[] =>
  review.toRule.events.flatMap((event, k) => (event.kind === kind ? [k] : []))

describe('order of contacts', () => {
  const ball = (t: number, a: string, b: string) => ({ t, kind: 'ball-ball', a, b, speed: 1 }) as ShotEvent

  test('numbers them; what is simultaneous shares a number', () => {
    const events = [
      ball(1, 'cue', '2'),
      { t: 1.2, kind: 'bounce', ball: 'cue', speed: 1 } as const,
      ball(1.5, '2', '3'),
      ball(2, 'cue', '4'),
      ball(2, 'cue', '5'),
      ball(3, 'cue', '2'),
    ]
    const order = contactOrder(events, 1e-9)
    expect(order.map(({ event, number, cueNumber, after }) => [event, number, cueNumber, after])).toEqual([
      [0, 1, 1, null],
      [2, 2, null, 0.5],
      [3, 3, 2, 0.5],
      [4, 3, 2, 0],
      [5, 4, 3, 1],
    ])
  })

  test('a split hit: the 2 before the 1, by the margin of the ruling', () => {
    const { toRule, ruling } = reviewed('split-hit-wrong-ball-first')
    const [first, second] = contactOrder(toRule.events, toRule.options.simultTol)
    expect([first!.b, second!.b]).toEqual(['2', '1'])
    expect(second!.after).toBe(ruling.evidence[0]!.margin!.seconds)
  })
})

describe('gaps', () => {
  test('at a contact the gap is nothing, between the contacts what the places say', () => {
    const { result, toRule } = reviewed('split-hit-wrong-ball-first')
    for (const k of kinds(reviewed('split-hit-wrong-ball-first'), 'ball-ball')) {
      const event = toRule.events[k] as Extract<ShotEvent, { kind: 'ball-ball' }>
      expect(Math.abs(gapBetween(result.paths, R, event.a, event.b, event.t)!)).toBeLessThan(1e-8)
    }
    const [cue, one] = [ballAt(result.paths, 'cue', 0.3)!.r, ballAt(result.paths, '1', 0.3)!.r]
    const distance = Math.hypot(cue[0]! - one[0]!, cue[1]! - one[1]!, cue[2]! - one[2]!)
    expect(gapBetween(result.paths, R, 'cue', '1', 0.3)).toBeCloseTo(distance - 2 * R, 12)
  })

  test('the ball that did not reach the rail: its least gap is the margin of the ruling', () => {
    const { result, ruling } = reviewed('break-three-balls-to-a-rail')
    const [entry] = ruling.evidence
    const driven = entry!.params!.balls as readonly string[]
    const balls = result.paths.balls.filter((ball) => ball !== 'cue' && !driven.includes(ball))
    const at = (ball: (typeof balls)[number]) => gapToRail(result.paths, TABLE, ball, result.duration)!
    expect(Math.min(...balls.map(at))).toBeCloseTo(entry!.margin!.metres!, 5)
  })

  test('a ball that is down has no gap', () => {
    const { result } = reviewed('scratch-with-the-nine')
    expect(gapBetween(result.paths, R, 'cue', '9', result.duration)).toBeNull()
    expect(gapToRail(result.paths, TABLE, '9', result.duration)).toBeNull()
    expect(gapBetween(result.paths, R, 'cue', '15', 0)).toBeNull()
    expect(gapToRail(result.paths, TABLE, 'cue', 0)).toBeGreaterThan(0)
  })
})

describe('the pose of the contact camera', () => {
  test('two balls: midway, along the line of centres, the gap opening with time', () => {
    const { result, toRule } = reviewed('split-hit-wrong-ball-first')
    const event = toRule.events.find(({ kind }) => kind === 'ball-ball')!
    const pose = contactPose(event, result.paths, TABLE)!
    const [a, b] = [ballAt(result.paths, 'cue', event.t)!.r, ballAt(result.paths, '2', event.t)!.r]
    expect(Math.abs(pose.gap)).toBeLessThan(1e-8)
    expect(Math.hypot(...pose.normal)).toBeCloseTo(1, 12)
    for (const axis of [0, 1, 2]) {
      expect(pose.midpoint[axis]).toBeCloseTo((a[axis]! + b[axis]!) / 2, 12)
      expect(pose.normal[axis]).toBeCloseTo((b[axis]! - a[axis]!) / (2 * R), 6)
    }
    expect(contactPose(event, result.paths, TABLE, event.t - 0.001)!.gap).toBeGreaterThan(5e-4)
  })

  test('ball and rail: square to the nose', () => {
    const { result, toRule } = reviewed('rail-first-no-rail-after')
    const event = toRule.events.find(({ kind }) => kind === 'ball-rail')!
    const pose = contactPose(event, result.paths, TABLE)!
    expect(pose).toMatchObject({ ball: 'cue', with: 'left' })
    expect(Math.abs(pose.gap)).toBeLessThan(1e-8)
    expect(pose.normal).toEqual([expect.closeTo(0, 12), expect.closeTo(1, 12), 0])
    expect(pose.midpoint[1]).toBeCloseTo(TABLE.spec.width / 2, 8)
  })

  test('a jaw: towards its nearest point', () => {
    const { result, toRule } = reviewed('rattle-in-the-jaws')
    const jaws = toRule.events.filter((event) => event.kind === 'ball-rail' && event.part === 'jaw')
    expect(jaws.length).toBeGreaterThan(1)
    for (const event of jaws)
      expect(Math.abs(contactPose(event, result.paths, TABLE)!.gap)).toBeLessThan(1e-7)
  })

  test('none for other events, or for a ball that is gone', () => {
    const { result, toRule } = reviewed('scratch-with-the-nine')
    expect(contactPose(toRule.events[0]!, result.paths, TABLE)).toBeNull()
    const contact = toRule.events.find(({ kind }) => kind === 'ball-ball')!
    expect(contactPose(contact, result.paths, TABLE, result.duration)).toBeNull()
    expect(railPose(result.paths, TABLE, '9', 'left', result.duration)).toBeNull()
  })

  test('the nearest point of a rail is as far as the table says', () => {
    for (const rail of RAIL_IDS) {
      for (const point of [
        [0.3, 0.2],
        [1.2, 0.58],
        [0.05, -0.62],
        [-1.24, 0.61],
      ] as Point[]) {
        const nearest = nearestEdgePoint(TABLE, point, rail)
        const edges = TABLE.edges.filter((edge) => edge.rail === rail)
        const least = Math.min(...edges.map((edge) => edgeDistance(edge, point)))
        expect(Math.hypot(nearest[0] - point[0], nearest[1] - point[1])).toBeCloseTo(least, 9)
        expect(Math.min(...edges.map((edge) => edgeDistance(edge, nearest)))).toBeLessThan(1e-9)
      }
    }
  })
})

describe('balls to a rail', () => {
  test('a break counts to what it needs, in the order of time', () => {
    const { toRule } = reviewed('break-four-balls-to-a-rail')
    const { needed, balls } = railProgress(toRule)
    expect(needed).toEqual({ objectBalls: 4, cueBall: false })
    const objects = balls.filter(({ ball }) => ball !== 'cue')
    expect(objects.map(({ ball, count }) => [ball, count])).toEqual([
      ['6', 1],
      ['3', 2],
      ['5', 3],
      ['2', 4],
    ])
    for (const { event, t } of balls) expect(toRule.events[event]!.t).toBe(t)
    expect(balls.map(({ t }) => t)).toEqual(balls.map(({ t }) => t).sort((a, b) => a - b))
  })

  test('the opening of 14.1 needs two and the cue ball', () => {
    const { needed, balls } = railProgress(reviewed('opening-break-cue-ball-no-rail').toRule)
    expect(needed).toEqual({ objectBalls: 2, cueBall: true })
    expect(balls.map(({ ball }) => ball)).toEqual(['10', '14'])
  })

  test('on another shot only what comes after the first contact counts', () => {
    expect(railProgress(reviewed('rail-first-no-rail-after').toRule)).toEqual({ needed: null, balls: [] })
    expect(railProgress(reviewed('frozen-to-the-rail').toRule).balls).toEqual([])
    expect(railProgress(reviewed('frozen-played-away').toRule).balls).toEqual([])
    expect(railProgress(reviewed('sleeve-touches-a-ball').toRule).balls).toMatchObject([
      { ball: '1', rail: null, count: 1 },
      { ball: 'cue', rail: 'foot', count: 1 },
    ])
  })
})

describe('the cue', () => {
  test('a double hit: two contacts and the time between them', () => {
    const { toRule } = reviewed('chalk-width-gap')
    const [first, second, ...more] = tipContacts(toRule.events)
    expect(more).toEqual([])
    expect([first!.contact, second!.contact]).toEqual([1, 2])
    expect(second!.since).toBeCloseTo(second!.t - first!.t - first!.duration, 12)
    expect(first!.during).toEqual([])
  })

  test('the stick goes from contact to contact as the solver had it: at the second the tip is on the ball again', () => {
    const { result, toRule } = reviewed('chalk-width-gap')
    const { shot } = disputeOf('chalk-width-gap')!
    const motion = stickMotion(toRule.events, shot.stroke!, result.paths, shot.parameters)!
    const second = toRule.events.find((event) => event.kind === 'tip' && event.contact === 2)!
    const tip = -(R + shot.parameters.tipRadius)
    const lead = (t: number) => ballAt(result.paths, 'cue', t)!.r[0]! - (tip + motion.wayAt(t))
    expect(lead(second.t)).toBeCloseTo(-tip, 9)
    expect(motion.contacts.map(({ event }) => toRule.events[event]!.t)).toEqual([0, second.t])
    expect(motion.contacts[1]!.at[0]).toBeCloseTo(ballAt(result.paths, 'cue', second.t)!.r[0]! - R, 9)
    for (let k = 0; k < 200; k++) expect(lead(k * 1e-3)).toBeGreaterThan(-tip - 1e-12)
    // The follow-through of the shot is all that the tip goes on.
    expect(motion.wayAt(9)).toBeLessThan(0.16)
  })

  test('a stick without follow-through stays where it struck; a shot without stroke has none', () => {
    const { result, toRule } = reviewed('chalk-width-gap')
    const { shot } = disputeOf('chalk-width-gap')!
    const short = { ...shot.parameters, followThrough: 0 }
    const [first] = toRule.events
    expect(stickMotion([first!], shot.stroke!, result.paths, short)!.wayAt(1)).toBeLessThan(1e-5)
    expect(stickMotion([], shot.stroke!, result.paths, short)).toBeNull()
  })

  test('a ball that is met while the tip is on', () => {
    const { toRule } = reviewed('hair-gap-full')
    const [only] = tipContacts(toRule.events)
    expect(only!.during.map((k) => toRule.events[k])).toMatchObject([{ kind: 'ball-ball', b: '1' }])
  })

  test('a miscue and other parts of the cue are told', () => {
    expect(tipContacts(reviewed('miscue-that-hits').toRule.events)[0]!.miscue).toBe(true)
    const events = [{ t: 0, kind: 'stick', ball: 'cue', part: 'ferrule' }] as const
    expect(tipContacts(events)).toEqual([
      {
        event: 0,
        t: 0,
        ball: 'cue',
        part: 'ferrule',
        contact: null,
        duration: 0,
        miscue: false,
        since: null,
        during: [],
      },
    ])
  })
})

test('crossings of the head string, before and after the first contact', () => {
  const { toRule } = reviewed('edge-over-the-head-string')
  expect(kitchenCrossings(toRule.events)[0]).toMatchObject({ ball: 'cue', to: 'out', beforeContact: true })
  const late = kitchenCrossings(reviewed('object-ball-behind-the-head-string').toRule.events)
  expect(late.map(({ ball, to, beforeContact }) => [ball, to, beforeContact])).toEqual([
    ['3', 'out', false],
    ['cue', 'out', false],
  ])
})

describe('what lay frozen', () => {
  test('a pair, with the point between them and the gap that there was', () => {
    const { balls, rails } = frozenMarks(reviewed('frozen-played-into').toRule)
    expect(rails).toEqual([])
    expect(balls).toEqual([
      {
        pair: ['cue', '1'],
        gap: expect.closeTo(0, 12),
        at: [expect.closeTo(0.3 + R, 12), expect.closeTo(0.1, 12)],
      },
    ])
  })

  test('a ball at the rail; nothing where only declarations count', () => {
    const { toRule } = reviewed('frozen-to-the-rail')
    expect(frozenMarks(toRule)).toEqual({
      balls: [],
      rails: [{ ball: '1', rail: 'left', gap: expect.closeTo(0, 12) }],
    })
    const declared = { ...toRule, options: { ...toRule.options, frozenPolicy: 'declared' as const } }
    expect(frozenMarks(declared)).toEqual({ balls: [], rails: [] })
  })
})
