import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/game/index.ts'
import { readEntry, type ScoreSheet, scoreSheet, startReading } from '../../../src/game/score-sheet/index.ts'
import { RULESETS } from '../../../src/rules/index.ts'
import { aMatch } from '../../record/a-record.ts'

function sheetOf({ setup, entries }: Game): ScoreSheet {
  let reading = startReading(setup)
  for (const entry of entries) {
    const next = readEntry(reading, entry)
    if (!next.ok) throw new Error(next.error.code)
    reading = next.value
  }
  expect(reading.read).toBe(entries.length)
  return scoreSheet(reading.log)
}

describe.each(RULESETS)('a random match of %s, read from its record', (ruleset) => {
  const game = aMatch(ruleset, 6)
  const { players, racks } = sheetOf(game)
  const both = (value: (sheet: ScoreSheet['players']['A']) => number) => value(players.A) + value(players.B)

  it('has the shots, the racks and the points of the match', () => {
    const strokes = game.entries.filter(({ command }) => command.kind === 'stroke')
    expect(both(({ shots }) => shots)).toBe(strokes.length)
    expect({ A: players.A.racks, B: players.B.racks }).toEqual(game.match.racks)
    const points = { A: players.A.points, B: players.B.points }
    if (ruleset === 'straight-pool') expect(points).toEqual(game.match.score)
    else expect(racks.filter(({ winner }) => winner !== null)).toHaveLength(1)
    if (ruleset === 'siberian-ten') expect(points).toEqual(game.match.score)
  })

  it('adds up', () => {
    for (const seat of ['A', 'B'] as const) {
      const sheet = players[seat]
      const perRack = (value: (rack: ScoreSheet['racks'][number]) => number) =>
        racks.reduce((sum, rack) => sum + value(rack), 0)
      expect(sheet.balls).toBe(perRack((rack) => rack.balls[seat]))
      expect(sheet.fouls).toBe(perRack((rack) => rack.fouls[seat]))
      expect(sheet.highRun).toBeLessThanOrEqual(sheet.balls)
      expect(sheet.foulsByRule.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(sheet.fouls)
      expect(sheet.dryBreaks).toBeLessThanOrEqual(sheet.breaks)
      expect(sheet.visits).toBeGreaterThanOrEqual(1)
    }
    expect(both(({ breaks }) => breaks)).toBeGreaterThanOrEqual(racks.length > 0 ? 1 : 0)
  })

  it('never says which entry it could not read without saying why', () => {
    const wrong = readEntry(startReading(game.setup), { command: { kind: 'next-rack' } })
    expect(wrong).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^[a-z-]+$/) } })
  })
})
