import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, cleanReason, type RefereeRuling, rulesToProtest } from '../../src/rules/index.ts'
import { Played } from './played-match.ts'

const FOUR = 'tip c>1 1~foot 2~left 3~right 4~head'

function says(ruling: RefereeRuling): Command {
  return { kind: 'referee', ruling }
}

/** B has hit nothing: 6.3, and A has the ball in hand. */
function afterMiss(): Played {
  return new Played('nine-ball').shot(`${FOUR} rest`).shot('tip rest')
}

describe('a protest that fails', () => {
  it('leaves the ruling as it is and stands beside it, with who protested and the reason', () => {
    const match = afterMiss()
    const before = match.state
    match.do(says({ kind: 'uphold', rule: '6.3', by: 'B', reason: 'No rail after the hit.' }))
    const { lastRuling, protest, ...rest } = match.state
    const { lastRuling: ruledBefore, protest: openBefore, ...restBefore } = before
    expect(rest).toEqual(restBefore)
    const { evidence, ...ruling } = lastRuling!
    const { evidence: evidenceBefore, ...rulingBefore } = ruledBefore!
    expect(ruling).toEqual(rulingBefore)
    expect(evidence.slice(0, -1)).toEqual(evidenceBefore)
    expect(evidence.at(-1)).toEqual({
      rule: '6.3',
      verdict: 'upheld',
      events: evidenceBefore.find(({ rule }) => rule === '6.3')!.events,
      clause: 'WPA 2016 6.3',
      params: { by: 'B', reason: 'No rail after the hit.' },
    })
    expect(protest?.before).toEqual(openBefore?.before)
    expect(protest?.shot.rulings).toHaveLength(1)
  })

  it('takes nothing from the player at the table: neither the place of the cue ball nor an answer that was given', () => {
    const placed = afterMiss().do({ kind: 'place-cue-ball', seat: 'A', at: [-0.5, 0.2] })
    placed.do(says({ kind: 'uphold', rule: '6.3', by: 'B' }))
    expect(placed.state.balls.cue).toEqual([-0.5, 0.2])
    const answered = new Played('eight-ball').shot('tip c>1 1~foot rest')
    expect(rulesToProtest(answered.state.lastRuling!)).toEqual(['3.3'])
    answered.choose('B', 'accept').do(says({ kind: 'uphold', rule: '3.3', by: 'A' }))
    expect(answered.at).toBe('aiming B')
  })

  it('does not stop the referee from overruling of his own accord later', () => {
    const match = afterMiss().do(says({ kind: 'uphold', rule: '6.3', by: 'B' }))
    match.do(says({ kind: 'overrule', rule: '6.3' }))
    expect(match.state.lastRuling?.fouls).toEqual([])
  })
})

describe('a protest that is heard', () => {
  it('overrules the foul and keeps who protested, and why', () => {
    const match = afterMiss()
    match.do(says({ kind: 'overrule', rule: '6.3', by: 'B', reason: 'The 1 touched the rail.' }))
    expect(match.state.foulCount.B).toBe(0)
    const told = match.state.lastRuling?.evidence.filter(({ verdict }) => verdict === 'overruled')
    expect(told).toMatchObject([{ rule: '6.3', params: { by: 'B', reason: 'The 1 touched the rail.' } }])
  })

  it('leaves its trace in the rulings of every game', () => {
    const eight = new Played('eight-ball').shot('tip c>1 1~foot rest')
    eight.do(says({ kind: 'overrule', rule: '3.3', by: 'A', reason: 'Four balls.' }))
    expect(eight.state.lastRuling).toMatchObject({ kind: 'legal' })
    expect(eight.state.lastRuling?.evidence.at(-1)).toMatchObject({ rule: '3.3', verdict: 'overruled' })
    const siberian = new Played('siberian-ten').shot('tip rest')
    const [rule] = siberian.state.lastRuling!.fouls
    siberian.do(says({ kind: 'overrule', rule: rule!, by: 'A' }))
    expect(siberian.state.lastRuling?.evidence.at(-1)).toMatchObject({ rule, verdict: 'overruled' })
  })

  it('an overruling without a protest is ruled as ever', () => {
    const match = afterMiss().do(says({ kind: 'overrule', rule: '6.3' }))
    const told = match.state.lastRuling?.evidence.filter(({ verdict }) => verdict === 'overruled')
    expect(told).toEqual([{ rule: '6.3', verdict: 'overruled', events: [], clause: 'WPA 2016 6.3' }])
  })
})

describe('the protest window [6 intro, 1.10]', () => {
  const upheld = says({ kind: 'uphold', rule: '6.3', by: 'B' })
  const overruled = says({ kind: 'overrule', rule: '6.3', by: 'B' })

  it('opens with the ruling, closes with the next stroke and is not opened by a rack or a concession', () => {
    expect(new Played('nine-ball').refused(upheld)).toBe('nothing-to-protest')
    const match = afterMiss()
    match.do({ kind: 'place-cue-ball', seat: 'A', at: [-0.5, 0.2] })
    const stroke = { speed: 2, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }
    match.do({ kind: 'stroke', seat: 'A', stroke })
    for (const command of [upheld, overruled]) expect(match.refused(command)).toBe('stroke-running')
    const { balls } = match.state
    match.do({ kind: 'shot-played', shot: { events: [{ t: 0, kind: 'rest' }], after: balls } })
    const won = new Played('nine-ball').shot('tip c>1 9@FL rest').rack()
    for (const command of [upheld, overruled]) expect(won.refused(command)).toBe('nothing-to-protest')
    const conceded = afterMiss().do({ kind: 'concede', seat: 'B' })
    for (const command of [upheld, overruled]) expect(conceded.refused(command)).toBe('match-over')
  })

  it('the shot before the last one is out of reach: its rule is none of the last ruling', () => {
    const match = afterMiss().shot('tip c>1 1~foot rest')
    for (const command of [upheld, overruled]) expect(match.refused(command)).toBe('rule-not-called')
  })

  it('a protest is answered once; the decision of the referee stands', () => {
    const match = afterMiss().do(upheld)
    for (const command of [upheld, overruled]) expect(match.refused(command)).toBe('protest-answered')
    const other = afterMiss().do(overruled)
    for (const command of [upheld, overruled]) expect(other.refused(command)).toBe('protest-answered')
  })

  it('stays open for the shot when a claim between the shots was refused meanwhile', () => {
    const match = afterMiss()
    match.do({ kind: 'claim', by: 'B', about: 'between', claim: { rule: '6.4', against: 'A' } })
    match.do(upheld)
    expect(match.state.lastRuling?.fouls).toEqual(['6.3'])
  })
})

describe('the reason', () => {
  const reasons = [
    '',
    ' ',
    ' x',
    'x ',
    'a  b',
    'a\nb',
    'a\tb',
    'a\u0000',
    'a\u202Eb',
    'a\u2066',
    'a\uD800',
    'a\uFEFF',
    'x'.repeat(301),
  ]

  it.each(reasons)('%j is refused', (reason) => {
    const match = afterMiss()
    for (const kind of ['uphold', 'overrule'] as const)
      expect(match.refused(says({ kind, rule: '6.3', by: 'B', reason }))).toBe('reason-text')
    expect(match.refused(says({ kind: 'overrule', rule: '6.3', reason }))).toBe('reason-text')
  })

  it.each([
    'No rail.',
    'Bila nie dotknęła bandy – widać to na 3. zdjęciu.',
    'Шар не дошёл до борта',
    'クッションに触れていない',
    'الكرة لم تلمس الحافة',
    '<b>"=1+1"</b>',
    '🎱'.repeat(300),
  ])('%j is taken as it is', (reason) => {
    expect(cleanReason(reason)).toBe(reason)
    const match = afterMiss().do(says({ kind: 'uphold', rule: '6.3', by: 'B', reason }))
    expect(match.state.lastRuling?.evidence.at(-1)?.params?.reason).toBe(reason)
  })

  it('is cleaned from whatever somebody types or pastes', () => {
    expect(cleanReason('  The 3\n\n moved\t\u202Efirst\u0007 ')).toBe('The 3 moved first')
    expect(cleanReason('\u2028\uD800 \uFEFF')).toBe('')
    expect(cleanReason(`${'x'.repeat(299)}🎱🎱`)).toBe(`${'x'.repeat(299)}🎱`)
    const clean = fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const reason = cleanReason(text)
      expect(cleanReason(reason)).toBe(reason)
      if (reason === '') return
      expect(afterMiss().refused(says({ kind: 'uphold', rule: '6.3', by: 'B', reason }))).toBe('accepted')
    })
    fc.assert(clean, { numRuns: 200, seed: 6 })
  })
})
