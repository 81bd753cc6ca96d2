import { describe, expect, it } from 'vitest'
import {
  AT_START,
  advance,
  changeRate,
  isStop,
  seek,
  setLoopEnd,
  stepMark,
  toggle,
  zoomWindow,
} from '../../../src/ui/index.ts'
import { splitHit } from './split-hit.ts'

const DURATION = 5

describe('the playhead', () => {
  it('advances by the viewer time times the rate and stops at the end', () => {
    const slow = changeRate(toggle(AT_START, DURATION), 1)
    expect(advance(slow, 1, DURATION).time).toBe(0.5)
    const done = advance(toggle(AT_START, DURATION), 9, DURATION)
    expect(done).toMatchObject({ time: DURATION, playing: false })
    expect(advance(done, 1, DURATION)).toBe(done)
  })

  it('goes through rates down to a thousandth and no further', () => {
    let head = AT_START
    for (let i = 0; i < 20; i++) head = changeRate(head, 1)
    expect(head.rate).toBe(1 / 1000)
    for (let i = 0; i < 20; i++) head = changeRate(head, -1)
    expect(head.rate).toBe(1)
  })

  it('goes round in a loop, and starts in it from outside', () => {
    const looped = setLoopEnd(setLoopEnd(AT_START, 'from', 1, DURATION), 'to', 2, DURATION)
    const playing = toggle(seek(looped, 4, DURATION), DURATION)
    expect(playing.time).toBe(1)
    expect(advance(playing, 2.25, DURATION).time).toBeCloseTo(1.25, 12)
  })

  it('moves the other end away when a loop would be empty', () => {
    const from = setLoopEnd(AT_START, 'from', 3, DURATION)
    expect(setLoopEnd(from, 'to', 2, DURATION).loop).toEqual({ from: 0, to: 2 })
  })
})

describe('the marks of a split hit', () => {
  const { marks, shot } = splitHit()
  const contacts = marks.filter(({ kind }) => kind === 'contact')

  it('number the contacts in their order, both deciding', () => {
    expect(contacts.slice(0, 2).map(({ event }) => shot.result.events[event])).toMatchObject([
      { a: 'cue', b: '4' },
      { a: 'cue', b: '1' },
    ])
    expect(contacts[0]!.order).toBe(2)
    expect(contacts[1]!.order).toBe(3)
    expect(contacts[0]!.deciding && contacts[1]!.deciding).toBe(true)
  })

  it('are stepped through one by one, forwards and back to where it began', () => {
    const stops = marks.filter(isStop).map(({ event }) => event)
    const seen: number[] = []
    let mark = marks[stops[0]!]!
    for (;;) {
      seen.push(mark.event)
      const next = stepMark(marks, { time: mark.t, chosen: mark.event }, 1)
      if (next === null) break
      mark = next
    }
    expect(seen).toEqual(stops)
    expect(stepMark(marks, { time: mark.t, chosen: mark.event }, -1)?.event).toBe(stops.at(-2))
    expect(stepMark(marks, { time: mark.t + 1, chosen: null }, -1)?.event).toBe(stops.at(-1))
  })

  it('fit into a zoom strip that holds both contacts and little else', () => {
    const [first, second] = [contacts[0]!, contacts[1]!]
    const zoom = zoomWindow(marks, shot.result.events[first.event]!, first.event, 0)
    expect(zoom.zero).toBe(first.t)
    expect(zoom.from).toBeLessThan(first.t)
    expect(zoom.to).toBeGreaterThan(second.t)
    expect(zoom.to - zoom.from).toBeCloseTo(1e-3, 12)
    const wider = zoomWindow(marks, shot.result.events[first.event]!, first.event, 1)
    expect(wider.to - wider.from).toBeGreaterThan(zoom.to - zoom.from)
  })
})
