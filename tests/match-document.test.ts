import { describe, expect, test } from 'vitest'
import { mismatch } from './match-document.ts'

const EVENTS = [
  { t: 0, kind: 'tip' },
  { t: 0.5, kind: 'rail', ball: '1' },
  { t: 0.7, kind: 'rail', ball: '2' },
]

describe('documents that match', () => {
  test.each<[string, unknown, unknown]>([
    ['more keys than named', { a: 1, b: 2 }, { a: 1 }],
    ['numbers within 1e-6', 1.0000005, 1],
    ['$about', 3.2, { $about: [3, 0.3] }],
    ['$atLeast', 3, { $atLeast: 3 }],
    ['$atMost', 3, { $atMost: 3 }],
    ['$any', null, { $any: true }],
    ['$set', ['b', 'a'], { $set: ['a', 'b'] }],
    ['$has', EVENTS, { $has: [{ kind: 'rail', ball: '2' }] }],
    ['$lacks', EVENTS, { $lacks: [{ kind: 'rest' }] }],
    ['$first', EVENTS, { $first: { where: { kind: 'rail' }, is: { ball: '1' } } }],
    ['$count', EVENTS, { $count: { where: { kind: 'rail' }, is: 2 } }],
    ['$count with a form', EVENTS, { $count: { where: { kind: 'rail' }, is: { $atMost: 2 } } }],
  ])('%s', (_name, actual, expected) => {
    expect(mismatch(actual, expected)).toBeNull()
  })
})

describe('documents that differ', () => {
  test.each<[string, unknown, unknown]>([
    ['a missing key', { a: 1 }, { b: 1 }],
    ['null for an object', null, { a: 1 }],
    ['a number off by 2e-6', 1.000002, 1],
    ['text for a number', '1', 1],
    ['a list that is longer', [1, 2], [1]],
    ['$about', 3.4, { $about: [3, 0.3] }],
    ['$about of nothing', undefined, { $about: [0, 10] }],
    ['$atLeast', 2.9, { $atLeast: 3 }],
    ['$atMost of nothing', undefined, { $atMost: 3 }],
    ['$any', undefined, { $any: true }],
    ['$set with one twice', ['a', 'a'], { $set: ['a', 'b'] }],
    ['$set that is longer', ['a', 'b', 'c'], { $set: ['a', 'b'] }],
    ['$has', EVENTS, { $has: [{ kind: 'rail', ball: '3' }] }],
    ['$lacks', EVENTS, { $lacks: [{ kind: 'tip' }] }],
    ['$lacks of no list', undefined, { $lacks: [] }],
    ['$first when the second matches', EVENTS, { $first: { where: { kind: 'rail' }, is: { ball: '2' } } }],
    ['$first without any', EVENTS, { $first: { where: { kind: 'rest' }, is: {} } }],
    ['$count', EVENTS, { $count: { where: { kind: 'rail' }, is: 1 } }],
    ['an unknown form', 1, { $nearly: 1 }],
  ])('%s', (_name, actual, expected) => {
    expect(mismatch(actual, expected)).not.toBeNull()
  })
})
