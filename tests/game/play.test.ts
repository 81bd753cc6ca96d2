import { describe, expect, it } from 'vitest'
import {
  type Game,
  type GameCommand,
  play,
  previewLag,
  previewStroke,
  startGame,
} from '../../src/game/index.ts'
import type { BallSample } from '../../src/physics/index.ts'
import { ballsOf, type CueStroke } from '../../src/shot/index.ts'
import { setupOf } from './a-setup.ts'

const BREAK: CueStroke = { speed: 8, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }

function sent(game: Game, ...commands: readonly GameCommand[]): Game {
  return commands.reduce((now, command) => {
    const step = play(now, command)
    if (!step.ok) throw new Error(`${command.kind}: ${step.error.code}`)
    return step.value
  }, game)
}

function broken(game: Game, speed = 8): Game {
  return sent(
    game,
    { kind: 'place-cue-ball', seat: 'A', at: [-0.8, 0.01] },
    { kind: 'stroke', seat: 'A', stroke: { ...BREAK, speed } },
  )
}

function emptySample(): BallSample {
  const [r, v, w, q] = [new Float64Array(3), new Float64Array(3), new Float64Array(3), new Float64Array(4)]
  return { phase: 'resting', r, v, w, q }
}

describe('a stroke', () => {
  it('is played and ruled at once, with what is needed to show it', () => {
    const game = broken(startGame(setupOf('eight-ball')))
    expect(game.lastShot).toMatchObject({ number: 1, shooter: 'A', before: { cue: [-0.8, 0.01] } })
    expect(game.lastShot?.result.paths?.balls).toContain('cue')
    expect(game.lastShot?.ruling).toEqual(game.match.lastRuling)
    expect(game.entries.at(-1)).toMatchObject({
      shot: { number: 1, hash: game.lastShot?.result.hash },
      ruling: { kind: game.lastShot?.ruling.kind },
    })
  })

  it('carries the new ruling when something is called about it', () => {
    const game = broken(startGame(setupOf('nine-ball')))
    const called = sent(game, { kind: 'claim', by: 'referee', claim: { rule: '6.4', against: 'A' } })
    expect(game.lastShot?.ruling.fouls).not.toContain('6.4')
    expect(called.lastShot?.ruling.fouls).toContain('6.4')
    expect(called.entries.at(-1)?.ruling?.fouls).toContain('6.4')
  })

  it('does not count as the last shot when a claim is about something between shots', () => {
    const game = broken(startGame(setupOf('nine-ball')))
    if (game.match.phase !== 'aiming') throw new Error(game.match.phase)
    const against = game.match.shooter
    const called = sent(game, {
      kind: 'claim',
      by: 'referee',
      claim: { rule: '6.15', against },
      about: 'between',
    })
    expect(called.match.lastRuling?.fouls).toEqual(['6.15'])
    expect(called.lastShot).toEqual(game.lastShot)
  })
})

describe('three-point rule', () => {
  it('is judged by the smallest x of each path, exactly', () => {
    const game = broken(startGame(setupOf('nine-ball', 7, { threePoint: 'on' })), 4)
    const { paths } = game.lastShot!.result
    const shot = game.match.protest?.shot
    for (const ball of paths!.balls) {
      let sampled = Number.POSITIVE_INFINITY
      for (let t = 0; t <= paths!.duration; t += 0.001) {
        const { r, phase } = paths!.sample(ball, t, emptySample())
        if (phase !== 'pocketed' && phase !== 'off-table') sampled = Math.min(sampled, r[0]!)
      }
      const exact = shot?.leastX?.[ball] ?? Number.NaN
      expect(exact).toBeLessThanOrEqual(sampled + 1e-12)
      expect(sampled - exact).toBeLessThan(1e-3)
    }
    expect(ballsOf(shot!.after).every((ball) => shot!.leastX![ball]! <= shot!.after[ball]![0])).toBe(true)
    expect(game.match.lastRuling?.evidence.map(({ verdict }) => verdict)).toContain('three-point-missed')
  })

  it('costs nothing where it does not hold', () => {
    const game = broken(startGame(setupOf('nine-ball')))
    expect(game.match.protest?.shot.leastX).toBeUndefined()
  })
})

describe('parameters', () => {
  it('hold from the next stroke on', () => {
    const game = startGame(setupOf('nine-ball'))
    const slow = { ...game.parameters, rollingFriction: 0.02 }
    const tuned = sent(game, { kind: 'set-parameters', parameters: slow })
    expect(broken(tuned).lastShot?.result.duration).toBeLessThan(broken(game).lastShot!.result.duration)
  })

  it.each([
    ['out of range', { rollingFriction: -1 }, 'parameter-range'],
    ['not a number', { gravity: Number.NaN }, 'parameter-range'],
    ['other balls', { ballRadius: 0.026 }, 'other-balls'],
  ])('%s are refused', (_, wrong, code) => {
    const game = startGame(setupOf('nine-ball'))
    const step = play(game, { kind: 'set-parameters', parameters: { ...game.parameters, ...wrong } })
    expect(step).toMatchObject({ ok: false, error: { code } })
  })
})

describe('the aim preview', () => {
  it('shows the lag stroke alone on the table', () => {
    const game = startGame(setupOf('nine-ball', 7, {}, { opening: 'lag' }))
    const preview = previewLag(game, [-0.9, 0.3], { ...BREAK, speed: 2 })
    expect(preview?.object).toBeNull()
    expect(preview?.ghost?.[0]).toBeGreaterThan(1.2)
    expect(previewStroke(game, BREAK)).toBeNull()
  })
})
