import { describe, expect, it } from 'vitest'
import { isWishes } from '../../src/app/read-wishes.ts'
import { setupOfWishes } from '../../src/app/setup-of-wishes.ts'
import { startGame } from '../../src/game/index.ts'
import { BALL_PRESETS, CLOTH_PRESETS } from '../../src/physics/index.ts'
import { setupFault } from '../../src/record/index.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { POCKET_PRESETS, POCKET_SYSTEMS, TABLE_NAMES } from '../../src/table/index.ts'
import { BALL_SETS, CLOTHS, type MatchWishes, OPTION_ROWS } from '../../src/ui/index.ts'

const PLAIN: MatchWishes = {
  ruleset: 'nine-ball',
  names: { A: 'Kowalska', B: 'Lindqvist' },
  raceTo: 7,
  firstBreaker: 'B',
  table: '9ft',
}

describe('a match from what was wished', () => {
  it('offers the cloths and the balls that the physics knows', () => {
    expect([...CLOTHS].sort()).toEqual(CLOTH_PRESETS.map(({ id }) => id).sort())
    expect([...BALL_SETS].sort()).toEqual(BALL_PRESETS.map(({ id }) => id).sort())
  })

  it.each(RULESETS)('%s can be started with every option of its own', (ruleset) => {
    const raceTo = ruleset === 'straight-pool' ? 100 : 5
    for (const { name, values } of OPTION_ROWS) {
      for (const value of values) {
        const wishes = { ...PLAIN, ruleset, raceTo, options: { [name]: value } }
        expect(isWishes(wishes)).toBe(true)
        expect(setupFault(setupOfWishes(wishes, 3))).toBeNull()
      }
    }
  })

  it('can be played on every table with every pocket, cloth and set of balls', () => {
    for (const table of TABLE_NAMES) {
      for (const { id: pockets } of POCKET_PRESETS) {
        for (const system of POCKET_SYSTEMS) {
          const setup = setupOfWishes({ ...PLAIN, table, pockets, system }, 3)
          expect(setupFault(setup)).toBeNull()
          expect(startGame(setup).match.phase).toBe('break')
        }
      }
    }
    for (const cloth of CLOTHS)
      for (const balls of BALL_SETS)
        expect(setupFault(setupOfWishes({ ...PLAIN, cloth, balls }, 3))).toBeNull()
  })

  it('draws the lot from the seed, opens with the lag, or lets the agreed player break', () => {
    const breaker = (wishes: MatchWishes, seed: number) => startGame(setupOfWishes(wishes, seed)).match
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) => breaker({ ...PLAIN, opening: 'lot' }, seed).breaker)
    expect(new Set(drawn)).toEqual(new Set(['A', 'B']))
    expect(breaker({ ...PLAIN, opening: 'lag' }, 1).phase).toBe('lag')
    expect(breaker(PLAIN, 1).breaker).toBe('B')
  })

  it('carries clock, wheelchair, colours and handicap into the terms', () => {
    const wishes: MatchWishes = {
      ...PLAIN,
      ruleset: 'siberian-ten',
      raceTo: 3,
      shotClock: 30,
      wheelchair: { A: true, B: false },
      colours: { A: '#112233', B: '#445566' },
      handicap: { giver: 'A', k: 2 },
    }
    const { terms, players } = setupOfWishes(wishes, 1)
    expect(terms.options).toMatchObject({
      shotClock: 30,
      wheelchair: { A: true, B: false },
      handicap: { giver: 'A', k: 2 },
    })
    expect(players.B).toEqual({ name: 'Lindqvist', colour: '#445566' })
    // A handicap is a matter of Siberian Ten alone.
    expect(setupOfWishes({ ...wishes, ruleset: 'nine-ball' }, 1).terms.options.handicap).toBeNull()
  })
})

describe('what was kept of the set-up page', () => {
  it.each([
    { raceTo: 0 },
    { raceTo: 26 },
    { table: '10ft' },
    { cloth: 'velvet' },
    { shotClock: 31 },
    { handicap: { giver: 'A', k: 9 } },
    { colours: { A: 'red', B: '#445566' } },
    { wheelchair: { A: 1, B: false } },
    { options: { breakOrder: 'random' } },
    { opening: 'coin' },
  ])('is not used when it holds %j', (part) => {
    expect(isWishes({ ...PLAIN, ...part })).toBe(false)
  })
})
