import { describe, expect, it } from 'vitest'
import { StrokeMeter } from '../../src/app/stroke-meter.ts'
import { fractionOfPull, pullAt } from '../../src/app/stroke-motion.ts'
import { commandsOf } from '../../src/game/index.ts'
import { aSession } from './a-match.ts'

/** Reports of a hand that goes forward at a steady speed from `from` metres behind the ball, every `every` ms. */
function push(meter: StrokeMeter, from: number, speed: number, every: number): number | null {
  for (let ms = 0; ms < 2000; ms += every) {
    const found = meter.sample(from - (speed * ms) / 1000, ms)
    if (found !== null) return found
  }
  return null
}

describe('the speed of a hand', () => {
  it.each([
    [0.4, 8],
    [1.75, 8],
    [6, 4],
    [9.5, 1],
    [9.5, 16],
  ])('%f m/s is measured at the contact, with a report every %i ms', (speed, every) => {
    expect(push(new StrokeMeter(), 0.2, speed, every)).toBeCloseTo(speed, 6)
  })

  it('is that of the last 30 ms: a stroke that slows down before the ball is a slow one', () => {
    const meter = new StrokeMeter()
    let found: number | null = null
    // 4 m/s at first, 1 m/s over the last 40 mm.
    for (let ms = 0; found === null && ms < 400; ms += 4) {
      const fast = 0.3 - 0.004 * ms
      found = meter.sample(fast > 0.04 ? fast : 0.04 - 0.001 * (ms - 65), ms)
    }
    expect(found).toBeCloseTo(1, 1)
  })

  it('is nothing while practice strokes end short of the ball, or when the hand only draws back', () => {
    const meter = new StrokeMeter()
    for (let ms = 0; ms < 3000; ms += 8) expect(meter.sample(0.1 + 0.09 * Math.sin(ms / 90), ms)).toBeNull()
  })
})

describe('a stroke by the movement', () => {
  it('is played when the stick meets the ball, with its speed, and the picture begins there', () => {
    const { session } = aSession(undefined, true, { strokeBy: 'movement' })
    let ms = 0
    const at = (away: number) => {
      ms += 5
      session.pull(fractionOfPull(away), ms)
    }
    for (let away = 0.012; away < 0.2; away += 0.004) at(away)
    expect(session.model.pull.value).toBeGreaterThan(0.4)
    for (let away = 0.2; session.model.task.value.kind === 'shoot' && away > -0.1; away -= 0.015) at(away)
    const stroke = commandsOf(session.game.value).at(-1)
    expect(stroke).toMatchObject({ kind: 'stroke' })
    expect(stroke?.kind === 'stroke' && stroke.stroke.speed).toBeCloseTo(3, 6)
    expect(session.playback.value!.clock).toBeCloseTo(0, 12)
    expect(session.model.pull.value).toBeNull()
    // What the hand does on its way means nothing more.
    at(0.1)
    at(-0.1)
    expect(commandsOf(session.game.value).filter(({ kind }) => kind === 'stroke')).toHaveLength(1)
  })

  it('is not played by letting go, nor by a stick that only touches', () => {
    const { session } = aSession(undefined, true, { strokeBy: 'movement' })
    session.pull(0.5, 0)
    session.releasePull()
    expect(session.model.task.value.kind).toBe('shoot')
    expect(session.model.pull.value).toBeNull()
    for (let i = 0; i <= 60; i++) session.pull(fractionOfPull(0.003 - 0.0001 * i), 100 * i)
    expect(session.model.task.value.kind).toBe('shoot')
  })

  it('by the pull it does not matter how fast the hand comes back', () => {
    const { session } = aSession()
    for (let i = 0; i < 20; i++) session.pull(0.5 - 0.05 * i, 4 * i)
    expect(session.model.task.value.kind).toBe('shoot')
    session.releasePull()
    expect(session.model.task.value.kind).toBe('shoot')
  })

  it('knows where the tip is for a hand, both ways', () => {
    expect(pullAt(fractionOfPull(0.123))).toBeCloseTo(0.123, 12)
    expect(pullAt(fractionOfPull(0))).toBeCloseTo(0, 12)
  })
})
