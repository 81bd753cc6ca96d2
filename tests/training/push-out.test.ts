import { describe, expect, test } from 'vitest'
import { pages as en } from '../../src/i18n/locales/en/pages.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { makeWorkbench, turnAt } from '../../src/players/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'
import {
  decidingShots,
  drawPosition,
  evaluateAnswer,
  evaluateChosen,
  evaluatePushOut,
  matchAt,
  mindFor,
  type PushOutAnswer,
  type PushOutPosition,
  positionType,
  pushTo,
  refineGrid,
  sentenceOfAnswer,
  sentenceOfWhy,
  whyBest,
} from '../../src/training/index.ts'
import { Contender } from '../../src/training/push-out/contender.ts'
import { addContenders } from '../../src/training/push-out/contender-sums.ts'
import { HANGING, HIDDEN, position } from './positions.ts'

const bench = makeWorkbench({ table: TABLE_SPECS['9ft'] }, DEFAULT_PARAMETERS)
const TABLE_TERMS = { table: TABLE_SPECS['9ft'], parameters: DEFAULT_PARAMETERS }

function last<Step>(steps: Generator<Step, Step>): Step {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The second answer: after all thoughts and the first trials of each contender. */
const evaluated = new Map<PushOutPosition, PushOutAnswer>()
function evaluation(of: PushOutPosition): PushOutAnswer {
  const known = evaluated.get(of)
  if (known !== undefined) return known
  const answers = evaluatePushOut(bench, of, { seed: 3, trials: 48 })
  answers.next()
  const second = answers.next().value
  evaluated.set(of, second)
  return second
}

const hanging = position(HANGING)
const hidden = position(HIDDEN)

describe('values', () => {
  test('a ball that hangs with the cue ball in line is shot, by a wide margin', () => {
    const { best, values } = evaluation(hanging)
    expect(best).toBe('shoot')
    expect(values.shoot!.value).toBeGreaterThan(values['push-out']!.value + 0.2)
    expect(values.shoot!.value).toBeGreaterThan((values.safety?.value ?? 0) + 0.1)
  })

  test('a buried ball is not shot at: pushing is worth more', () => {
    const { best, values } = evaluation(hidden)
    expect(best).toBe('push-out')
    expect(values['push-out']!.value).toBeGreaterThan(values.shoot!.value + 0.02)
  })

  test('one sentence says why', () => {
    for (const [of, key] of [
      [hanging, 'players.best.open-shot'],
      [hidden, 'players.best.hidden'],
    ] as const) {
      const sentence = sentenceOfWhy(whyBest(mindFor(bench, of), of, evaluation(of)))
      expect(sentence.key).toBe(key)
      expect(sentence.key in en).toBe(true)
    }
  })

  test('a shot that is worth no more than a safety says nothing about pushing: the push-out is what is compared', () => {
    const judged = evaluation(hidden)
    const level = { ...judged.values['push-out']!, value: 0.62 }
    const values = { shoot: level, safety: level, 'push-out': { ...judged.values['push-out']!, value: 0.47 } }
    const why = whyBest(mindFor(bench, hidden), hidden, { ...judged, best: 'shoot', values })
    expect(why).toEqual({ code: 'play-on', play: 0.62, push: 0.47 })
    const even = { ...values, 'push-out': { ...values['push-out'], value: 0.61 } }
    expect(whyBest(mindFor(bench, hidden), hidden, { ...judged, best: 'shoot', values: even }).code).toBe(
      'even',
    )
    expect(sentenceOfWhy(why).key in en).toBe(true)
  })

  test('the first answer comes after a few hundred shots, with all that a page shows', () => {
    const before = bench.imagination.shots
    const answer = evaluatePushOut(bench, hanging, { seed: 5, trials: 1000 }).next().value
    expect(bench.imagination.shots - before).toBeLessThan(500)
    expect(answer.share).toBe(0)
    expect(answer.values.shoot).not.toBeNull()
    expect(answer.values['push-out']).not.toBeNull()
    const { nx, ny, values } = answer.grid
    expect([nx, ny, values.length]).toEqual([24, 12, 288])
    // The cell that the 3 lies in takes no cue ball; nearly all others do.
    expect(values[7 * nx + 8]).toBeNull()
    expect(values.filter((value) => value !== null).length).toBeGreaterThan(250)
  })

  test('a place is worth what the other leaves of it, and looking closely changes it', () => {
    const refining = refineGrid(bench, hanging, 2)
    const grid = refining.next().value
    expect(grid.refined).toBe(1)
    for (const [i, value] of grid.values.entries()) {
      if (value === null) continue
      expect(value).toBe(Math.min(grid.ifTaken[i]!, grid.ifHandedBack[i]!))
    }
  })
})

describe('trials', () => {
  const mind = mindFor(bench, hidden)
  const turn = turnAt(mind, matchAt(hidden))
  const stroke = pushTo(bench, hidden, [-0.6, 0])!.stroke
  const idea = {
    kind: 'push-out',
    place: null,
    declaration: { pushOut: true },
    stroke,
    target: null,
    pot: null,
    rails: 0,
  } as const

  test('ranges of trials add up to exactly the whole', () => {
    const range = (from: number, to: number) => {
      const contender = new Contender(mind, turn, hidden, idea, 8)
      contender.startAfresh(from)
      contender.try(to - from)
      return contender.sums
    }
    expect(addContenders(range(0, 11), range(11, 30))).toEqual(range(0, 30))
  })

  test('a choice of one’s own is valued in the same way', () => {
    const value = last(
      evaluateChosen(bench, hidden, { declaration: { pushOut: true }, stroke }, { seed: 4, trials: 24 }),
    )
    expect(value.value).toBeGreaterThan(0.1)
    expect(value.value).toBeLessThan(0.6)
    expect(value.se).toBeGreaterThan(0)
    expect('ifTaken' in value && Math.abs(value.cue[0] + 0.6)).toBeLessThan(0.3)
  })

  test('a push-out can be aimed by where the cue ball should stop', () => {
    const aimed = pushTo(bench, hanging, [0, 0.4])!
    expect(aimed.off).toBeLessThan(0.02)
    const rest = bench.imagination.settle(hanging.balls, aimed.stroke)!.cue!
    expect(Math.abs(rest[0])).toBeLessThan(0.02)
    expect(Math.abs(rest[1] - 0.4)).toBeLessThan(0.02)
  })
})

describe('the answer to a push-out', () => {
  const values = (of: PushOutPosition) => last(evaluateAnswer(bench, of, { seed: 6, rounds: 2 }))

  test('an open table is taken, a hidden ball is handed back', () => {
    const open = values(hanging)
    expect(open.best).toBe('take')
    expect(open.take.value).toBeGreaterThan(open.handBack.value + 0.2)
    expect(values(hidden).best).toBe('hand-back')
    expect(sentenceOfAnswer(open).key in en).toBe(true)
  })

  test('the shots that decide it can be played', () => {
    const [taken, back] = decidingShots(bench, hanging, [0.6, 0.3], 1)
    expect([taken.seat, back.seat]).toEqual(['B', 'A'])
    for (const { stroke, balls } of [taken, back])
      expect(bench.imagination.settle(balls, stroke)).not.toBeNull()
    expect(taken.comesOff).toBeGreaterThan(0.8)
  })
})

describe('positions', () => {
  test('after a break: everything of it lies on the bed, the same seed gives the same', () => {
    const terms = { ...TABLE_TERMS, ruleset: 'nine-ball', level: 'league', seed: 12 } as const
    const one = drawPosition(bench, terms)
    expect(one.balls.cue).toBeDefined()
    expect(one.balls['9']).toBeDefined()
    expect(drawPosition(bench, terms)).toEqual(one)
    expect(drawPosition(bench, { ...terms, seed: 13 }).balls).not.toEqual(one.balls)
  })

  test('types', () => {
    expect(positionType(mindFor(bench, hanging), hanging)).toBe('open')
    expect(positionType(mindFor(bench, hidden), hidden)).toBe('hidden')
  })
})
