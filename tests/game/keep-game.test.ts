import { describe, expect, it } from 'vitest'
import { type Game, keepGame, play, resumeGame, startGame } from '../../src/game/index.ts'
import { Random } from '../../src/math/index.ts'
import { checksumOf, recordChecksum } from '../../src/record/match/checksum.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { setupOf } from './a-setup.ts'
import { nextCommands, wildCommand } from './walk.ts'

/** Every state of a random match, up to so many. */
function* statesOf(game: Game, seed: number, most: number): Generator<Game> {
  const random = Random.fromSeed(seed, 4)
  let now = game
  yield now
  while (now.match.phase !== 'match-over' && now.entries.length < most) {
    const commands = random.next() < 0.3 ? [wildCommand(random)] : nextCommands(now, random)
    for (const command of commands) {
      const step = play(now, command)
      if (!step.ok) continue
      now = step.value
      yield now
    }
  }
}

describe('a game that is kept', () => {
  it.each(RULESETS)('goes on from any state of %s, keys in their order', (ruleset) => {
    for (const game of statesOf(startGame(setupOf(ruleset, 3, {}, { opening: 'lag' })), 3, 50)) {
      const resumed = resumeGame(keepGame(game))
      if (!resumed.ok) throw new Error(`${resumed.error.code} ${resumed.error.path}`)
      expect(JSON.stringify(resumed.value.match)).toBe(JSON.stringify(game.match))
      expect(resumed.value.lag).toEqual(game.lag)
      expect(resumed.value.racksDrawn).toBe(game.racksDrawn)
      expect(resumed.value.lastShot?.result.hash).toBe(game.lastShot?.result.hash)
      expect(resumed.value.lastShot?.ruling).toEqual(game.lastShot?.ruling)
    }
  })

  it('goes on as it would have without the stop', () => {
    const games = [...statesOf(startGame(setupOf('ten-ball-pl', 5)), 5, 12)]
    const resumed = resumeGame(keepGame(games[4]!))
    if (!resumed.ok) throw new Error(resumed.error.code)
    const rest = games.at(-1)!.entries.slice(games[4]!.entries.length)
    const end = rest.reduce((game, { command }) => {
      const step = play(game, command)
      if (!step.ok) throw new Error(step.error.code)
      return step.value
    }, resumed.value)
    expect(end.match).toEqual(games.at(-1)!.match)
    expect(end.entries).toEqual(games.at(-1)!.entries)
  })
})

describe('a game that was kept otherwise', () => {
  const games = [...statesOf(startGame(setupOf('nine-ball', 3)), 3, 8)]
  const game = games.findLast(({ lastShot }) => lastShot !== null)!
  type Kept = {
    record: { checksum: string; physics: number }
    position: object
    lastShot: object
    checksum: string
  }

  /** With checksums that fit. */
  function sealed(change: (kept: Kept) => void): string {
    const kept = JSON.parse(keepGame(game)) as Kept
    change(kept)
    const { checksum: _old, ...record } = kept.record
    kept.record.checksum = recordChecksum(record)
    kept.checksum = checksumOf([kept.record.checksum, kept.position, kept.lastShot])
    return JSON.stringify(kept)
  }

  it('under another physics does not go on', () => {
    const text = sealed((kept) => {
      kept.record.physics = 99
    })
    expect(resumeGame(text)).toMatchObject({ ok: false, error: { code: 'physics-version' } })
  })

  it('with another last stroke does not go on', () => {
    const text = sealed((kept) => {
      kept.lastShot = { ...kept.lastShot, stroke: { ...game.lastShot!.stroke, speed: 1.23 } }
    })
    expect(resumeGame(text)).toMatchObject({
      ok: false,
      error: { code: 'not-as-recorded', path: 'lastShot' },
    })
  })

  it('with a state that no match has does not go on', () => {
    const text = sealed((kept) => {
      kept.position = { ...kept.position, match: { ...game.match, phase: 'coffee' } }
    })
    expect(resumeGame(text)).toMatchObject({
      ok: false,
      error: { code: 'unknown-value', path: 'position.match.phase' },
    })
  })
})
