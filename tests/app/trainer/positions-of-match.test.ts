import { describe, expect, it } from 'vitest'
import { type MetPosition, metAt, positionsInMatch } from '../../../src/app/trainer/positions-of-match.ts'
import { readAddress } from '../../../src/app/trainer/read-address.ts'
import { type Game, play, startGame } from '../../../src/game/index.ts'
import { Random } from '../../../src/math/index.ts'
import { equipmentOf, parametersOf } from '../../../src/physics/index.ts'
import type { RulesetId } from '../../../src/rules/index.ts'
import { tableOf } from '../../../src/table/index.ts'
import { setupOf } from '../../game/a-setup.ts'
import { nextCommands } from '../../game/walk.ts'

const PEOPLE = { own: 'club', other: 'league' } as const
const GEAR = {
  table: tableOf({ size: '8ft', pockets: 'bar', system: 'return' }),
  parameters: parametersOf({ cloth: 'napped', balls: 'dirty' }),
}

/** A stroll through a match with every decision about a push-out that it came by. */
function strolled(ruleset: RulesetId, shots: number, computer?: 'pro') {
  const plain = setupOf(ruleset, 3, {}, { raceTo: 20, table: GEAR.table })
  const setup = {
    ...plain,
    parameters: GEAR.parameters,
    players: { A: plain.players.A, B: { ...plain.players.B, ...(computer ? { computer } : {}) } },
  }
  const random = Random.fromSeed(3, 9)
  let game: Game = startGame(setup)
  const met: MetPosition[] = []
  for (let tries = 0; tries < 2000 && game.match.shots < shots; tries++) {
    const { phase } = game.match
    for (const command of nextCommands(game, random)) {
      if (game.match.phase !== phase) break
      const here = metAt(setup, game, PEOPLE)
      const step = play(game, command)
      if (!step.ok) continue
      if (here && (command.kind === 'stroke' || command.kind === 'choose')) met.push(here)
      game = step.value
    }
  }
  const last = metAt(setup, game, PEOPLE)
  return { game, met: last ? [...met, last] : met }
}

function all(game: Game): readonly MetPosition[] {
  const found = positionsInMatch(game, PEOPLE)
  for (;;) {
    const step = found.next()
    if (!step.done) continue
    if (!step.value.ok) throw new Error(step.value.error.code)
    return step.value.value
  }
}

describe('decisions about push-outs in a match', () => {
  const { game, met } = strolled('nine-ball', 220)
  const found = all(game)

  it('every one of them is found again in the record, and nothing else', () => {
    expect(found.length).toBeGreaterThan(2)
    expect(found).toEqual(met)
    expect(new Set(found.map(({ seat }) => seat))).toEqual(new Set(['one', 'two']))
  })

  it('table, cloth and balls are those of the match; people have the levels of whoever trains', () => {
    for (const { position, seat } of found) {
      expect(position.table).toEqual(GEAR.table)
      expect(equipmentOf(position.parameters)).toEqual({ cloth: 'napped', balls: 'dirty' })
      expect(position.levels).toEqual(
        seat === 'one' ? { A: 'club', B: 'league' } : { A: 'league', B: 'club' },
      )
    }
  })

  it('a computer player keeps his own', () => {
    const levels = all(strolled('nine-ball', 60, 'pro').game).map(({ position }) =>
      Object.values(position.levels),
    )
    expect(levels.length).toBeGreaterThan(0)
    for (const both of levels) expect(both).toContain('pro')
  })

  it('games without a push-out have none', () => {
    expect(all(strolled('eight-ball', 30).game)).toEqual([])
  })
})

describe('the address of the trainer', () => {
  it.each([
    ['', { kind: 'next' }],
    ['one', { kind: 'next' }],
    ['two/a%20b', { kind: 'link', text: 'a b', seat: 'two' }],
    ['two/a/back', { kind: 'link', text: 'a', seat: 'two', back: true }],
    ['one/%', { kind: 'link', text: '%', seat: 'one' }],
    ['set-up', { kind: 'set-up' }],
    ['now', { kind: 'now', shot: null }],
    ['now/12', { kind: 'now', shot: 12 }],
    ['match/abc-1/3', { kind: 'match', id: 'abc-1', shot: 3 }],
    ['match/abc-1', { kind: 'match', id: 'abc-1', shot: null }],
  ])('%s', (rest, address) => {
    expect(readAddress(rest)).toEqual(address)
  })
})
