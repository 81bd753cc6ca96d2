import { describe, expect, it } from 'vitest'
import { commandsOf, type Game, type MatchSetup, replay } from '../../src/game/index.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { ballsOf, type Layout } from '../../src/shot/index.ts'
import { setupOf } from './a-setup.ts'
import { randomMatch } from './walk.ts'

function ended(setup: MatchSetup, seed: number, wild = false): Game {
  const game = randomMatch(setup, seed, wild)
  if (game === null) throw new Error('the match did not end')
  return game
}

function leastDistance(balls: Layout): number {
  const places = ballsOf(balls).map((ball) => balls[ball]!)
  const distances = places.flatMap((a, i) =>
    places.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

describe.each(RULESETS)('%s, played at random', (ruleset) => {
  it('ends, and its commands lead to the same match and the same hashes again', () => {
    const setup = setupOf(ruleset, 1, {}, { opening: 'lag' })
    const game = ended(setup, 1)
    const again = replay(setup, JSON.parse(JSON.stringify(commandsOf(game))))
    if (!again.ok) throw new Error(again.error.error.code)
    expect(again.value.match).toEqual(game.match)
    expect(again.value.entries).toEqual(game.entries)
    expect(again.value.lastShot?.result.hash).toBe(game.lastShot?.result.hash)
  })

  it('ends also with commands out of nowhere, and a refused one changes nothing', () => {
    const game = ended(setupOf(ruleset, 2), 2, true)
    expect(game.match.phase).toBe('match-over')
  })
})

it('14.1 goes on across re-racks of fourteen, and no ball is racked upon another', () => {
  const setup = setupOf('straight-pool', 5, {}, { raceTo: 12 })
  const game = ended(setup, 5)
  const racks = commandsOf(game).flatMap(({ kind }, i) => (kind === 'next-rack' ? [i] : []))
  expect(racks.length).toBeGreaterThan(0)
  for (const at of racks) {
    const racked = replay(setup, commandsOf(game).slice(0, at + 1))
    if (!racked.ok) throw new Error(racked.error.error.code)
    expect(leastDistance(racked.value.match.balls)).toBeGreaterThanOrEqual(2 * 0.028575 - 1e-9)
  }
})
