import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { HandPreferences } from '../../src/app/hand-preferences.ts'
import { NO_SETTINGS, readSettings, type Settings } from '../../src/app/settings.ts'
import type { ViewQuality } from '../../src/view/index.ts'

function somePreferences(first: Partial<Settings> = {}, quality: ViewQuality = 'high') {
  let settings: Settings = { ...NO_SETTINGS, ...first }
  const options = signal({ quality, cloth: 'blue', wood: 'walnut', reducedMotion: false } as const)
  const hand = new HandPreferences(
    () => settings,
    { options },
    (part) => {
      settings = { ...settings, ...part }
    },
  )
  return { hand, kept: () => settings }
}

describe('how the hand and the eye are served', () => {
  it('films calmly where nobody has chosen, and not at all where a processor draws', () => {
    expect(somePreferences().hand.film.value).toBe('calm')
    expect(somePreferences({}, 'software').hand.film.value).toBe('off')
    expect(somePreferences({ film: 'full' }, 'software').hand.film.value).toBe('full')
  })

  it('keeps what was chosen, and reads it again', () => {
    const { hand, kept } = somePreferences()
    hand.setFilm('off')
    hand.setStrokeBy('movement')
    const read = readSettings(JSON.parse(JSON.stringify(kept())))
    expect(read).toMatchObject({ ok: true, value: { film: 'off', strokeBy: 'movement' } })
    expect(readSettings({ ...kept(), film: 'wild' })).toMatchObject({ ok: false, error: { path: 'film' } })
  })
})
