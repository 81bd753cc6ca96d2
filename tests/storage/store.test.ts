import { describe, expect, it } from 'vitest'
import { makeMemoryStore, openStore } from '../../src/storage/index.ts'

describe('the store in memory', () => {
  it('gives back what was set, as a value of its own', async () => {
    const store = makeMemoryStore()
    const value = { racks: [1, 2] }
    expect(await store.set('match', value)).toEqual({ ok: true, value: true })
    value.racks.push(3)
    expect(await store.get('match')).toEqual({ ok: true, value: { racks: [1, 2] } })
  })

  it('changes what is there, and lists its keys', async () => {
    const store = makeMemoryStore()
    const add = (old: unknown) => (typeof old === 'number' ? old + 1 : 1)
    expect(await store.update('match-b', add)).toEqual({ ok: true, value: 1 })
    expect(await store.update('match-b', add)).toEqual({ ok: true, value: 2 })
    expect(await store.get('match-b')).toEqual({ ok: true, value: 2 })
    await store.set('match-a', 1)
    await store.set('matches', 1)
    expect(await store.keys('match-')).toEqual({ ok: true, value: ['match-a', 'match-b'] })
  })

  it('knows nothing under a key that was never set or was removed', async () => {
    const store = makeMemoryStore()
    expect(await store.get('match')).toEqual({ ok: true, value: undefined })
    await store.set('match', 1)
    await store.remove('match')
    expect(await store.get('match')).toEqual({ ok: true, value: undefined })
  })
})

describe('where there is no database', () => {
  it('falls back to memory and says why', async () => {
    // Node has no IndexedDB, as a private window may have none.
    const { store, fault } = await openStore('headstring-test')
    expect(fault?.code).toBe('storage-unavailable')
    expect(store.kind).toBe('memory')
    await store.set('key', 'value')
    expect(await store.get('key')).toEqual({ ok: true, value: 'value' })
  })
})
