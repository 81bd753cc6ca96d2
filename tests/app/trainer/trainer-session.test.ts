import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { JobLine, Listener } from '../../../src/app/trainer/job-line.ts'
import { PracticeLog } from '../../../src/app/trainer/practice-log.ts'
import { Benches, runJob } from '../../../src/app/trainer/run-job.ts'
import type { TrainerJob } from '../../../src/app/trainer/trainer-jobs.ts'
import { TrainerSession } from '../../../src/app/trainer/trainer-session.ts'
import { FIRST_TERMS, NO_RECORD, readTrainer } from '../../../src/app/trainer/trainer-store.ts'
import { loadLanguage } from '../../../src/i18n/index.ts'
import { makeMemoryStore } from '../../../src/storage/index.ts'
import { readPosition } from '../../../src/training/index.ts'

const ENGLISH = await loadLanguage('en')
const POSITION =
  'nine-ball 9ft club club; cue@-0.2,0.31 1@0.95,-0.38 2@0.11,-0.2 3@0.72,0.12 4@-0.61,-0.44 9@0.66,-0.09'

const BENCHES = new Benches()

/** A line without a worker: the first step of a job is done when it is asked for, unless the line is idle. */
function lineAtOnce(desk: { idle: boolean }): JobLine {
  const start = (job: TrainerJob, listener: Listener) => {
    const news = desk.idle ? undefined : runJob(BENCHES, job).next().value
    if (news) listener.news(news, false)
    return () => undefined
  }
  return { start, close: () => undefined } as unknown as JobLine
}

function aTrainer(seat: 'one' | 'two' = 'one') {
  const store = makeMemoryStore()
  const log = new PracticeLog({ ...NO_RECORD, terms: { ...FIRST_TERMS, seat } }, store, () => undefined)
  const desk = { idle: false }
  const line = lineAtOnce(desk)
  const copied: string[] = []
  const trainer = new TrainerSession(log, {
    language: signal(ENGLISH),
    lines: { values: line, map: line, quick: line },
    seed: () => 5,
    copy: async (link) => {
      copied.push(link)
    },
    leave: () => undefined,
    closed: () => undefined,
  })
  return { trainer, store, log, copied, desk }
}

/** Strokes what is aimed and watches it to the end. */
async function strokeAndWatch(trainer: TrainerSession) {
  trainer.state.table.value!.stroke()
  expect(trainer.model.stage.value).toBe('running')
  trainer.state.table.value!.finishPlayback()
  await Promise.resolve()
}

describe('seat one', () => {
  it('opens a position, lets the person push out, judges it, and writes it down when he goes on', async () => {
    const { trainer, store, log, desk } = aTrainer()
    trainer.open({ kind: 'link', text: POSITION, seat: 'one' })
    const { model } = trainer
    expect(model.stage.value).toBe('deciding')
    expect(model.source.value).toBe('link')
    expect(model.table.value!.model.match.value).toMatchObject({ declaration: { pushOut: true } })
    await strokeAndWatch(trainer)
    expect(model.stage.value).toBe('judged')
    expect(model.chosen.value).toHaveProperty('ifTaken')
    expect(model.regret.value!.value).toBeGreaterThanOrEqual(0)
    expect(model.ghosts.value.map(({ name }) => name)).toContain('chosen')
    // The lines of what was done and of the best lie on the cloth at once, with their words.
    expect(model.marks.value.map(({ name }) => name)).toContain('chosen')
    const table = trainer.state.table.value!
    trainer.showGhost('push-out')
    expect(model.marks.value.map(({ name }) => name)).toEqual(['push-out'])
    table.finishPlayback()
    await Promise.resolve()
    // The position lies there again, on the same table.
    expect(trainer.state.table.value).toBe(table)
    expect(table.game.value.match.balls).toEqual(model.position.value!.balls)
    expect(model.ghost.value).toBeNull()
    desk.idle = true
    trainer.next()
    expect(log.progress.value.all.count).toBe(1)
    const kept = await readTrainer(store)
    expect(kept.ok && kept.value.entries).toHaveLength(1)
  })

  it('what was decided is written down once, also by whoever looks at his progress or puts the page away', async () => {
    const { trainer, log, desk } = aTrainer()
    trainer.open({ kind: 'link', text: POSITION, seat: 'one' })
    trainer.writeDown()
    expect(log.progress.value.all.count).toBe(0)
    await strokeAndWatch(trainer)
    trainer.writeDown()
    trainer.writeDown()
    expect(log.progress.value.all.count).toBe(1)
    desk.idle = true
    trainer.next()
    expect(log.progress.value.all.count).toBe(1)
  })

  it('a shot instead is judged as a shot', async () => {
    const { trainer } = aTrainer()
    trainer.open({ kind: 'link', text: POSITION, seat: 'one' })
    trainer.choose('shoot')
    expect(trainer.model.table.value!.model.match.value).toMatchObject({ declaration: {} })
    await strokeAndWatch(trainer)
    expect(trainer.model.chosen.value).not.toHaveProperty('ifTaken')
  })

  it('a place on the cloth becomes the stroke that leads there', () => {
    const { trainer } = aTrainer()
    trainer.open({ kind: 'link', text: POSITION, seat: 'one' })
    trainer.startPlacing(true)
    const before = trainer.model.table.value!.model.aim.value
    trainer.placeAt([-0.5, 0.1])
    expect(trainer.model.placed.value).toMatchObject({ at: [-0.5, 0.1] })
    expect(trainer.model.table.value!.model.aim.value).not.toEqual(before)
  })

  it('nothing is written down for a position that was skipped', () => {
    const { trainer, log, desk } = aTrainer()
    desk.idle = true
    trainer.open({ kind: 'link', text: POSITION, seat: 'one' })
    trainer.next()
    expect(log.progress.value.all.count).toBe(0)
  })

  it('a position goes as a link and comes back the same', async () => {
    const { trainer, copied } = aTrainer()
    trainer.open({ kind: 'link', text: POSITION, seat: 'one' })
    trainer.copyLink()
    await Promise.resolve()
    const text = decodeURIComponent(copied[0]!.split('/').at(-1)!)
    const other = aTrainer().trainer
    other.open({ kind: 'link', text, seat: 'one' })
    expect(other.model.position.value).toEqual(trainer.model.position.value)
  })

  it('a link that holds no position is told, and another position comes', () => {
    const { trainer } = aTrainer()
    trainer.open({ kind: 'link', text: 'nonsense', seat: 'one' })
    expect(trainer.model.notice.value).toMatchObject({ code: 'position-form' })
    expect(trainer.model.stage.value).toBe('deciding')
  })
})

describe('what comes next', () => {
  const MISSED = { seat: 'one', type: 'open', regret: 0.3, day: 1 } as const

  it('a missed position comes to the seat that missed it, and can be passed over', () => {
    const { trainer, log } = aTrainer()
    log.add({ ...MISSED, seat: 'two' }, POSITION.replace('1@0.95', '1@0.9'))
    log.add(MISSED, POSITION)
    trainer.open({ kind: 'next' })
    expect(trainer.model.source.value).toBe('due')
    expect(trainer.model.position.value!.balls['1']).toEqual([0.95, -0.38])
    trainer.next()
    expect(trainer.model.source.value).toBe('drawn')
    trainer.setTerms({ seat: 'two' })
    expect(trainer.model.source.value).toBe('due')
    expect(trainer.model.position.value!.balls['1']).toEqual([0.9, -0.38])
  })

  it('positions of a match come one after the other, each to its seat', () => {
    const { trainer } = aTrainer()
    const read = readPosition(POSITION)
    if (!read.ok) throw new Error(read.error.code)
    const met = (['two', 'one'] as const).map((seat, k) => ({ shot: k + 2, seat, position: read.value }))
    trainer.open({ kind: 'met', met })
    expect([trainer.model.source.value, trainer.model.terms.value.seat]).toEqual(['match', 'two'])
    trainer.next()
    expect([trainer.model.source.value, trainer.model.terms.value.seat]).toEqual(['match', 'one'])
    trainer.next()
    expect(trainer.model.source.value).toBe('drawn')
  })

  it('one is set up by hand and trained; what cannot lie so is not', () => {
    const { trainer } = aTrainer()
    trainer.open({ kind: 'set-up' })
    expect(trainer.model.stage.value).toBe('editing')
    trainer.editor.placeBall('9', null)
    trainer.train()
    expect(trainer.model.stage.value).toBe('editing')
    trainer.editor.placeBall('9', [0, 0.3])
    trainer.editor.setGear({ size: '7ft' })
    trainer.setSeat('two')
    trainer.editor.setLevels({ A: 'pro' })
    trainer.train()
    expect([trainer.model.stage.value, trainer.model.source.value]).toEqual(['deciding', 'set-up'])
    expect(trainer.model.position.value).toMatchObject({ levels: { A: 'pro', B: 'league' } })
    expect(trainer.model.position.value!.table.length).toBeLessThan(2)
    expect(trainer.model.terms.value.seat).toBe('two')
  })
})

describe('seat two', () => {
  it('is asked to take it or hand it back, and hears what either was worth', () => {
    const { trainer, log, desk } = aTrainer('two')
    trainer.open({ kind: 'next' })
    const { model } = trainer
    expect(model.stage.value).toBe('deciding')
    expect(model.answer.value).not.toBeNull()
    trainer.answerWith('hand-back')
    expect(model.stage.value).toBe('judged')
    expect(model.answerRegret.value!.value).toBeGreaterThanOrEqual(0)
    desk.idle = true
    trainer.next()
    expect(log.progress.value.all.count).toBe(1)
  })
})

describe('what the trainer keeps', () => {
  it.each([
    [{ version: 2 }, 'version'],
    [{ ...NO_RECORD, terms: { ...FIRST_TERMS, own: 'wizard' } }, 'terms'],
    [{ ...NO_RECORD, entries: [{ day: 1 }] }, 'entries'],
    [{ ...NO_RECORD, cards: [{}] }, 'cards'],
  ])('%j is refused at %s', async (value, path) => {
    const store = makeMemoryStore()
    await store.set('trainer', value)
    expect(await readTrainer(store)).toMatchObject({ ok: false, error: { code: 'trainer-invalid', path } })
  })
})
