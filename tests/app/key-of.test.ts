import { expect, it } from 'vitest'
import { keyOf } from '../../src/app/key-input.ts'

it.each([
  ['n', 'KeyN', 'n'],
  ['N', 'KeyN', 'n'],
  ['a', 'KeyQ', 'a'],
  ['т', 'KeyN', 'n'],
  ['х', 'BracketLeft', '['],
  ['å', 'BracketLeft', '['],
  ['ArrowUp', 'ArrowUp', 'ArrowUp'],
  [' ', 'Space', ' '],
])('the key %j at %s is read as %j', (key, code, read) => {
  expect(keyOf({ key, code })).toBe(read)
})
