import { describe, expect, it } from 'vitest'
import { MatchKeeper } from '../../src/app/match-keeper.ts'
import { type Game, keepGame, play, startGame } from '../../src/game/index.ts'
import { type Fault, fault } from '../../src/math/index.ts'
import { type KeyValueStore, makeMemoryStore } from '../../src/storage/index.ts'
import { aSession, aSetup } from './a-match.ts'

/** A match with a break, a confirmed turn and a tuned table. */
function playedGame(): Game {
  const { session } = aSession()
  session.stroke()
  session.finishPlayback()
  session.takeCue()
  session.setParameters({ ...aSetup().parameters, slidingFriction: 0.25 })
  session.stroke()
  return session.game.value
}

const game = playedGame()

function opened(store: KeyValueStore = makeMemoryStore()) {
  const faults: Fault[] = []
  let clock = 1000
  const keeper = new MatchKeeper(
    store,
    (found) => faults.push(found),
    () => clock++,
  )
  return { store, keeper, faults }
}

async function listed(keeper: MatchKeeper): Promise<string[]> {
  const list = await keeper.list()
  if (!list.ok) throw new Error(list.error.code)
  return list.value.map(({ id }) => id)
}

function sent(from: Game, ...at: readonly (readonly [number, number])[]): Game {
  return at.reduce((now, place) => {
    const step = play(now, { kind: 'place-cue-ball', seat: 'A', at: place })
    if (!step.ok) throw new Error(step.error.code)
    return step.value
  }, from)
}

describe('a kept match', () => {
  it('goes on after a reload as it was, to the last bit', async () => {
    const { store, keeper } = opened()
    keeper.keep('one', game)
    await keeper.settled()
    const resumed = await opened(store).keeper.resume('one')
    if (!resumed.ok) throw new Error(resumed.error.code)
    expect(JSON.stringify(resumed.value.match)).toBe(JSON.stringify(game.match))
    expect(resumed.value.entries).toEqual(game.entries)
    expect(resumed.value.parameters).toEqual(game.parameters)
    expect(resumed.value.lastShot?.result.hash).toBe(game.lastShot?.result.hash)
    expect(resumed.value.lastShot?.result.paths?.duration).toBe(game.lastShot?.result.duration)
  })

  it('is the latest of those that were asked for in a hurry', async () => {
    const { store, keeper } = opened()
    const first = sent(startGame(aSetup()), [-0.8, 0.1])
    const last = sent(first, [-0.9, 0.1], [-0.9, 0.2])
    keeper.keep('one', first)
    keeper.keep('one', last)
    await keeper.settled()
    const resumed = await opened(store).keeper.resume('one')
    expect(resumed.ok && resumed.value.match.balls.cue).toEqual([-0.9, 0.2])
  })

  it('is told about when the disk is full, and may be kept again', async () => {
    const store = makeMemoryStore()
    let full = true
    const { keeper, faults } = opened({
      ...store,
      update: (key, change) =>
        full ? Promise.resolve(fault('storage-write', key, 'full')) : store.update(key, change),
      set: (key, value) =>
        full ? Promise.resolve(fault('storage-write', key, 'full')) : store.set(key, value),
    })
    keeper.keep('one', game)
    await keeper.settled()
    expect(faults.map(({ code }) => code)).toEqual(['storage-write'])
    expect(keeper.failing.value).toBe(true)
    full = false
    keeper.tryAgain()
    await keeper.settled()
    expect(keeper.failing.value).toBe(false)
    expect((await keeper.resume('one')).ok).toBe(true)
  })
})

describe('a disk that fills up in the middle of a match', () => {
  it('leaves what was kept before as it was', async () => {
    const store = makeMemoryStore()
    let full = false
    const { keeper } = opened({
      ...store,
      set: (key, value) => (full ? refuse(key) : store.set(key, value)),
      update: (key, change) => (full ? refuse(key) : store.update(key, change)),
    })
    const before = sent(startGame(aSetup()), [-0.8, 0.1])
    keeper.keep('one', before)
    await keeper.settled()
    full = true
    keeper.keep('one', sent(before, [-0.9, 0.1]))
    await keeper.settled()
    const resumed = await opened(store).keeper.resume('one')
    expect(resumed.ok && resumed.value.match.balls.cue).toEqual([-0.8, 0.1])
    full = false
    keeper.keep('one', sent(before, [-0.9, 0.1], [-0.9, 0.2]))
    await keeper.settled()
    const later = await opened(store).keeper.resume('one')
    expect(later.ok && later.value.match.balls.cue).toEqual([-0.9, 0.2])
  })
})

function refuse(key: string) {
  return Promise.resolve(fault('storage-write', key, 'QuotaExceededError'))
}

describe('several matches', () => {
  it('are kept side by side, the one that was played last first', async () => {
    const { store, keeper } = opened()
    keeper.keep('one', game)
    keeper.keep('two', startGame(aSetup(2)))
    await keeper.settled()
    expect(await listed(opened(store).keeper)).toEqual(['two', 'one'])
    keeper.keep('one', game)
    await keeper.settled()
    expect(await listed(opened(store).keeper)).toEqual(['one', 'two'])
    const list = await keeper.list()
    expect(list.ok && list.value[0]).toMatchObject({
      ruleset: 'nine-ball',
      names: { A: 'Kowalska', B: 'Lindqvist' },
      raceTo: 2,
      over: false,
    })
  })

  it('are forgotten one by one', async () => {
    const { store, keeper } = opened()
    keeper.keep('one', game)
    keeper.keep('two', startGame(aSetup(2)))
    keeper.forget('one')
    await keeper.settled()
    expect(await listed(opened(store).keeper)).toEqual(['two'])
    expect(await keeper.resume('one')).toMatchObject({ ok: false, error: { code: 'no-match' } })
  })

  it('are found by their own keys when the list is not ours', async () => {
    const { store, keeper } = opened()
    keeper.keep('one', game)
    await keeper.settled()
    await store.set('matches', [{ id: 1 }, 'x', null])
    const list = await opened(store).keeper.list()
    expect(list).toMatchObject({ ok: true, value: [{ id: 'one', names: { A: 'Kowalska' }, over: false }] })
  })

  it('are not lost to each other by two tabs', async () => {
    const store = makeMemoryStore()
    const [here, there] = [opened(store).keeper, opened(store).keeper]
    here.keep('one', game)
    await here.settled()
    there.keep('two', startGame(aSetup(2)))
    await there.settled()
    here.keep('three', startGame(aSetup(3)))
    await here.settled()
    for (const keeper of [here, there]) expect(await listed(keeper)).toEqual(['three', 'two', 'one'])
  })
})

describe('a match that cannot be read', () => {
  const text = keepGame(game)
  it.each<[string, unknown, string, string]>([
    ['cut off', text.slice(0, -30), 'match-invalid', 'json-syntax'],
    ['changed', text.replace('"racksDrawn":1', '"racksDrawn":2'), 'match-invalid', 'checksum checksum'],
    ['of a later format', text.replace('"format":1', '"format":2'), 'match-invalid', 'unknown-format format'],
    [
      'with a changed record',
      text.replace('"seed":7', '"seed":8'),
      'match-invalid',
      'checksum record.checksum',
    ],
    ['of an older page', { format: 'headstring-match', version: 1 }, 'match-invalid', 'missing-key kind'],
  ])('because it is %s stays where it is and is marked with its code', async (_, value, code, path) => {
    const { store, keeper } = opened()
    keeper.keep('one', game)
    await keeper.settled()
    await store.set('match-one', value)
    expect(await keeper.resume('one')).toMatchObject({ ok: false, error: { code, path } })
    await keeper.settled()
    expect(await store.get('match-one')).toEqual({ ok: true, value })
    const list = await opened(store).keeper.list()
    expect(list).toMatchObject({ ok: true, value: [{ id: 'one', trouble: { code, path } }] })
  })

  it('may still be saved as the text that it is, and deleted', async () => {
    const { store, keeper } = opened()
    await store.set('match-odd', 'not a match')
    expect(await keeper.text('odd')).toEqual({ ok: true, value: 'not a match' })
    expect(await keeper.list()).toMatchObject({
      ok: true,
      value: [{ id: 'odd', trouble: { code: 'match-invalid', path: 'json-syntax' } }],
    })
    keeper.forget('odd')
    expect(await listed(keeper)).toEqual([])
  })
})
