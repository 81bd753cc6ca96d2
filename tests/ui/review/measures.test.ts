import { describe, expect, it } from 'vitest'
import { ballPlaces, ballTraces, gapOf, openGap, placeOf } from '../../../src/ui/index.ts'
import { splitHit } from './split-hit.ts'

const { shot, review, table, traces } = splitHit()
const { paths } = review.result
const { events } = shot.result
const contacts = events.filter((event) => event.kind === 'ball-ball')

describe('gaps at an instant', () => {
  it('are nothing between the balls that meet, and what the margin says to the ball that is met next', () => {
    const [first, second] = [contacts[0]!, contacts[1]!]
    const pair = { kind: 'balls', a: 'cue', b: '4' } as const
    expect(Math.abs(gapOf(pair, paths, table, first.t).metres)).toBeLessThan(1e-9)
    const open = openGap(first, ballPlaces(paths, first.t), table, 0.03)
    expect(open?.pair).toEqual({ kind: 'balls', a: 'cue', b: '1' })
    const travelled = placeOf(paths, 'cue', first.t).speed * (second.t - first.t)
    // The 1 lies 52 degrees off the line: of the way of the cue ball this part closes the gap.
    expect(open!.metres).toBeGreaterThan(0.5 * travelled)
    expect(open!.metres).toBeLessThan(1.5 * travelled + 1e-4)
    expect(openGap(first, ballPlaces(paths, first.t), table, 1e-5)).toBeNull()
  })

  it('to a rail are nothing when the rail is met', () => {
    const rail = events.find((event) => event.kind === 'ball-rail')!
    const pair = { kind: 'rail', ball: rail.ball, rail: rail.rail } as const
    expect(Math.abs(gapOf(pair, paths, table, rail.t).metres)).toBeLessThan(1e-9)
    expect(gapOf(pair, paths, table, 0).metres).toBeGreaterThan(0.05)
  })
})

describe('the line of a ball', () => {
  it('stays within two tenths of a millimetre of the exact path', () => {
    for (const trace of traces) {
      for (let k = 0; k + 1 < trace.times.length; k++) {
        const [from, to] = [trace.times[k]!, trace.times[k + 1]!]
        const [a, b] = [trace.points[k]!, trace.points[k + 1]!]
        const { at } = placeOf(paths, trace.ball, (from + to) / 2)
        const length = Math.hypot(b[0] - a[0], b[1] - a[1])
        const off = Math.abs((at[0] - a[0]) * (b[1] - a[1]) - (at[1] - a[1]) * (b[0] - a[0])) / length
        expect(off, `${trace.ball} at ${from}`).toBeLessThan(2e-4)
      }
    }
    expect(traces.map(({ ball }) => ball)).toEqual(['cue', '1', '4'])
  })

  it('is drawn with far fewer points than it was sampled at', () => {
    const points = ballTraces(paths, events).reduce((sum, trace) => sum + trace.points.length, 0)
    expect(points).toBeLessThan(300)
  })
})
