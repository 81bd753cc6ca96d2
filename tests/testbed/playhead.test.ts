import { describe, expect, test } from 'vitest'
import { AT_START, jumpTo, seek, stepEvent, stepOuter } from '../../src/testbed/playhead.ts'

/** Three events at one instant between two others; steps of an eighth of a second. */
const TIMELINE = { duration: 2, eventTimes: [0, 0.5, 0.5, 0.5, 2], stepHz: 8 }

describe('stepping through events', () => {
  test('one at a time, also through those of one instant, and no further than the end', () => {
    const way = [AT_START]
    for (let k = 0; k < 7; k++) way.push(stepEvent(TIMELINE, way.at(-1)!, 1))
    expect(way.map(({ happened }) => happened)).toEqual([0, 1, 2, 3, 4, 5, 5, 5])
    expect(way.map(({ time }) => time)).toEqual([0, 0, 0.5, 0.5, 0.5, 2, 2, 2])
  })

  test('back is the way on, reversed', () => {
    const on = [AT_START]
    for (let k = 0; k < 5; k++) on.push(stepEvent(TIMELINE, on.at(-1)!, 1))
    const back = [on.at(-1)!]
    for (let k = 0; k < 5; k++) back.push(stepEvent(TIMELINE, back.at(-1)!, -1))
    expect(back.reverse()).toEqual(on)
  })

  test('from the middle of a flight to the event before and after', () => {
    const between = seek(TIMELINE, 1.3)
    expect(between).toEqual({ time: 1.3, happened: 4 })
    expect(stepEvent(TIMELINE, between, 1)).toEqual({ time: 2, happened: 5 })
    expect(stepEvent(TIMELINE, between, -1)).toEqual({ time: 0.5, happened: 3 })
  })

  test('a jump stands right after its event', () => {
    expect(jumpTo(TIMELINE, 2)).toEqual({ time: 0.5, happened: 3 })
  })
})

describe('stepping through time', () => {
  test.each([
    [0, 1, 0.125],
    [0.125, 1, 0.25],
    [0.13, 1, 0.25],
    [0.13, -1, 0.125],
    [0.125, -1, 0],
    [0, -1, 0],
    [1.99, 1, 2],
    [2, 1, 2],
  ] as const)('from %d by %d to %d', (from, by, to) => {
    expect(stepOuter(TIMELINE, seek(TIMELINE, from), by).time).toBe(to)
  })

  test('seeking stays within the shot', () => {
    expect(seek(TIMELINE, -1)).toEqual({ time: 0, happened: 1 })
    expect(seek(TIMELINE, 9)).toEqual({ time: 2, happened: 5 })
  })
})
