import { describe, expect, test } from 'vitest'
import {
  makeTable,
  POCKET_PRESETS,
  POCKET_SYSTEMS,
  TABLE_NAMES,
  TABLE_PRESETS,
  TABLE_SPECS,
  tableChoiceOf,
  tableOf,
  validateTableSpec,
} from '../../src/table/index.ts'

const R = 0.028575
const CHOICES = TABLE_NAMES.flatMap((size) =>
  POCKET_PRESETS.flatMap(({ id: pockets }) => POCKET_SYSTEMS.map((system) => ({ size, pockets, system }))),
)

test('every size has a source', () => {
  expect(TABLE_PRESETS.map(({ id }) => id).sort()).toEqual([...TABLE_NAMES].sort())
  for (const { source } of [...TABLE_PRESETS, ...POCKET_PRESETS]) expect(source).not.toBe('')
})

test('a WPA table with returned balls is the table of that name', () => {
  for (const size of TABLE_NAMES) {
    expect(tableOf({ size, pockets: 'wpa', system: 'return' })).toEqual(TABLE_SPECS[size])
    expect(tableChoiceOf(TABLE_SPECS[size])).toEqual({ size, pockets: 'wpa', system: 'return' })
  }
})

describe.each(CHOICES)('$size, pockets $pockets, $system', (choice) => {
  const spec = tableOf(choice)

  test('is a table that can be made, and known again', () => {
    expect(validateTableSpec(spec, R).ok).toBe(true)
    expect(tableChoiceOf(spec)).toEqual(choice)
    expect(tableChoiceOf(JSON.parse(JSON.stringify(spec)) as typeof spec)).toEqual(choice)
    expect(tableChoiceOf({ ...spec, railWidth: 0.17 })).toBeNull()
  })

  test('its holes end before their mouths, and behind the facings', () => {
    const { pockets } = makeTable(spec, R)
    for (const { axis, centre, mouth, supportRadius, jaws } of Object.values(pockets)) {
      const back = (centre[0] - mouth[0]) * axis[0] + (centre[1] - mouth[1]) * axis[1]
      expect(back).toBeGreaterThan(supportRadius - 0.005 - 1e-9)
      for (const { end } of jaws) {
        const away = Math.hypot(end.at[0] - centre[0], end.at[1] - centre[1])
        // The back end of a facing stands over the hole or its edge, so that no ball gets behind it.
        expect(away).toBeLessThan(supportRadius + R)
      }
    }
  })
})

test('only a system that there is', () => {
  const wrong = validateTableSpec({ ...TABLE_SPECS['9ft'], pocketSystem: 'net' as 'drop' }, R)
  expect(wrong.ok ? null : [wrong.error.code, wrong.error.path]).toEqual(['table-spec-range', 'pocketSystem'])
})
