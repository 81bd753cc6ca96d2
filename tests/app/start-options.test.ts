import { describe, expect, it } from 'vitest'
import { hashOf, readRoute, SET_UP } from '../../src/app/route.ts'
import { NO_SETTINGS, readSettings } from '../../src/app/settings.ts'
import { readStartOptions } from '../../src/app/start-options.ts'

describe('what a link asks for', () => {
  it('reads quality, seed and page', () => {
    expect(readStartOptions('?quality=software&seed=7', '#/table')).toEqual({
      route: { page: 'table', rest: '' },
      quality: 'software',
      seed: 7,
      lesson: false,
      faults: [],
    })
  })

  it('asks for nothing by itself', () => {
    expect(readStartOptions('', '')).toEqual({
      route: SET_UP,
      quality: null,
      seed: null,
      lesson: false,
      faults: [],
    })
  })

  it.each([
    ['?quality=ultra', '', 'bad-quality'],
    ['?seed=-1', '', 'bad-seed'],
    ['?seed=4294967296', '', 'bad-seed'],
    ['?seed=1e3', '', 'bad-seed'],
    ['', '#/nowhere', 'unknown-route'],
  ])('%s%s is told as %s and goes on without it', (search, hash, code) => {
    const options = readStartOptions(search, hash)
    expect(options.faults.map((fault) => fault.code)).toEqual([code])
    expect(options.route).toEqual(SET_UP)
  })
})

describe('addresses', () => {
  it.each(['#/', '#/table'])('%s is read and written the same', (hash) => {
    expect(hashOf(readRoute(hash)!)).toBe(hash)
  })

  it.each(['#/nowhere', '#/constructor', '#/toString/x'])('%s is no page', (hash) => {
    expect(readRoute(hash)).toBeNull()
  })
})

describe('stored settings', () => {
  const wishes = {
    ruleset: 'nine-ball',
    names: { A: 'a', B: 'b' },
    raceTo: 7,
    firstBreaker: 'A',
    table: '9ft',
  }

  it('nothing stored is no fault', () => {
    expect(readSettings(undefined)).toEqual({ ok: true, value: NO_SETTINGS })
  })

  it('reads what was stored', () => {
    const stored = { version: 1, locale: 'en', quality: 'low', wishes }
    expect(readSettings(stored)).toEqual({ ok: true, value: stored })
  })

  it.each([
    [{ version: 9 }, 'version'],
    [{ ...NO_SETTINGS, locale: 'xx' }, 'locale'],
    [{ ...NO_SETTINGS, quality: 'ultra' }, 'quality'],
    [{ ...NO_SETTINGS, look: { cloth: 'tartan' } }, 'look'],
    [{ ...NO_SETTINGS, sound: { on: true, volume: 2 } }, 'sound'],
    [{ ...NO_SETTINGS, wishes: { ...wishes, raceTo: 0 } }, 'wishes'],
    [{ ...NO_SETTINGS, wishes: { ...wishes, names: null } }, 'wishes'],
    ['text', 'version'],
  ])('refuses %j at %s', (stored, path) => {
    expect(readSettings(stored)).toMatchObject({ ok: false, error: { code: 'settings-invalid', path } })
  })
})
