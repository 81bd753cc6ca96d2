import { describe, expect, it } from 'vitest'
import { type Game, play, recordOf, startGame } from '../../src/game/index.ts'
import { simulateShot } from '../../src/physics/index.ts'
import { readRuleDocument, readSimulateDocument, type ShownShot, showShot } from '../../src/record/index.ts'
import { RULESETS, type Ruling, ruleShot } from '../../src/rules/index.ts'
import { setupOf } from '../game/a-setup.ts'
import { aMatch, copyOf } from './a-record.ts'

function shown(game: Game, number: number): ShownShot {
  const shot = showShot(recordOf(game), number)
  if (!shot.ok) throw new Error(shot.error.code)
  return shot.value
}

/** What the two documents come to, read as from a file. */
function byHand({ simulate, rule }: ShownShot): { hash: string; ruling: Ruling } {
  const request = readSimulateDocument(copyOf(simulate))
  const document = readRuleDocument(copyOf(rule))
  if (!request.ok || !document.ok) throw new Error('a document that cannot be read')
  const shot = simulateShot(request.value.request)
  const ruling = ruleShot(document.value)
  if (!shot.ok || !ruling.ok) throw new Error('a document that cannot be answered')
  expect(shot.value.events).toEqual(rule.events)
  return { hash: shot.value.hash, ruling: ruling.value }
}

function markOf(game: Game, number: number) {
  const at = game.entries.findIndex(({ shot }) => shot?.number === number)
  const next = game.entries.findIndex(
    ({ command }, i) => i > at && (command.kind === 'stroke' || command.kind === 'next-rack'),
  )
  const until = game.entries.slice(at, next < 0 ? undefined : next)
  return {
    hash: game.entries[at]!.shot!.hash,
    ruling: until[0]!.ruling!,
    called: until.slice(1).some(({ ruling }) => ruling),
  }
}

describe('a shot that is shown', () => {
  it.each(RULESETS)('plays and is ruled by hand as in the match of %s', (ruleset) => {
    const game = aMatch(ruleset, 6, ruleset === 'nine-ball' ? { threePoint: 'on' } : {})
    const last = Math.min(game.match.shots, 5)
    for (let number = 1; number <= last; number++) {
      const { hash, ruling } = byHand(shown(game, number))
      const mark = markOf(game, number)
      expect(hash).toBe(mark.hash)
      const { kind, fouls, inning, next, score } = ruling
      if (!mark.called) expect({ kind, fouls, inning, next, score }).toEqual(mark.ruling)
    }
  })

  it('comes with tuned parameters, another table and everything that was called about it', () => {
    let game = startGame(
      setupOf(
        'nine-ball',
        3,
        { edition: 2025 },
        { table: { ...setupOf('nine-ball').terms.table, cornerMouth: 0.12 } },
      ),
    )
    const { parameters } = game
    const commands = [
      {
        kind: 'set-parameters',
        parameters: { ...parameters, slidingFriction: 0.25, cushionRestitution: 0.8 },
      },
      { kind: 'place-cue-ball', seat: 'A', at: [-0.8, 0.1] },
      {
        kind: 'stroke',
        seat: 'A',
        stroke: { speed: 7, directionDeg: -4, elevationDeg: 2, tip: { side: 0.1, height: 0 } },
      },
      { kind: 'claim', by: 'referee', claim: { rule: '6.4', against: 'A' } },
    ] as const
    for (const command of commands) {
      const step = play(game, command)
      if (!step.ok) throw new Error(step.error.code)
      game = step.value
    }
    const { hash, ruling } = byHand(shown(game, 1))
    expect(hash).toBe(game.lastShot?.result.hash)
    expect(ruling).toEqual(game.match.lastRuling)
    expect(ruling.fouls).toContain('6.4')
  })

  it.each([0, -1, 1.5, 9999])('is refused when there is no shot %d', (number) => {
    expect(showShot(recordOf(aMatch('nine-ball', 6)), number)).toMatchObject({
      ok: false,
      error: { code: 'no-such-shot' },
    })
  })

  it('is refused when the match did not go so', () => {
    const record = recordOf(aMatch('nine-ball', 6))
    const entries = record.entries.map((entry) =>
      entry.shot ? { ...entry, shot: { ...entry.shot, duration: 99 } } : entry,
    )
    expect(showShot({ ...record, entries }, 1)).toMatchObject({
      ok: false,
      error: { code: 'not-as-recorded', path: 'entries[0]' },
    })
  })
})
