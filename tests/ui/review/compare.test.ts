import { signal } from '@preact/signals'
import { beforeAll, describe, expect, it } from 'vitest'
import { CompareControl } from '../../../src/app/review/compare-control.ts'
import { EditControl } from '../../../src/app/review/edit-control.ts'
import { openDispute } from '../../../src/app/review/find-review.ts'
import { ReviewSession } from '../../../src/app/review/review-session.ts'
import { loadLanguage, makeTranslator, type Translator } from '../../../src/i18n/index.ts'
import { fault, ok } from '../../../src/math/index.ts'
import { disputeOf } from '../../../src/scenarios/index.ts'
import { differencesOf, partingOf, summaryOf } from '../../../src/ui/index.ts'
import { splitHit } from './split-hit.ts'

let t: Translator
beforeAll(async () => {
  t = makeTranslator(await loadLanguage('en'))
})

function dispute(id: string) {
  const opened = openDispute(disputeOf(id)!)
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

const open = (shot = splitHit()) => new ReviewSession(shot, signal(t))

describe('two shots in the same frame', () => {
  it('the one that was kept stays beside whatever is done to the other', () => {
    const session = open()
    const kept = session.reviewed.value
    session.keepOther()
    const editor = new EditControl(session)
    editor.setStroke({ speed: 2 })
    editor.setStroke({ speed: 2.5 })
    expect(session.other.value).toBe(kept)
    const next = dispute('chalk-width-gap')
    session.show(next)
    expect(session.other.value).toBe(kept)
    session.swapOther()
    expect([session.reviewed.value, session.other.value]).toEqual([kept, next])
    expect(session.swaps.value).toBe(1)
    session.dropOther()
    expect(session.other.value).toBeNull()
  })

  it('both run on one clock until the longer one has ended', () => {
    const session = open()
    const alone = session.duration
    const long = dispute('chalk-width-gap')
    session.compareWith(long)
    expect(long.review.result.duration).toBeGreaterThan(alone)
    session.seek(Number.MAX_VALUE)
    expect(session.head.value.time).toBe(long.review.result.duration)
    session.toggleOverlay('other')
    expect(session.duration).toBe(alone)
  })

  it('what was asked for last is what is compared; what cannot be had says why', async () => {
    const session = open()
    const [first, second] = [dispute('chalk-width-gap'), dispute('hair-gap-full')]
    const answers = new Map([
      ['dispute/one', first],
      ['shot/two', second],
    ])
    const compare = new CompareControl(session, {
      address: async (rest) => {
        const found = answers.get(rest)
        return found ? ok({ reviewed: found, match: null }) : fault('no-such-shot', rest, '')
      },
      file: async () => fault('foreign-file', '', ''),
      match: null,
    })
    compare.fromDispute('one')
    compare.fromLink('https://example.org/#/review/shot/two')
    await expect.poll(() => session.other.value).toBe(second)
    compare.fromLink('nonsense')
    await expect.poll(() => compare.fault.value?.code).toBe('no-such-shot')
    expect(session.other.value).toBe(second)
    expect(compare.busy.value).toBe(false)
  })
})

describe('differences of two shots', () => {
  it('are none between a shot and itself', () => {
    const shot = splitHit()
    expect([...differencesOf(summaryOf(shot), summaryOf(shot))]).toEqual([])
    expect(partingOf(shot, shot)).toBeNull()
  })

  it('of a split hit with the other ball first: verdict and first contact, from the stroke on', () => {
    const [wrong, right] = [dispute('split-hit-wrong-ball-first'), dispute('split-hit-right-ball-first')]
    const differ = differencesOf(summaryOf(wrong), summaryOf(right))
    expect(differ).toContain('verdict')
    expect(differ).toContain('first')
    expect(differ).not.toContain('game')
    expect(differ).not.toContain('tip')
    expect(summaryOf(wrong).first?.ball).toBe('2')
    expect(summaryOf(right).first?.ball).toBe('1')
    expect(partingOf(wrong, right)).toBe(0)
  })

  it('a double hit differs by its contacts of the tip', () => {
    const [twice, once] = [dispute('chalk-width-gap'), dispute('chalk-width-gap-cut')]
    expect(differencesOf(summaryOf(twice), summaryOf(once))).toContain('tip')
  })
})
