import { signal } from '@preact/signals'
import { beforeAll, expect, it } from 'vitest'
import { openDispute } from '../../../src/app/review/find-review.ts'
import { ReviewSession } from '../../../src/app/review/review-session.ts'
import { loadLanguage, makeTranslator, type Translator } from '../../../src/i18n/index.ts'
import { disputeOf } from '../../../src/scenarios/index.ts'
import { strikeContacts } from '../../../src/ui/index.ts'

let t: Translator
beforeAll(async () => {
  t = makeTranslator(await loadLanguage('en'))
})

it('at the stroke of a double hit the strip shows both contacts, and the gap to the ball before is measured', () => {
  const opened = openDispute(disputeOf('chalk-width-gap')!)
  if (!opened.ok) throw new Error(opened.error.code)
  const session = new ReviewSession(opened.value, signal(t))
  session.choose(0)
  const [first, second] = strikeContacts(session)
  expect(second!.contact).toBe(2)
  expect(session.zoom.value.from).toBeLessThan(first!.t)
  expect(session.zoom.value.to).toBeGreaterThan(second!.t + second!.duration)
  expect(session.reading.value.gap!.metres).toBeCloseTo(0.022, 9)
  session.seek(second!.t)
  expect(session.reading.value.gap!.metres).toBeGreaterThan(0.022)
  const contact = opened.value.shot.result.events.findIndex(({ kind }) => kind === 'ball-ball')
  session.choose(contact)
  expect(strikeContacts(session)).toEqual([])
})
