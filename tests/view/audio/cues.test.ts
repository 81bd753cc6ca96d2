import { describe, expect, it } from 'vitest'
import { simulateShot } from '../../../src/physics/index.ts'
import { breakShot } from '../../../src/scenarios/index.ts'
import { cuesOfShot } from '../../../src/view/index.ts'

const BREAK = breakShot({ kind: 'nine-ball', gaps: 'tight', seed: 7, ballSpeed: 9 })

describe('the sounds of a break', () => {
  const shot = simulateShot({ ...BREAK, report: { paths: true } })
  if (!shot.ok) throw new Error(shot.error.code)
  const { events, paths } = shot.value
  const cues = [...cuesOfShot(shot.value, BREAK.stroke!.speed)]

  it('one for each thing that meets another, at its time and with its speed', () => {
    const heard = (kind: string) => cues.filter((cue) => cue.kind === kind).map(({ t, speed }) => [t, speed])
    const met = (kind: 'ball-ball' | 'ball-rail') =>
      events.flatMap((event) => (event.kind === kind && event.speed >= 0.004 ? [[event.t, event.speed]] : []))
    expect(heard('click')).toEqual(met('ball-ball'))
    expect(heard('cushion')).toEqual(met('ball-rail'))
    expect(heard('tip')).toEqual([[0, BREAK.stroke!.speed]])
    expect(heard('pocket')).toHaveLength(events.filter(({ kind }) => kind === 'pocketed').length)
  })

  it('come from where it happened', () => {
    const first = cues.find(({ kind }) => kind === 'click')!
    expect(first.line).not.toBeNull()
    expect(Math.hypot(...first.line!)).toBeCloseTo(1, 9)
    expect(first.at[0]).toBeGreaterThan(0.5)
    expect(first.at[0]).toBeLessThan(0.635)
    expect(paths).not.toBeNull()
  })

  it('nothing without paths', () => {
    expect([...cuesOfShot({ events, paths: null }, 9)]).toEqual([])
  })
})
