import { describe, expect, test } from 'vitest'
import { answerValue } from '../../src/cli/answer-text.ts'
import { COMMANDS } from '../../src/cli/commands.ts'
import { mergeCommand } from '../../src/cli/merge-command.ts'
import type { OptionValues } from '../../src/cli/parse-arguments.ts'
import { runCli } from './run-cli.ts'

const R = 0.028575
const stroke = { speed: 2, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }
/** The 2 stands in the way of the 1 by half a ball. */
const shot = {
  format: 1,
  table: '9ft',
  balls: [
    { id: 'cue', x: -0.5, y: 0 },
    { id: '1', x: 0.6, y: 0.01 },
    { id: '2', x: 0.2, y: -R },
  ],
  stroke,
}
const rule = { ruleset: 'nine-ball', state: { shooter: 'B', shot: 'ordinary' } }
const review = { format: 1, shot, rule }
const whatif = {
  ...review,
  uncertainty: { position: 0.004, directionDeg: 0.5, speed: 0.05, tip: 0.02 },
  observed: [{ ball: '1', pocketed: false }],
  trials: 60,
  seed: 3,
}

function command(name: string) {
  const found = COMMANDS.get(name)
  if (found?.kind !== 'document') throw new Error(`no command ${name}`)
  return found
}

function answered(name: string, document: unknown): Record<string, never> {
  const answer = answerValue(command(name), document)
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.path}`)
  return JSON.parse(JSON.stringify(answer.value)) as Record<string, never>
}

async function answeredWith(document: unknown, options: Record<string, string>) {
  const values: OptionValues = new Map(Object.entries(options))
  const answer = await command('whatif').answerWith!(document, values)
  return answer.ok ? (JSON.parse(JSON.stringify(answer.value)) as unknown) : answer.error
}

describe('review', () => {
  test('answers with the shot, the ruling and the other rules', () => {
    const answer = answered('review', review)
    expect(Object.keys(answer)).toEqual(['format', 'shot', 'ruling', 'alsoUnder'])
    expect(answer).toMatchObject({
      format: 1,
      ruling: { format: 1, kind: 'foul', fouls: ['6.2'], next: 'A', evidence: [{ rule: '6.2' }] },
    })
    expect(answer.shot).toEqual(answered('simulate', shot))
    const others = answer.alsoUnder as unknown as { ruleset: string; options: object; ruling: object }[]
    expect(others[0]).toMatchObject({ ruleset: 'nine-ball', options: { edition: 2025 } })
    expect(others.map(({ ruleset }) => ruleset)).toContain('straight-pool')
    for (const other of others) expect(Object.keys(other)).toEqual(['ruleset', 'options', 'ruling'])
  })

  test('every other ruling is what the rule command says', () => {
    const answer = answered('review', {
      ...review,
      shot: { ...shot, report: { kinematics: true } },
    }) as never as {
      shot: { events: unknown[]; balls: { id: string; state: string; x: number; y: number }[] }
      ruling: { evidence: unknown }
      alsoUnder: { ruleset: string; options: object; ruling: unknown }[]
    }
    const layout = (balls: { id: string; x: number; y: number }[]) =>
      Object.fromEntries(balls.map(({ id, x, y }) => [id, [x, y]]))
    const base = {
      format: 1,
      table: '9ft',
      state: { ...rule.state, balls: layout(shot.balls) },
      events: answer.shot.events,
      after: layout(answer.shot.balls.filter(({ state }) => state === 'resting')),
    }
    expect(answered('rule', { ...base, ruleset: 'nine-ball' })).toEqual(answer.ruling)
    for (const { ruleset, options, ruling } of answer.alsoUnder)
      expect(answered('rule', { ...base, ruleset, options })).toEqual(ruling)
  })

  test('what people saw beside the stroke stands among the events', () => {
    const touched = { t: 0.5, kind: 'touched', ball: '2', by: 'B' }
    const answer = answered('review', { ...review, acts: [touched] }) as never as {
      shot: { events: { kind: string }[] }
      ruling: { fouls: string[]; evidence: { rule: string; events: number[] }[] }
    }
    expect(answer.ruling.fouls).toEqual(['6.2', '6.6'])
    const [event] = answer.ruling.evidence.find(({ rule: number }) => number === '6.6')!.events
    expect(answer.shot.events[event!]).toEqual(touched)
  })

  test.each<[string, unknown, string, string]>([
    ['no object', [], 'wrong-type', ''],
    ['no format', { shot, rule }, 'missing-key', 'format'],
    ['another format', { ...review, format: 2 }, 'unknown-format', 'format'],
    ['no shot', { format: 1, rule }, 'missing-key', 'shot'],
    ['no rules', { format: 1, shot }, 'missing-key', 'rule'],
    ['an unknown key', { ...review, trials: 3 }, 'unknown-key', 'trials'],
    ['a shot that is none', { ...review, shot: { ...shot, balls: 3 } }, 'wrong-type', 'shot.balls'],
    [
      'balls in one place',
      { ...review, shot: { ...shot, balls: [...shot.balls, { id: '3', x: -0.5, y: 0.01 }] } },
      'balls-overlap',
      'shot.balls[3].x',
    ],
    [
      'too hard a stroke',
      { ...review, shot: { ...shot, stroke: { ...stroke, speed: 99 } } },
      'stroke-speed',
      'shot.stroke.speed',
    ],
    [
      'an unknown game',
      { ...review, rule: { ...rule, ruleset: 'snooker' } },
      'unknown-value',
      'rule.ruleset',
    ],
    ['no state', { ...review, rule: { ruleset: 'nine-ball' } }, 'missing-key', 'rule.state'],
    ['events beside the shot', { ...review, rule: { ...rule, events: [] } }, 'unknown-key', 'rule.events'],
    ['another table', { ...review, rule: { ...rule, table: '8ft' } }, 'other-table', 'rule.table'],
    ['other balls', { ...review, rule: { ...rule, ballRadius: 0.03 } }, 'other-balls', 'rule.ballRadius'],
    [
      'a declaration that the game does not allow',
      { ...review, rule: { ...rule, declaration: { safety: true } } },
      'no-safety-here',
      'rule.declaration.safety',
    ],
    ['an act that is none', { ...review, acts: [{ t: 1, kind: 'rest' }] }, 'unknown-value', 'acts[0].kind'],
    [
      'an act without a ball',
      { ...review, acts: [{ t: 1, kind: 'touched' }] },
      'missing-key',
      'acts[0].ball',
    ],
  ])('refuses %s', (_name, document, code, path) => {
    const answer = answerValue(command('review'), document)
    expect(answer.ok ? 'answered' : [answer.error.code, answer.error.path]).toEqual([code, path])
  })
})

describe('whatif', () => {
  test('probabilities with intervals, in falling order', () => {
    const answer = answered('whatif', whatif) as never as {
      trials: number
      agree: number
      verdicts: { probability: number; interval: [number, number]; fouls: string[]; count: number }[]
    }
    expect(answer).toMatchObject({ format: 1, trials: 60 })
    const { verdicts, agree } = answer
    expect(verdicts.length).toBeGreaterThan(1)
    expect(verdicts.reduce((sum, { count }) => sum + count, 0)).toBe(agree)
    for (const [k, { probability, interval, count }] of verdicts.entries()) {
      expect(probability).toBe(count / agree)
      expect(interval[0]).toBeLessThanOrEqual(probability)
      expect(interval[1]).toBeGreaterThanOrEqual(probability)
      expect(probability).toBeLessThanOrEqual(verdicts[k - 1]?.probability ?? 1)
    }
  })

  test('the same for 1, 2 and 4 workers, and merged from any ranges', async () => {
    const whole = answered('whatif', whatif)
    for (const workers of ['2', '4']) expect(await answeredWith(whatif, { workers })).toEqual(whole)
    const parts = await Promise.all(
      ['0..7', '7..40', '40..60'].map((range) => answeredWith(whatif, { range })),
    )
    const [a, b, c] = parts.map((part) => JSON.stringify(part))
    for (const order of [
      [a, b, c],
      [c, a, b],
    ]) {
      const merged = await mergeCommand.run(new Map(), async function* () {
        for (const line of order) yield line!
      })
      expect(merged.ok && JSON.stringify(merged.value)).toBe(JSON.stringify(whole))
    }
    const twice = await mergeCommand.run(new Map(), async function* () {
      yield a!
      yield a!
    })
    expect(twice.ok ? null : [twice.error.code, twice.error.path]).toEqual(['not-mergeable', '[1]'])
  })

  test('an example has the verdict that it is shown for', () => {
    const answer = answered('whatif', whatif) as never as {
      verdicts: { fouls: string[]; kind: string; examples: { shot: object }[] }[]
    }
    for (const { fouls, kind, examples } of answer.verdicts) {
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples)
        expect(answered('review', { format: 1, shot: example.shot, rule }).ruling).toMatchObject({
          fouls,
          kind,
        })
    }
  })

  test.each<[string, unknown, string, string]>([
    ['an unknown uncertainty', { uncertainty: { mood: 1 } }, 'unknown-key', 'uncertainty.mood'],
    ['a negative one', { uncertainty: { tip: -1 } }, 'out-of-range', 'uncertainty.tip'],
    ['text for a number', { uncertainty: { tip: '1' } }, 'wrong-type', 'uncertainty.tip'],
    ['half a trial', { trials: 0.5 }, 'out-of-range', 'trials'],
    ['no trial', { trials: 0 }, 'out-of-range', 'trials'],
    ['a seed beyond whole numbers', { seed: 1e300 }, 'out-of-range', 'seed'],
    ['an unknown ball', { observed: [{ ball: 'x', pocketed: true }] }, 'unknown-ball', 'observed[0].ball'],
    [
      'a ball that is not there',
      { observed: [{ ball: '9', pocketed: true }] },
      'ball-not-on-table',
      'observed[0].ball',
    ],
    [
      'an unknown pocket',
      { observed: [{ ball: '1', pocketed: 'XX' }] },
      'unknown-value',
      'observed[0].pocketed',
    ],
    [
      'a place without a radius',
      { observed: [{ ball: '1', near: [0, 0] }] },
      'missing-key',
      'observed[0].within',
    ],
    [
      'a place and a pocket',
      { observed: [{ ball: '1', near: [0, 0], pocketed: true }] },
      'unknown-key',
      'observed[0].near',
    ],
    ['no list', { observed: {} }, 'wrong-type', 'observed'],
  ])('refuses %s', (_name, change, code, path) => {
    const answer = answerValue(command('whatif'), { ...whatif, ...(change as object) })
    expect(answer.ok ? 'answered' : [answer.error.code, answer.error.path]).toEqual([code, path])
  })

  test('a range beyond the trials is wrong usage', async () => {
    expect(await answeredWith(whatif, { range: '0..61' })).toMatchObject({ code: 'usage', path: '--range' })
    expect(await answeredWith(whatif, { workers: 'two' })).toMatchObject({ code: 'usage', path: '--workers' })
  })
})

test('the program itself answers line by line', () => {
  const run = runCli(['review', '--lines'], `${JSON.stringify(review)}\n{"format":1}\n`)
  expect(run.status).toBe(1)
  expect(run.documents[0]).toMatchObject({ ruling: { fouls: ['6.2'] } })
  expect(run.documents[1]).toMatchObject({ error: { code: 'missing-key', path: 'shot' } })
})
