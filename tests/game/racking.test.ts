import { describe, expect, it } from 'vitest'
import { type Game, type GameCommand, type MatchSetup, play, startGame } from '../../src/game/index.ts'
import { RULESETS, rackKindOf } from '../../src/rules/index.ts'
import { ballsOf } from '../../src/shot/index.ts'
import { rackBalls } from '../../src/table/index.ts'
import { setupOf } from './a-setup.ts'

function afterCommands(setup: MatchSetup, commands: readonly GameCommand[]): Game {
  let game = startGame(setup)
  for (const command of commands) {
    const step = play(game, command)
    if (!step.ok) throw new Error(`${command.kind}: ${step.error.code}`)
    game = step.value
  }
  return game
}

const STALEMATE: readonly GameCommand[] = [
  { kind: 'agree-stalemate', seat: 'A' },
  { kind: 'agree-stalemate', seat: 'B' },
]

describe.each(RULESETS)('racks of %s', (ruleset) => {
  it('are whole, drawn from the seed, and the same for the same seed', () => {
    const { balls } = startGame(setupOf(ruleset, 3)).match
    expect(ballsOf(balls).filter((ball) => ball !== 'cue')).toEqual(rackBalls(rackKindOf(ruleset)))
    expect(startGame(setupOf(ruleset, 3)).match.balls).toEqual(balls)
    expect(startGame(setupOf(ruleset, 4)).match.balls).not.toEqual(balls)
  })

  it('are drawn anew when a rack is broken again', () => {
    if (ruleset === 'straight-pool') return
    const setup = setupOf(ruleset, 3)
    const game = afterCommands(setup, [...STALEMATE, { kind: 'next-rack' }])
    expect(game.match.phase).toBe('break')
    expect(game.match.rackNumber).toBe(1)
    expect(game.racksDrawn).toBe(2)
    expect(game.match.balls).not.toEqual(startGame(setup).match.balls)
    const third = afterCommands(setup, [
      ...STALEMATE,
      { kind: 'next-rack' },
      ...STALEMATE,
      { kind: 'next-rack' },
    ])
    expect(third.match.balls).not.toEqual(game.match.balls)
  })
})

it('a stalemate in 14.1 is lagged for, then a whole rack is drawn', () => {
  const game = afterCommands(setupOf('straight-pool', 3), STALEMATE)
  expect(game.match.phase).toBe('lag')
})

it('nineOnSpot: the 9 lies on the foot spot, two rows nearer the head than usual', () => {
  const usual = startGame(setupOf('nine-ball', 3)).match.balls
  const moved = startGame(setupOf('nine-ball', 3, { edition: 2025 })).match.balls
  for (const ball of ballsOf(usual)) {
    expect(usual[ball]![0] - moved[ball]![0]).toBeCloseTo(2 * Math.sqrt(3) * 0.028575, 9)
    expect(moved[ball]![1]).toBe(usual[ball]![1])
  }
  expect(Math.abs(moved['9']![0] - 0.635)).toBeLessThan(1e-3)
  expect(Math.abs(moved['1']![0] - 0.635)).toBeGreaterThan(0.09)
})

it('a rack cannot be set up while one is being played', () => {
  const step = play(startGame(setupOf('nine-ball')), { kind: 'next-rack' })
  expect(step).toMatchObject({ ok: false, error: { code: 'no-rack-wanted' } })
})
