import { describe, expect, it } from 'vitest'
import { BallOrientations } from '../../src/app/ball-orientations.ts'
import { frameComposer } from '../../src/app/compose-frame.ts'
import { emptySample } from '../../src/app/shot-playback.ts'
import type { AimHelp } from '../../src/ui/index.ts'
import { aSession } from './a-match.ts'

function guideOf(aimHelp: AimHelp) {
  const { session, frame } = aSession(undefined, true, { aimHelp })
  session.turn(1.2)
  session.setTip(0.1, -0.3)
  frame()
  return { session, guide: frameComposer(session, new BallOrientations())().guide }
}

describe('help with the aim', () => {
  it('comes in steps, each with one thing more', () => {
    const shown = (['none', 'line', 'ghost', 'tangent', 'cue-path', 'full'] as const).map((help) => {
      const { guide } = guideOf(help)
      return [
        guide !== null && guide.cuePath.length > 1,
        guide?.ghost != null,
        (guide?.tangent?.length ?? 0) > 0,
        (guide?.cueAfter.length ?? 0) > 1,
        (guide?.objectPath.length ?? 0) > 1,
      ].filter(Boolean).length
    })
    expect(shown).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is what the solver then does: the contact, the way the cue ball leaves, the ways on', () => {
    const { session, guide } = guideOf('full')
    session.stroke()
    const { events, paths } = session.game.value.lastShot!.result
    const hit = events.find(({ kind }) => kind === 'ball-ball')!
    if (hit.kind !== 'ball-ball') throw new Error('no ball was hit')
    const at = (ball: 'cue' | typeof hit.b, t: number) => {
      const { r, v } = paths!.sample(ball, t, emptySample())
      return { r: [r[0]!, r[1]!], v: [v[0]!, v[1]!] }
    }
    expect(hit.b).toBe(guide!.object)
    const cue = at('cue', hit.t)
    for (const axis of [0, 1]) {
      expect(guide!.ghost![axis]).toBeCloseTo(cue.r[axis]!, 9)
      expect(guide!.objectPath[0]![axis]).toBeCloseTo(at(hit.b, hit.t).r[axis]!, 9)
    }
    const [from, to] = guide!.tangent!
    const leaves = Math.atan2(to![1] - from![1], to![0] - from![0])
    expect(leaves).toBeCloseTo(Math.atan2(cue.v[1]!, cue.v[0]!), 6)
  })
})
