import { describe, expect, test } from 'vitest'
import { type Game, keepGame, play, recordOf, resumeGame, startGame } from '../../src/game/index.ts'
import { Random } from '../../src/math/index.ts'
import { parametersOf } from '../../src/physics/index.ts'
import { readSimulateDocument, showShot, verifyRecord } from '../../src/record/index.ts'
import { DEFAULT_RULE_OPTIONS } from '../../src/rules/index.ts'
import { tableOf } from '../../src/table/index.ts'
import { nextCommands } from './walk.ts'

const PARAMETERS = parametersOf({ cloth: 'worsted-new', balls: 'dirty' })

/** A match on a table whose pockets keep what goes down, played at random for so many shots. */
function aMatch(system: 'drop' | 'return', shots: number): { game: Game; seen: Game[] } {
  const random = Random.fromSeed(21)
  const seen: Game[] = []
  let game = startGame({
    terms: {
      ruleset: 'eight-ball',
      options: DEFAULT_RULE_OPTIONS,
      raceTo: 2,
      table: tableOf({ size: '8ft', pockets: 'bca', system }),
      ballRadius: PARAMETERS.ballRadius,
      firstBreaker: 'A',
    },
    players: { A: { name: 'A' }, B: { name: 'B' } },
    parameters: PARAMETERS,
    seed: 5,
  })
  while (game.match.shots < shots && game.match.phase !== 'match-over') {
    for (const command of nextCommands(game, random)) {
      const next = play(game, command)
      if (!next.ok) throw new Error(`${command.kind}: ${next.error.code}`)
      game = next.value
      seen.push(game)
    }
  }
  return { game, seen }
}

describe('a match on a table with drop pockets', () => {
  const { game, seen } = aMatch('drop', 14)

  test('knows which ball lies in which pocket: every one that is down, none that is on the table', () => {
    const most = Math.max(...seen.map(({ held }) => held?.length ?? 0))
    expect(most).toBeGreaterThanOrEqual(3)
    for (const { held = [], match } of seen) {
      for (const { id } of held) if (match.phase === 'aiming') expect(match.balls[id]).toBeUndefined()
      expect(new Set(held.map(({ id }) => id)).size).toBe(held.length)
      expect(held.some(({ id }) => (id as string) === 'cue')).toBe(false)
    }
    for (const one of seen) {
      const { lastShot } = one
      if (lastShot === null) continue
      for (const ball of lastShot.result.balls) {
        if (ball.state !== 'pocketed' || ball.id === 'cue' || one.match.shots !== lastShot.number) continue
        if (one.match.phase === 'aiming' && one.match.balls[ball.id] === undefined)
          expect(one.held).toContainEqual({ id: ball.id, pocket: ball.pocket })
      }
    }
  })

  test('is another match than the same one with returned balls, and verified like any', () => {
    const record = recordOf(game)
    expect(verifyRecord(record)).toMatchObject({ ok: true, value: { ok: true } })
    const other = recordOf(aMatch('return', 14).game)
    expect(other.setup.terms.table).not.toEqual(record.setup.terms.table)
    expect(verifyRecord(other)).toMatchObject({ ok: true, value: { ok: true } })
    // With the pockets of the other table it is not the match that was recorded.
    const swapped = {
      ...record,
      setup: { ...record.setup, terms: { ...record.setup.terms, table: other.setup.terms.table } },
    }
    expect(verifyRecord(swapped)).toMatchObject({ value: { ok: false } })
  })

  test('is kept with what the pockets hold', () => {
    const resumed = resumeGame(keepGame(game))
    if (!resumed.ok) throw new Error(resumed.error.message)
    expect(resumed.value.held).toEqual(game.held)
    expect(resumed.value.lastShot?.result.hash).toBe(game.lastShot?.result.hash)
  })

  test('a shot is shown with what the pockets held, as a document that plays to the same hash', () => {
    const record = recordOf(game)
    const last = seen.findLast(({ lastShot }) => (lastShot?.held?.length ?? 0) > 0)!.lastShot!
    const shown = showShot(record, last.number)
    if (!shown.ok) throw new Error(shown.error.message)
    expect(shown.value.simulate).toMatchObject({ held: last.held })
    const read = readSimulateDocument(JSON.parse(JSON.stringify(shown.value.simulate)))
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.request.held).toEqual(last.held)
    expect(read.value.request.table.pocketSystem).toBe('drop')
  })
})
