import { describe, expect, test } from 'vitest'
import { answerText, answerValue } from '../../src/cli/answer-text.ts'
import { COMMANDS } from '../../src/cli/commands.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { readSimulateDocument } from '../../src/record/index.ts'

function documentCommand(name: string) {
  const command = COMMANDS.get(name)
  if (command?.kind !== 'document') throw new Error(`no command ${name}`)
  return command
}

/** Code and path of the fault that a document is answered with. */
function faultOf(name: string, document: unknown): [string, string] | 'answered' {
  const answer = answerValue(documentCommand(name), document)
  return answer.ok ? 'answered' : [answer.error.code, answer.error.path]
}

const cue = { id: 'cue', x: -0.635, y: 0 }
const one = { id: '1', x: 0.635, y: 0 }
const stroke = { speed: 3, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }
const shot = { format: 1, table: '9ft', balls: [cue, one], stroke }

describe('simulate refuses', () => {
  test.each<[string, unknown, string, string]>([
    ['no object', null, 'wrong-type', ''],
    ['no format', { balls: [cue] }, 'missing-key', 'format'],
    ['another format', { ...shot, format: 2 }, 'unknown-format', 'format'],
    ['no balls', { format: 1 }, 'missing-key', 'balls'],
    ['an unknown key', { ...shot, cloth: 'blue' }, 'unknown-key', 'cloth'],
    [
      'an unknown key of a ball',
      { ...shot, balls: [cue, { ...one, colour: 1 }] },
      'unknown-key',
      'balls[1].colour',
    ],
    ['an unknown ball', { ...shot, balls: [cue, { ...one, id: '16' }] }, 'unknown-ball', 'balls[1].id'],
    ['an unknown table', { ...shot, table: '10ft' }, 'unknown-value', 'table'],
    ['an unknown parameter', { ...shot, parameters: { slide: 1 } }, 'unknown-key', 'parameters.slide'],
    ['an unknown fidelity', { ...shot, fidelity: 'rough' }, 'unknown-value', 'fidelity'],
    ['an unknown step', { ...shot, stepHz: 60 }, 'unknown-value', 'stepHz'],
    ['text for a number', { ...shot, balls: [cue, { ...one, x: '0' }] }, 'wrong-type', 'balls[1].x'],
    ['NaN', { ...shot, balls: [cue, { ...one, y: Number.NaN }] }, 'not-finite', 'balls[1].y'],
    [
      'infinity',
      { ...shot, stroke: { ...stroke, speed: Number.POSITIVE_INFINITY } },
      'not-finite',
      'stroke.speed',
    ],
    ['a short vector', { ...shot, balls: [{ ...cue, v: [1, 2] }] }, 'missing-key', 'balls[0].v[2]'],
    [
      'a huge mouth',
      { ...shot, table: { base: '9ft', cornerMouth: 3 } },
      'table-spec-range',
      'table.cornerMouth',
    ],
    [
      'friction out of range',
      { ...shot, parameters: { slidingFriction: -1 } },
      'parameter-range',
      'parameters.slidingFriction',
    ],
    ['the same ball twice', { ...shot, balls: [cue, one, { ...one, x: 0.3 }] }, 'ball-twice', 'balls[2].id'],
    [
      'overlapping balls',
      { ...shot, balls: [cue, one, { id: '2', x: 0.66, y: 0 }] },
      'balls-overlap',
      'balls[2].x',
    ],
    ['a ball off the bed', { ...shot, balls: [cue, { ...one, x: 1.6 }] }, 'ball-off-bed', 'balls[1].x'],
    ['a stroke without a cue ball', { ...shot, balls: [one] }, 'no-cue-ball', 'stroke'],
    [
      'a stroke at a moving cue ball',
      { ...shot, balls: [{ ...cue, v: [1, 0, 0] }] },
      'cue-ball-moves',
      'stroke',
    ],
    ['a path too fine', { ...shot, report: { path: 1e-7 } }, 'out-of-range', 'report.path'],
  ])('%s', (_name, document, code, path) => {
    expect(faultOf('simulate', document)).toEqual([code, path])
  })

  test('a cue speed out of range, slow or fast, with a code of its own', () => {
    for (const speed of [0, -1, 40]) {
      expect(faultOf('simulate', { ...shot, stroke: { ...stroke, speed } })).toEqual([
        'stroke-speed',
        'stroke.speed',
      ])
    }
  })

  test('JSON with a bare NaN or Infinity, at its place', () => {
    const text = JSON.stringify(shot)
    for (const [bare, path] of [
      [text.replace('"x":0.635', '"x":NaN'), 'balls[1].x'],
      [text.replace('"speed":3', '"speed":-Infinity'), 'stroke.speed'],
      [text.replace('"speed":3', '"speed":1e999'), 'stroke.speed'],
    ] as const) {
      const answer = answerText(documentCommand('simulate'), bare)
      expect(answer.ok ? null : [answer.error.code, answer.error.path]).toEqual(['not-finite', path])
    }
    const named = answerText(documentCommand('simulate'), text.replace('"9ft"', '"NaN"'))
    expect(named.ok ? null : named.error.code).toBe('unknown-value')
  })
})

test('keys that every object inherits are as unknown as others', () => {
  const answer = (text: string) => {
    const result = answerText(documentCommand('rule'), text)
    return result.ok ? 'answered' : [result.error.code, result.error.path]
  }
  const text = JSON.stringify(ruled)
  for (const key of ['constructor', '__proto__', 'toString']) {
    expect(answer(text.replace('{"format"', `{"${key}":1,"format"`))).toEqual(['unknown-key', key])
    expect(answer(text.replace('"after":{', `"after":{"${key}":[0,0],`))).toEqual([
      key === '__proto__' || key === 'constructor' ? 'unknown-key' : 'unknown-ball',
      `after.${key}`,
    ])
  }
})

describe('simulate understands', () => {
  const read = (document: unknown) => {
    const result = readSimulateDocument(document)
    if (!result.ok) throw new Error(result.error.message)
    return result.value.request
  }

  test('what is left out has its default', () => {
    const request = read({ format: 1, balls: [cue], stroke: { speed: 1, directionDeg: 5 } })
    expect(request).toMatchObject({ fidelity: 'full', stepHz: 512, unbounded: false })
    expect(request.table.length).toBe(2.54)
    expect(request.parameters).toEqual(DEFAULT_PARAMETERS)
    expect(request.stroke).toEqual({ ...stroke, speed: 1, directionDeg: 5 })
  })

  test('a table by what differs', () => {
    const { table } = read({ ...shot, table: { base: '7ft', cornerMouth: 0.127 } })
    expect([table.length, table.cornerMouth, table.sideMouth]).toEqual([1.9812, 0.127, 0.1285875])
  })

  test('of two parameters that go together the missing one follows', () => {
    const { parameters } = read({ ...shot, parameters: { ballRestitution: 0.89, slidingFriction: 0.25 } })
    expect(parameters.hertzDamping).toBeCloseTo(0.08494, 4)
    expect(parameters.slateFriction).toBe(0.25)
    const other = read({ ...shot, parameters: { hertzDamping: 0.07662, slateFriction: 0.3 } }).parameters
    expect(other.ballRestitution).toBeCloseTo(0.9, 4)
    expect(other.slidingFriction).toBe(0.3)
    const both = read({ ...shot, parameters: { slidingFriction: 0.1, slateFriction: 0.3 } }).parameters
    expect([both.slidingFriction, both.slateFriction]).toEqual([0.1, 0.3])
  })

  test('a path: samples at multiples of the interval with every ball on the table', () => {
    const answer = answerValue(documentCommand('simulate'), { ...shot, report: { path: 0.25 } })
    if (!answer.ok) throw new Error(answer.error.message)
    const { path, duration } = answer.value as { path: { t: number; balls: object }[]; duration: number }
    expect(path.length).toBe(Math.floor(duration / 0.25) + 1)
    expect(path[3]!.t).toBe(0.75)
    expect(path[0]).toEqual({
      t: 0,
      balls: {
        cue: { r: [-0.635, 0, 0.028575], q: [0, 0, 0, 1] },
        1: { r: [0.635, 0, 0.028575], q: [0, 0, 0, 1] },
      },
    })
  })
})

const ruled = {
  format: 1,
  ruleset: 'nine-ball',
  state: { shooter: 'A', shot: 'ordinary', balls: { cue: [0, 0], 1: [0.5, 0] } },
  events: [
    { t: 0, kind: 'tip', ball: 'cue', contact: 1, duration: 0.001 },
    { t: 1, kind: 'rest' },
  ],
  after: { cue: [0.1, 0], 1: [0.5, 0] },
}

describe('rule refuses', () => {
  test.each<[string, unknown, string, string]>([
    ['an unknown game', { ...ruled, ruleset: 'snooker' }, 'unknown-value', 'ruleset'],
    ['an unknown option', { ...ruled, options: { colour: 1 } }, 'unknown-key', 'options.colour'],
    [
      'an unknown declaration',
      { ...ruled, declaration: { jump: true } },
      'unknown-declaration',
      'declaration.jump',
    ],
    [
      'an unknown pocket',
      { ...ruled, declaration: { call: [{ ball: '1', pocket: 'XX' }] } },
      'unknown-value',
      'declaration.call[0].pocket',
    ],
    ['an unknown event', { ...ruled, events: [{ t: 0, kind: 'bang' }] }, 'unknown-value', 'events[0].kind'],
    [
      'an event without its ball',
      { ...ruled, events: [{ t: 0, kind: 'off-table' }] },
      'missing-key',
      'events[0].ball',
    ],
    ['an unknown ball in a position', { ...ruled, after: { 16: [0, 0] } }, 'unknown-ball', 'after.16'],
    ['overlapping balls', { ...ruled, after: { cue: [0, 0], 1: [0.05, 0] } }, 'balls-overlap', 'after.1'],
    ['a ball off the bed', { ...ruled, after: { cue: [0, 0.9] } }, 'ball-off-bed', 'after.cue'],
    [
      'an infinite place',
      { ...ruled, after: { cue: [Number.POSITIVE_INFINITY, 0] } },
      'not-finite',
      'after.cue[0]',
    ],
    [
      'a seat that is none',
      { ...ruled, state: { ...ruled.state, shooter: 'C' } },
      'unknown-value',
      'state.shooter',
    ],
  ])('%s', (_name, document, code, path) => {
    expect(faultOf('rule', document)).toEqual([code, path])
  })

  test('nothing of a plain document', () => {
    expect(faultOf('rule', ruled)).toBe('answered')
  })
})

describe('lag', () => {
  const ball = { events: [{ t: 0, kind: 'tip', ball: 'cue', contact: 1, duration: 0.001 }], final: [-1, 0.3] }
  test('refuses a missing player and a final place that is none', () => {
    expect(faultOf('lag', { format: 1, A: ball })).toEqual(['missing-key', 'B'])
    expect(faultOf('lag', { format: 1, A: ball, B: { ...ball, final: [1] } })).toEqual([
      'missing-key',
      'B.final[1]',
    ])
    expect(faultOf('lag', { format: 1, A: ball, B: { ...ball, final: null } })).toBe('answered')
  })
})
