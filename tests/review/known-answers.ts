import { Random } from '../../src/math/index.ts'
import { DEFAULT_PARAMETERS, type ShotRequest, simulateShot } from '../../src/physics/index.ts'
import { makeTrials, type Observation, type WhatIfTask, wilsonInterval } from '../../src/review/index.ts'
import { makeRuleOptions } from '../../src/rules/index.ts'
import type { Layout } from '../../src/shot/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'

/*
 * Questions whose true answer is known without the variations: what is uncertain is one quantity with a normal error,
 * the verdict turns at one value of it (found by halving), and so the probability is one of the normal distribution. For
 * uncertain places the truth comes from geometry: which of two paths is shorter, over 50,000 draws of its own.
 */

const R = DEFAULT_PARAMETERS.ballRadius

/** A question, the foul it asks about, and its true probability. */
export interface KnownAnswer {
  readonly family: 'speed' | 'speed-observed' | 'direction' | 'position'
  readonly task: WhatIfTask
  readonly foul: string
  readonly truth: number
}

const NONE = { position: 0, directionDeg: 0, speed: 0, tip: 0 }

function question(
  balls: Layout,
  speed: number,
  directionDeg: number,
  uncertainty: Partial<WhatIfTask['uncertainty']>,
  seed: number,
  observed: readonly Observation[] = [],
): WhatIfTask {
  const shot: ShotRequest = {
    table: TABLE_SPECS['9ft'],
    parameters: DEFAULT_PARAMETERS,
    balls: (Object.entries(balls) as ['cue', [number, number]][]).map(([id, [x, y]]) => ({ id, x, y })),
    stroke: { speed, directionDeg, elevationDeg: 0, tip: { side: 0, height: 0 } },
    fidelity: 'bed-only',
  }
  return {
    shot,
    rule: {
      ruleset: 'nine-ball',
      options: makeRuleOptions(),
      declaration: {},
      state: {
        shooter: 'A',
        shot: 'ordinary',
        balls,
        cueBall: 'as-lies',
        foulCount: { A: 0, B: 0 },
        warned: { A: false, B: false },
        score: { A: 0, B: 0 },
        groups: null,
        restricted: false,
        raceTo: 0,
      },
    },
    uncertainty: { ...NONE, ...uncertainty },
    observed,
    trials: 1,
    seed,
  }
}

/** Where `test` turns from true at `yes` to false at `no`. */
function turn(yes: number, no: number, test: (value: number) => boolean): number {
  let [a, b] = [yes, no]
  for (let k = 0; k < 40; k++) {
    const middle = (a + b) / 2
    if (test(middle)) a = middle
    else b = middle
  }
  return (a + b) / 2
}

function has(task: WhatIfTask, foul: string): boolean {
  const trials = makeTrials({ ...task, uncertainty: NONE })
  if (!trials.ok) throw new Error(trials.error.message)
  return trials.value.play(0)!.ruling.fouls.includes(foul)
}

/** Straight at the 1: does it reach the foot rail? The answer turns at one speed. */
function straight(speed: number, deviation: number, seed: number, observed: readonly Observation[] = []) {
  return question({ cue: [0, 0], '1': [0.4, 0] }, speed, 0, { speed: deviation }, seed, observed)
}

const railSpeed = memo(() => turn(0.5, 1.5, (speed) => has(straight(speed, 0, 1), '6.3')))

function speedQuestion(random: Random, seed: number): KnownAnswer {
  const deviation = random.between(0.03, 0.15)
  const z = random.between(-2, 2)
  const speed = railSpeed() / (1 + z * deviation)
  return { family: 'speed', task: straight(speed, deviation, seed), foul: '6.3', truth: normal(z) }
}

/** The same where the 1 was seen to stop within some distance of the rail: the speed lies between two values. */
function observedQuestion(random: Random, seed: number): KnownAnswer {
  const deviation = random.between(0.05, 0.15)
  const zRail = random.between(-1, 1)
  const speed = railSpeed() / (1 + zRail * deviation)
  const within = random.between(0.05, 0.3)
  const observed: Observation[] = [{ ball: '1', near: [1.2424863, 0], within }]
  const seen = (v: number): boolean => {
    const run = simulateShot(straight(v, 0, 1).shot)
    const ball = run.ok ? run.value.balls.find(({ id }) => id === '1') : undefined
    return ball?.state === 'resting' && 1.2424863 - ball.x <= within
  }
  const slowest = turn(railSpeed(), 0.3, seen)
  const fastest = turn(railSpeed(), 2.5, seen)
  const z = (v: number): number => (v / speed - 1) / deviation
  const all = normal(z(fastest)) - normal(z(slowest))
  const truth = (normal(z(railSpeed())) - normal(z(slowest))) / all
  return { family: 'speed-observed', task: straight(speed, deviation, seed, observed), foul: '6.3', truth }
}

/** Slowly between the 1 and the 2: which is hit first? The answer turns at one heading. */
function between(heading: number, uncertainty: Partial<WhatIfTask['uncertainty']>, seed: number, shift = 0) {
  const balls = { cue: [-0.3, shift], '1': [0.2, R + 0.004], '2': [0.2, -R - 0.004] } as const
  return question(balls, 0.6, heading, uncertainty, seed)
}

const firstHeading = memo(() => turn(-1, 1, (heading) => has(between(heading, {}, 1), '6.2')))

function directionQuestion(random: Random, seed: number): KnownAnswer {
  const deviation = random.between(0.05, 0.5)
  const z = random.between(-2, 2)
  const task = between(firstHeading() - z * deviation, { directionDeg: deviation }, seed)
  return { family: 'direction', task, foul: '6.2', truth: normal(z) }
}

/** How much shorter the way to the 2 must be to be told from the same instant, m. */
const lead = memo(() => {
  const shift = turn(-0.01, 0.01, (y) => has(between(0, {}, 1, y), '6.2'))
  return wayTo(R + 0.004 - shift) - wayTo(R + 0.004 + shift)
})

/** From the start of a straight path to the contact with a ball this far beside it, less the distance along it. */
function wayTo(aside: number): number {
  return -Math.sqrt(4 * R * R - aside * aside)
}

function positionQuestion(random: Random, seed: number): KnownAnswer {
  const deviation = random.between(0.0005, 0.0012)
  const shift = random.between(-1.5, 1.5) * deviation
  const task = between(0, { position: deviation }, seed, shift)
  const draws = Random.fromSeed(seed, 987654321)
  const error = (): number => deviation * draws.gaussian()
  let first = 0
  for (let k = 0; k < 50_000; k++) {
    const cue = shift + error()
    const toOne = error() + wayTo(R + 0.004 + error() - cue)
    const toTwo = error() + wayTo(R + 0.004 + error() + cue)
    if (toOne - toTwo > lead()) first++
  }
  return { family: 'position', task, foul: '6.2', truth: first / 50_000 }
}

const FAMILIES = [speedQuestion, observedQuestion, directionQuestion, positionQuestion]

/** Question number k of a seed; the four families in turn. */
export function knownAnswer(seed: number, k: number): KnownAnswer {
  return FAMILIES[k % FAMILIES.length]!(Random.fromSeed(seed, k), 1000 * seed + k)
}

/** Asks one question with so many trials: does the 95 % interval hold the true answer? */
export function isCovered({ task, foul, truth }: KnownAnswer, count: number): boolean {
  const trials = makeTrials(task)
  if (!trials.ok) throw new Error(trials.error.message)
  const { agree, verdicts } = trials.value.run(0, count)
  const asked = verdicts.filter(({ fouls }) => fouls.includes(foul))
  const [low, high] = wilsonInterval(
    asked.reduce((sum, verdict) => sum + verdict.count, 0),
    agree,
  )
  return low <= truth && truth <= high
}

/** Share of the normal distribution below z (Abramowitz, Stegun 7.1.26: right to 2e-7). */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    (((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t) /
    Math.exp(x * x)
  return z < 0 ? tail / 2 : 1 - tail / 2
}

function memo(compute: () => number): () => number {
  const kept: number[] = []
  return () => {
    kept[0] ??= compute()
    return kept[0]
  }
}
