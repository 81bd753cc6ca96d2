import { describe, expect, it } from 'vitest'
import { type Game, type GameCommand, play, startGame } from '../../src/game/index.ts'
import type { Seat } from '../../src/shot/index.ts'
import type { Point } from '../../src/table/index.ts'
import { setupOf } from './a-setup.ts'

const setup = setupOf('nine-ball', 7, {}, { opening: 'lag' })

function lag(
  seat: Seat,
  speed: number,
  at: Point = [-0.9, seat === 'A' ? 0.3 : -0.3],
  directionDeg = 0,
): GameCommand {
  return {
    kind: 'lag',
    seat,
    at,
    stroke: { speed, directionDeg, elevationDeg: 0, tip: { side: 0, height: 0 } },
  }
}

function played(...commands: readonly GameCommand[]): Game {
  return commands.reduce((game, command) => {
    const step = play(game, command)
    if (!step.ok) throw new Error(step.error.code)
    return step.value
  }, startGame(setup))
}

function refusal(game: Game, command: GameCommand): string | null {
  const step = play(game, command)
  return step.ok ? null : step.error.code
}

describe('the lag', () => {
  it('waits for both, then the one nearer the head rail says who breaks', () => {
    const first = played(lag('B', 1.2))
    expect(first.match.phase).toBe('lag')
    expect(first.lastLag).toMatchObject({ seat: 'B', ruling: null })
    expect(first.lag.B?.final?.[0]).toBe(first.lastLag?.result.layout.cue?.[0])
    const both = played(lag('B', 1.2), lag('A', 1.35))
    const ends = { A: both.lastLag!.result.layout.cue![0], B: first.lastLag!.result.layout.cue![0] }
    const nearer: Seat = ends.A < ends.B ? 'A' : 'B'
    expect(both.lastLag?.ruling?.result).toBe(nearer)
    expect(both.match).toMatchObject({ phase: 'breaker-choice', by: nearer })
    const broken = play(both, { kind: 'choose-breaker', seat: nearer, breaker: 'B' })
    expect(broken.ok && broken.value.match).toMatchObject({ phase: 'break', shooter: 'B', rackNumber: 1 })
    expect(broken.ok && broken.value.match.balls).toEqual(startGame(setup).match.balls)
  })

  it('is a real stroke: a ball that touches a side rail loses to a good one', () => {
    const game = played(lag('A', 1.4, [-0.9, 0.3], 25), lag('B', 1.2))
    expect(game.lastLag?.ruling?.bad.A).toContain('d')
    expect(game.match).toMatchObject({ phase: 'breaker-choice', by: 'B' })
  })

  it('is repeated when nobody is nearer', () => {
    const game = played(lag('A', 1.2), lag('B', 1.2))
    expect(game.lastLag?.ruling?.result).toBe('again')
    expect(game.match.phase).toBe('lag')
    expect(game.lag).toEqual({ A: null, B: null })
    expect(refusal(game, lag('A', 1.2))).toBeNull()
  })

  it.each<[string, GameCommand, string]>([
    ['twice by one player', lag('B', 1.2), 'lag-already-played'],
    ['from beyond the head string', lag('A', 1.2, [-0.5, 0.3]), 'not-behind-head-string'],
    ['from the side of the other', lag('A', 1.2, [-0.9, -0.3]), 'wrong-lag-side'],
    ['from inside a cushion', lag('A', 1.2, [-1.26, 0.3]), 'ball-off-bed'],
    ['from nowhere', lag('A', 1.2, [-0.9, Number.NaN]), 'wrong-lag-side'],
    ['with no stroke at all', lag('A', 0), 'stroke-speed'],
  ])('is refused %s', (_, command, code) => {
    const game = played(lag('B', 1.2))
    expect(refusal(game, command)).toBe(code)
  })

  it('is refused when none is wanted', () => {
    expect(refusal(startGame(setupOf('nine-ball')), lag('A', 1.2))).toBe('no-lag-wanted')
  })
})
