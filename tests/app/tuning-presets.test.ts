import { describe, expect, it } from 'vitest'
import {
  forgetPreset,
  keepPreset,
  keptPresets,
  presetText,
  readPreset,
} from '../../src/app/tuning-presets.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { makeMemoryStore } from '../../src/storage/index.ts'

const SLOW = { name: 'Slow cloth', parameters: { ...DEFAULT_PARAMETERS, rollingFriction: 0.02 } }

describe('presets of the table', () => {
  it('come back from a file as they went into it', () => {
    expect(readPreset(presetText(SLOW))).toEqual(SLOW)
  })

  it.each([
    ['no file of ours', '{"format":"other"}'],
    ['no JSON', 'x'],
    ['a table without a cue', presetText({ ...SLOW, parameters: { ...SLOW.parameters, cueMass: -1 } })],
    ['an unknown parameter', presetText(SLOW).replace('"rollingFriction"', '"rolling"')],
  ])('%s is refused', (_, text) => {
    expect(readPreset(text)).toBeNull()
  })

  it('are kept by name, replaced by the same name, and forgotten', async () => {
    const store = makeMemoryStore()
    await keepPreset(store, SLOW)
    await keepPreset(store, { ...SLOW, name: 'Another' })
    await keepPreset(store, { ...SLOW, parameters: DEFAULT_PARAMETERS })
    expect((await keptPresets(store)).map(({ name }) => name)).toEqual(['Another', 'Slow cloth'])
    expect((await keptPresets(store))[1]?.parameters).toEqual(DEFAULT_PARAMETERS)
    expect((await forgetPreset(store, 'Another')).map(({ name }) => name)).toEqual(['Slow cloth'])
  })
})
