import { describe, expect, test } from 'vitest'
import { LOCALES, loadLanguage } from '../../src/i18n/index.ts'
import { type Review, reviewShot } from '../../src/review/index.ts'
import { DISPUTES, type Dispute, disputeOf, type EventPattern } from '../../src/scenarios/index.ts'
import type { ShotEvent } from '../../src/shot/index.ts'

function reviewed({ shot, rule, acts }: Dispute): Review {
  const review = reviewShot({ shot, rule, ...(acts === undefined ? {} : { acts }) })
  if (!review.ok) throw new Error(`${review.error.code} ${review.error.path}`)
  return review.value
}

const matches = (event: ShotEvent, pattern: EventPattern): boolean =>
  Object.entries(pattern).every(([key, value]) => event[key as keyof ShotEvent] === value)

/** How many of the patterns are found, one after the other. */
function foundInOrder(events: readonly ShotEvent[], patterns: readonly EventPattern[]): number {
  let found = 0
  for (const event of events) if (found < patterns.length && matches(event, patterns[found]!)) found++
  return found
}

describe.each(DISPUTES.map((dispute) => [dispute.id, dispute] as const))('%s', (_id, dispute) => {
  const { expected } = dispute

  test('is ruled as it should be, on the events that decide it', () => {
    const { ruling, toRule } = reviewed(dispute)
    expect([ruling.kind, ruling.fouls]).toEqual([expected.kind, expected.fouls])
    for (const { rule, verdict, events, margin } of expected.facts) {
      const entry = ruling.evidence.find((e) => e.rule === rule && e.verdict === verdict)
      expect(entry, `${rule} ${verdict}`).toBeDefined()
      const decisive = entry!.events.map((event) => toRule.events[event]!)
      expect(foundInOrder(decisive, events)).toBe(events.length)
      for (const unit of ['seconds', 'metres'] as const) {
        const wanted = margin?.[unit]
        if (wanted === undefined) continue
        const difference = Math.abs(entry!.margin![unit]! - wanted)
        expect(difference, `${unit} ${entry!.margin![unit]}`).toBeLessThanOrEqual(wanted / 1000 + 1e-9)
      }
    }
    expect(foundInOrder(toRule.events, expected.shows)).toBe(expected.shows.length)
  })

  test.each(LOCALES)('has its title and its question in %s', async (locale) => {
    const catalogue: Readonly<Record<string, string>> = (await loadLanguage(locale)).catalogue
    for (const part of ['title', 'question'])
      expect(catalogue[`dispute.${dispute.id}.${part}`] ?? '').not.toBe('')
  })
})

test('there are at least 25, with names of their own, each found by its name', () => {
  expect(DISPUTES.length).toBeGreaterThanOrEqual(25)
  expect(new Set(DISPUTES.map(({ id }) => id)).size).toBe(DISPUTES.length)
  for (const dispute of DISPUTES) {
    expect(dispute.id).toMatch(/^[a-z0-9-]+$/)
    expect(disputeOf(dispute.id)).toBe(dispute)
  }
  expect(disputeOf('no-such-dispute')).toBeNull()
})

test('the catalogue names no dispute that is not there', async () => {
  const { catalogue } = await loadLanguage('en')
  const named = Object.keys(catalogue).filter((key) => key.startsWith('dispute.'))
  const ids = new Set(named.map((key) => key.split('.')[1]))
  expect([...ids].filter((id) => disputeOf(id!) === null)).toEqual([])
})

describe('what the two sides of a dispute hang on', () => {
  const verdict = (id: string) => reviewed(disputeOf(id)!).ruling

  test('the Polish ten wins, the WPA ten comes back', () => {
    expect(verdict('ten-early-polish').result).toEqual({ rack: 'A', by: 'pocketed' })
    expect(verdict('ten-early-wpa')).toMatchObject({
      result: null,
      inning: 'continues',
      spotted: [{ ball: '10' }],
    })
  })

  test('a hanging ball counts within five seconds and is put back after them', () => {
    expect(verdict('hanging-ball-falls-in-time').pocketed).toEqual(['1'])
    expect(verdict('hanging-ball-falls-too-late')).toMatchObject({ pocketed: [], restored: [{ ball: '1' }] })
  })

  test('balls that are jammed, or rattle and stay, are not pocketed', () => {
    for (const id of ['jam-in-the-jaws', 'rattle-in-the-jaws', 'in-and-out-of-the-pocket'])
      expect(verdict(id)).toMatchObject({ pocketed: [], inning: 'passes' })
    const { result } = reviewed(disputeOf('jam-in-the-jaws')!)
    const [one, two] = ['1', '2'].map((ball) => result.balls.find(({ id }) => id === ball)!)
    if (one?.state !== 'resting' || two?.state !== 'resting') throw new Error('both lie on the bed')
    // In the mouth of the foot left corner, one against the other.
    expect(Math.min(one.x, two.x)).toBeGreaterThan(1.2)
    expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeCloseTo(2 * 0.028575, 4)
  })

  test('the eight on the break leaves the choice to the breaker, with a scratch to the other', () => {
    const options = ['spot-eight-and-play', 'rebreak-self']
    expect(verdict('eight-on-the-break').choice).toEqual({ by: 'A', options })
    expect(verdict('eight-and-cue-ball-on-the-break').choice).toEqual({ by: 'B', options })
  })

  test('the nine comes back after a scratch, the eight costs the rack', () => {
    expect(verdict('scratch-with-the-nine')).toMatchObject({ result: null, spotted: [{ ball: '9' }] })
    expect(verdict('scratch-with-the-eight').result).toEqual({ rack: 'B', by: '3.8a' })
  })

  test('a split hit is too close for any eye, and the next edition gives it to the shooter', () => {
    const { ruling, alsoUnder } = reviewed(disputeOf('split-hit-wrong-ball-first')!)
    expect(ruling.evidence[0]!.tooClose).toBe(true)
    const next = alsoUnder.find(({ ruleset, options }) => ruleset === 'nine-ball' && options.edition === 2025)
    expect(next?.ruling.kind).toBe('legal')
    expect(next?.differs).toContain('fouls')
  })
})
