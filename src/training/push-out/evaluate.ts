import { Random } from '../../math/index.ts'
import {
  type Candidate,
  everyIdea,
  type Idea,
  type Mind,
  makeMind,
  strokeToPlace,
  type Turn,
  turnAt,
  typicalSkill,
  type Workbench,
  weigh,
} from '../../players/index.ts'
import { type PushOutAnswer, shotOf, type TriedShot, type TriedShots, valuesOf } from './answer.ts'
import { Contender } from './contender.ts'
import { GridValues } from './grid.ts'
import { choiceOf, PUSH_OUT_CHOICES, type PushOutChoice } from './kinds.ts'
import type { Closeness } from './look-closely.ts'
import { matchAt, type PushOutPosition } from './position.ts'

export interface EvaluationTerms {
  readonly seed: number
  /** Trials of each kind; the standard errors fall with its root. */
  readonly trials: number
  /** Only trials of these numbers, from (included) to (excluded): parts that add up. Absent = all. */
  readonly range?: readonly [from: number, to: number]
}

/** Thoughts about each kind, trials to weigh those that seemed best, and how many of each kind are looked at closely. */
interface Depth {
  readonly thoughts: number
  readonly weighing: number
  readonly contenders: number
}
const CONTENDERS = 4
const DEPTH: Depth = { thoughts: 110, weighing: 150, contenders: CONTENDERS }
/** For an answer within a second, and its trials: none of them is one that is looked at closely. */
const QUICK: Depth = { thoughts: 30, weighing: 36, contenders: 1 }
const QUICK_TRIALS = 8
/** Trials of every contender before the second answer, and between two later ones. */
const FIRST = 16
const BATCH = 8
/** Places for the cue ball that are looked at closely, how closely, and how many of them are rolled to. */
const PLACES = 20
const PLACE_CLOSE: Closeness = { simulations: 40, trials: 12 }
const ROLLED = 3
/** Share of the work that is done when the places are known, and when one of each kind is chosen. */
const PLACES_SHARE = 0.25
const CHOSEN_SHARE = 0.6

export function mindFor(bench: Workbench, { levels }: PushOutPosition): Mind {
  return makeMind(bench, { A: typicalSkill(levels.A), B: typicalSkill(levels.B) })
}

/**
 * Values of shooting, playing safe and pushing out from a position after the break, as chances that the shooter wins
 * the rack at these levels. A generator: the first answer comes after the first thoughts, each later one is better;
 * the last is returned. With the same seed the same numbers. The grid is that of a glance (see `refineGrid`).
 */
export function* evaluatePushOut(
  bench: Workbench,
  position: PushOutPosition,
  { seed, trials, range = [0, trials] }: EvaluationTerms,
): Generator<PushOutAnswer, PushOutAnswer> {
  const mind = mindFor(bench, position)
  const turn = turnAt(mind, matchAt(position))
  const places = new GridValues(mind, position)
  let fields = contendersOf(mind, turn, position, seed, QUICK)
  const answer = (share: number): PushOutAnswer => {
    const tried = triedShots(fields)
    return { ...valuesOf(tried), grid: places.grid, tried, share }
  }
  tryAll(fields, QUICK_TRIALS)
  yield answer(0)
  fields = contendersOf(mind, turn, position, seed, DEPTH)
  tryAll(fields, FIRST)
  yield answer(0)
  for (let k = 0; k < PLACES; k++) {
    places.refine(PLACE_CLOSE, seed)
    if (k % 4 === 3) yield answer(((k + 1) / PLACES) * PLACES_SHARE)
  }
  const rolled = rolledPushes(mind, turn, places).map(
    (idea) => new Contender(mind, turn, position, idea, seed),
  )
  fields.set('push-out', [...(fields.get('push-out') ?? []), ...rolled])
  yield* chooseContenders(fields, answer)
  for (const field of fields.values()) for (const contender of field) contender.startAfresh(range[0])
  const count = range[1] - range[0]
  for (let done = BATCH; done < count + BATCH; done += BATCH) {
    tryAll(fields, Math.min(done, count))
    if (done > BATCH) yield answer(CHOSEN_SHARE + (1 - CHOSEN_SHARE) * Math.min(1, done / count))
  }
  return answer(1)
}

/** One of each kind remains: half of them after some trials, the best after as many again. */
function* chooseContenders(
  fields: Map<PushOutChoice, Contender[]>,
  answer: (share: number) => PushOutAnswer,
): Generator<PushOutAnswer, void> {
  for (const left of [CONTENDERS / 2, 1]) {
    for (let k = 0; k < HALVED_AFTER; k += BATCH) {
      tryAll(fields, (left === 1 ? HALVED_AFTER : 0) + k + BATCH)
      yield answer(left === 1 ? CHOSEN_SHARE : PLACES_SHARE)
    }
    for (const [choice, field] of fields) fields.set(choice, byValue(field).slice(0, left))
  }
}

/** Trials after which the better half of a field goes on, and after as many again the best alone. */
const HALVED_AFTER = 48

function byValue(field: readonly Contender[]): Contender[] {
  return [...field].sort((a, b) => b.estimate.value - a.estimate.value)
}

/** Every contender gets as many trials as that. */
function tryAll(fields: Map<PushOutChoice, Contender[]>, upTo: number): void {
  for (const [choice, field] of fields) {
    for (const contender of field) contender.try(upTo - contender.trials)
    fields.set(choice, byValue(field))
  }
}

/** Push-outs that leave the cue ball where it looked best at a closer look. */
function rolledPushes(mind: Mind, turn: Turn, places: GridValues): Idea[] {
  const ideas: Idea[] = []
  for (const place of places.bestRefined(ROLLED * 2)) {
    const found = strokeToPlace(mind, turn, place)
    if (found !== null && found.off < NEAR_PLACE) ideas.push(found.idea)
    if (ideas.length === ROLLED) break
  }
  return ideas
}

/** A push-out that stops within this of the place that was meant is taken for it, m. */
const NEAR_PLACE = 0.05

/** What comes to mind, by kind: the best of each. */
function contendersOf(
  mind: Mind,
  turn: Turn,
  position: PushOutPosition,
  seed: number,
  depth: Depth,
): Map<PushOutChoice, Contender[]> {
  const fields = new Map<PushOutChoice, Contender[]>()
  for (const [choice, candidates] of thoughtsByKind(mind, turn, seed, depth)) {
    const ideas = bestIdeas(mind, turn, candidates, seed, depth)
    fields.set(
      choice,
      ideas.map((idea) => new Contender(mind, turn, position, idea, seed)),
    )
  }
  return fields
}

function thoughtsByKind(
  mind: Mind,
  turn: Turn,
  seed: number,
  { thoughts }: Depth,
): Map<PushOutChoice, Candidate[]> {
  const kinds = new Map<PushOutChoice, Candidate[]>()
  for (const candidate of everyIdea(mind, turn, thoughts, Random.fromSeed(seed, 2))) {
    const choice = choiceOf(candidate)
    kinds.set(choice, [...(kinds.get(choice) ?? []), candidate])
  }
  // A ball that is hidden can only be kicked at: that is the safety as well as the shot.
  const shots = kinds.get('shoot')
  if (!kinds.has('safety') && shots !== undefined) kinds.set('safety', shots)
  return kinds
}

/** Those to be looked at closely: the best of a kind when tried with the player's errors. */
function bestIdeas(
  mind: Mind,
  turn: Turn,
  candidates: readonly Candidate[],
  seed: number,
  { weighing, contenders }: Depth,
): Idea[] {
  const field = [...candidates].sort((a, b) => b.impression - a.impression)
  const trials = weigh(mind, turn, field, weighing, seed)
  while (trials.next().done !== true) {
    // Every step sorts the field anew.
  }
  return field.slice(0, contenders).map(({ idea }) => idea)
}

function triedShots(fields: ReadonlyMap<PushOutChoice, readonly Contender[]>): TriedShots {
  const tried: Partial<Record<PushOutChoice, TriedShot>> = {}
  for (const choice of PUSH_OUT_CHOICES) {
    const best = fields.get(choice)?.[0]
    if (best !== undefined) tried[choice] = { shot: shotOf(best.idea), sums: best.sums }
  }
  return tried
}
