import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { isNewcomer } from '../../../src/app/is-newcomer.ts'
import { LessonSession } from '../../../src/app/lesson/lesson-session.ts'
import { readStartOptions } from '../../../src/app/start-options.ts'
import type { TableSession } from '../../../src/app/table-session.ts'
import { loadLanguage } from '../../../src/i18n/index.ts'
import type { LessonStep } from '../../../src/ui/index.ts'

const ENGLISH = await loadLanguage('en')

function aLesson() {
  const closed: string[] = []
  const lesson = new LessonSession({
    language: signal(ENGLISH),
    input: signal('mouse'),
    strokeBy: 'pull',
    settled: () => undefined,
    closed: (how) => closed.push(how),
  })
  const play = async (prepare: (table: TableSession) => void) => {
    const table = lesson.table.value
    prepare(table)
    table.tick(0)
    table.stroke()
    table.finishPlayback()
    await Promise.resolve()
  }
  lesson.table.value.tick(0)
  return { lesson, closed, play }
}

/** What a person does to fulfil each task. */
const RIGHT: Readonly<Record<LessonStep, (table: TableSession) => void>> = {
  aim: (table) => table.aimAtNext(),
  power: (table) => table.setSpeed(2),
  spin: (table) => table.setTip(0, -0.4),
  call: (table) => {
    table.tick(0)
    table.calls.confirm()
  },
}

describe('the first lesson', () => {
  it('goes through aim, power, spin and call, each fulfilled by what its text says', async () => {
    const { lesson, closed, play } = aLesson()
    const steps: string[] = []
    for (let i = 0; i < 4; i++) {
      steps.push(lesson.step.value)
      expect(lesson.stage.value).toBe('doing')
      await play(RIGHT[lesson.step.value])
      expect([lesson.step.value, lesson.stage.value]).toEqual([steps[i], 'done'])
      lesson.next()
    }
    expect(steps).toEqual(['aim', 'power', 'spin', 'call'])
    expect(closed).toEqual(['done'])
  })

  it('the first task is done by the line alone, before any stroke', () => {
    const { lesson } = aLesson()
    expect(lesson.stage.value).toBe('doing')
    const table = lesson.table.value
    for (let i = 0; i < 22 && lesson.stage.value === 'doing'; i++) {
      table.turn(0.5)
      table.tick(0)
    }
    expect(lesson.stage.value).toBe('done')
  })

  it.each([
    ['power', 1],
    ['spin', 2],
  ] as const)('%s: as it lies the task is missed, and the balls lie as before', async (step, at) => {
    const { lesson, play } = aLesson()
    for (let i = 0; i < at; i++) lesson.next()
    expect(lesson.step.value).toBe(step)
    const before = lesson.table.value
    const { balls } = before.shown.value.match
    await play(() => undefined)
    expect(lesson.stage.value).toBe('missed')
    expect(lesson.table.value).not.toBe(before)
    expect(lesson.table.value.shown.value.match.balls).toEqual(balls)
    expect(lesson.table.value.model.task.value.kind).toBe('shoot')
    await play(RIGHT[step])
    expect(lesson.stage.value).toBe('done')
  })

  it('without a call there is no stroke', async () => {
    const { lesson, play } = aLesson()
    for (let i = 0; i < 3; i++) lesson.next()
    await play(() => undefined)
    expect(lesson.stage.value).toBe('doing')
    expect(lesson.table.value.model.refusal.value).toBe('call-missing')
  })

  it('can be left at any time', () => {
    const { lesson, closed } = aLesson()
    lesson.leave()
    expect(closed).toEqual(['skipped'])
  })
})

describe('who is new', () => {
  const never = { wishes: null }
  const person = { webdriver: false }
  it('is a person without settings who was sent nowhere, or a program that asks', () => {
    const start = readStartOptions('', '')
    expect(isNewcomer(never, start, person)).toBe(true)
    expect(isNewcomer({ ...never, lesson: 'skipped' }, start, person)).toBe(false)
    expect(isNewcomer(never, readStartOptions('', '#/review'), person)).toBe(false)
    expect(isNewcomer(never, start, { webdriver: true })).toBe(false)
    expect(isNewcomer(never, readStartOptions('?lesson', ''), { webdriver: true })).toBe(true)
  })
})
