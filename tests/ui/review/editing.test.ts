import { signal } from '@preact/signals'
import { beforeAll, describe, expect, it } from 'vitest'
import { EditControl } from '../../../src/app/review/edit-control.ts'
import { badgeMarks, DISC_RADIUS, placeBadges } from '../../../src/app/review/ink-badges.ts'
import { openTask } from '../../../src/app/review/open-review.ts'
import { readDropped } from '../../../src/app/review/read-dropped.ts'
import { ReviewSession } from '../../../src/app/review/review-session.ts'
import { shotFile, shotLink } from '../../../src/app/review/take-away.ts'
import { loadLanguage, makeTranslator, type Translator } from '../../../src/i18n/index.ts'
import { railGap } from '../../../src/table/index.ts'
import { splitHit } from './split-hit.ts'

let t: Translator
beforeAll(async () => {
  t = makeTranslator(await loadLanguage('en'))
})

describe('a shot set up by hand', () => {
  it('freezes a ball to a ball and to a rail, touching to a nanometre, and is played each time', () => {
    const session = new ReviewSession(splitHit(), signal(t))
    const editor = new EditControl(session)
    const places = () => session.reviewed.value.shot.before
    editor.freeze('9', 'rail')
    expect(editor.fault.value).toBeNull()
    expect(Math.abs(railGap(session.reviewed.value.table, places()['9']!, 'foot'))).toBeLessThan(1e-9)
    editor.freeze('4', 'ball')
    expect(editor.fault.value).toBeNull()
    const [one, four] = [places()['1']!, places()['4']!]
    const gap = Math.hypot(one[0] - four[0], one[1] - four[1]) - 2 * session.reviewed.value.table.ballRadius
    expect(Math.abs(gap)).toBeLessThan(1e-9)
  })

  it('keeps the last playable shot on the desk while the draft cannot be played, and says why', () => {
    const session = new ReviewSession(splitHit(), signal(t))
    const editor = new EditControl(session)
    const before = session.reviewed.value
    editor.placeBall('9', before.shot.before['1']!)
    expect(editor.fault.value?.code).toBe('balls-overlap')
    expect(session.reviewed.value).toBe(before)
    editor.placeBall('9', null)
    expect(editor.fault.value).toBeNull()
    expect(session.reviewed.value.shot.before['9']).toBeUndefined()
    expect(session.other.value).toBe(before)
  })

  it('turns the verdict when the right ball is a hair nearer', () => {
    const session = new ReviewSession(splitHit(), signal(t))
    const editor = new EditControl(session)
    expect(session.reviewed.value.shot.ruling.fouls).toContain('6.2')
    const [x, y] = session.reviewed.value.shot.before['1']!
    editor.placeBall('1', [x - 0.0012, y])
    expect(session.reviewed.value.shot.ruling.fouls).not.toContain('6.2')
  })
})

describe('taken away', () => {
  it('a file leads to the same shot and the same ruling', () => {
    const shot = splitHit()
    const read = readDropped(shotFile(shot).text, 'shot.json')
    if (!read.ok || read.value.kind !== 'shot') throw new Error('no shot in the file')
    const again = openTask(read.value.task, read.value.source)
    if (!again.ok) throw new Error(again.error.code)
    expect(again.value.review.result.hash).toBe(shot.review.result.hash)
    expect(again.value.review.ruling).toEqual(shot.review.ruling)
  })

  it('a link is shorter than two thousand characters', () => {
    const link = shotLink(splitHit(), 'https://example.org/')
    expect(link?.startsWith('https://example.org/#/review/shot/')).toBe(true)
    expect(link!.length).toBeLessThan(2000)
  })
})

describe('numbers on the table', () => {
  it('stand apart from each other and inside the picture', () => {
    const shot = splitHit()
    const size = { width: 800, height: 400 }
    const project = ([x, y]: readonly [number, number]) => [400 + 290 * x, 200 - 290 * y] as const
    const marks = badgeMarks(shot.marks, 9, 0)
    const badges = placeBadges(shot, marks, project, size)
    expect(badges.length).toBe(marks.length)
    for (const [i, { disc }] of badges.entries()) {
      expect(disc[0]).toBeGreaterThanOrEqual(DISC_RADIUS)
      expect(disc[1]).toBeLessThanOrEqual(size.height - DISC_RADIUS)
      for (const other of badges.slice(0, i))
        expect(Math.hypot(disc[0] - other.disc[0], disc[1] - other.disc[1])).toBeGreaterThan(2 * DISC_RADIUS)
    }
  })
})
