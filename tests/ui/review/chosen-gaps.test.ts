import { signal } from '@preact/signals'
import { beforeAll, describe, expect, it } from 'vitest'
import { readView, writeView } from '../../../src/app/review/desk-view.ts'
import { openDispute } from '../../../src/app/review/find-review.ts'
import { ReviewSession } from '../../../src/app/review/review-session.ts'
import { loadLanguage, makeTranslator, type Translator } from '../../../src/i18n/index.ts'
import { gapBetween, gapToRail } from '../../../src/review/index.ts'
import { disputeOf } from '../../../src/scenarios/index.ts'
import { gapMeasure, pairBetween } from '../../../src/ui/index.ts'
import { splitHit } from './split-hit.ts'

let t: Translator
beforeAll(async () => {
  t = makeTranslator(await loadLanguage('en'))
})

const open = () => new ReviewSession(splitHit(), signal(t))

describe('a gap that a person chooses', () => {
  it('is of two balls, or a ball and a rail, in either order', () => {
    expect(pairBetween('4', 'cue')).toEqual({ kind: 'balls', a: 'cue', b: '4' })
    expect(pairBetween('foot', '4')).toEqual({ kind: 'rail', ball: '4', rail: 'foot' })
    expect(pairBetween('4', '4')).toBeNull()
    expect(pairBetween('foot', 'left')).toBeNull()
  })

  it('is chosen by pointing at one end and then at the other; the same ball or the cloth takes the first back', () => {
    const session = open()
    session.pointForGap('4')
    session.pointForGap('4')
    session.pointForGap('foot')
    session.pointForGap('1')
    session.pointForGap(null)
    expect(session.gaps.value).toEqual([])
    expect(session.gapFrom.value).toBeNull()
    session.pointForGap('4')
    expect(session.gapFrom.value).toBe('4')
    session.pointForGap('cue')
    session.pointForGap('1')
    session.pointForGap('foot')
    expect(session.gaps.value.map(({ pair }) => pair)).toEqual([
      { kind: 'balls', a: 'cue', b: '4' },
      { kind: 'rail', ball: '1', rail: 'foot' },
    ])
    session.removeGap({ kind: 'balls', a: 'cue', b: '4' })
    expect(session.gaps.value.length).toBe(1)
  })

  it('is measured on the exact paths at every instant that is shown', () => {
    const session = open()
    session.addGap({ kind: 'balls', a: 'cue', b: '4' })
    session.addGap({ kind: 'rail', ball: '4', rail: 'foot' })
    const { review, table } = session.reviewed.value
    for (const time of [0, 0.1, 0.123456, 0.5, 1.1]) {
      session.seek(time)
      const [balls, rail] = session.gaps.value
      expect(balls!.metres).toBeCloseTo(
        gapBetween(review.result.paths, table.ballRadius, 'cue', '4', time)!,
        12,
      )
      expect(rail!.metres).toBeCloseTo(gapToRail(review.result.paths, table, '4', time, 'foot')!, 12)
    }
  })

  it('goes with a link, and with it the instant', () => {
    const session = open()
    session.addGap({ kind: 'balls', a: 'cue', b: '4' })
    session.addGap({ kind: 'rail', ball: '4', rail: 'foot' })
    session.seek(0.123456789)
    expect(writeView(session.view)).toBe('123456789~cue-4~4-foot')
    const other = open()
    other.lookAt(readView(writeView(session.view))!)
    expect(other.head.value.time).toBeCloseTo(0.123456789, 12)
    expect(other.gaps.value).toEqual(session.gaps.value)
    expect(readView('nonsense')).toBeNull()
    expect(readView('5~foot-left~cue-cue~x')).toEqual({ time: 5e-9, gaps: [] })
  })

  it('says that they touch at the contact, and that they are frozen where they lie against each other', () => {
    const session = open()
    session.addGap({ kind: 'balls', a: 'cue', b: '4' })
    const contact = session.reviewed.value.shot.result.events.find(
      (event) => event.kind === 'ball-ball' && event.b === '4',
    )!
    session.seek(contact.t)
    expect(session.gaps.value[0]!.contact).toBe('touching')
    expect(gapMeasure(session, session.gaps.value[0]!)).toBe('0.00 mm touching')
    session.seek(contact.t - 0.001)
    expect(session.gaps.value[0]!.contact).toBeNull()
    expect(session.gaps.value[0]!.metres!).toBeGreaterThan(1e-4)
  })

  it('says of balls that lie against each other before the stroke that they are frozen', () => {
    const opened = openDispute(disputeOf('frozen-played-into')!)
    if (!opened.ok) throw new Error(opened.error.code)
    const session = new ReviewSession(opened.value, signal(t))
    session.addGap({ kind: 'balls', a: 'cue', b: '1' })
    session.seek(0)
    expect(session.gaps.value[0]!.contact).toBe('frozen')
    session.seek(session.duration)
    expect(session.gaps.value[0]!.contact).toBeNull()
  })
})
