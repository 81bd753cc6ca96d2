import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import { makeWorkbench, type Workbench } from '../../players/index.ts'
import { TABLE_SPECS } from '../../table/index.ts'
import {
  decidingShots,
  drawPosition,
  evaluateAnswer,
  evaluateChosen,
  evaluatePushOut,
  mindFor,
  type PushOutPosition,
  positionType,
  pushTo,
  refineGrid,
  sentenceOfAnswer,
  sentenceOfWhy,
  whyBest,
} from '../../training/index.ts'
import type { DrawTerms, TrainerJob, TrainerNews } from './trainer-jobs.ts'

/** Trials that a push-out is thought over with before it is shown to the person who is to answer it. */
const PUSH_TRIALS = 16

/** Works on a job step by step; every step is news, the last one included. */
export function* runJob(benches: Benches, job: TrainerJob): Generator<TrainerNews> {
  switch (job.kind) {
    case 'draw':
      yield drawn(benches, job.terms, job.pushed)
      return
    case 'look':
      yield { kind: 'looked', type: typeOf(benches, job.position) }
      return
    case 'values':
      yield* values(benches, job)
      return
    case 'chosen': {
      const { position, chosen, seed, trials } = job
      for (const value of evaluateChosen(benches.of(position), position, chosen, { seed, trials }))
        yield { kind: 'chosen', value }
      return
    }
    case 'grid':
      for (const grid of refineGrid(benches.of(job.position), job.position, job.seed))
        yield { kind: 'grid', grid }
      return
    case 'answer':
      for (const value of evaluateAnswer(benches.of(job.position), job.position, job))
        yield { kind: 'answer', value, why: sentenceOfAnswer(value) }
      return
    case 'deciding':
      yield {
        kind: 'deciding',
        shots: decidingShots(benches.of(job.position), job.position, job.place, job.seed),
      }
      return
    case 'push-to': {
      const found = pushTo(benches.of(job.position), job.position, job.place)
      yield { kind: 'push-to', stroke: found?.stroke ?? null, off: found?.off ?? 0 }
    }
  }
}

function* values(
  benches: Benches,
  { position, seed, trials }: Extract<TrainerJob, { kind: 'values' }>,
): Generator<TrainerNews> {
  const bench = benches.of(position)
  const mind = mindFor(bench, position)
  for (const answer of evaluatePushOut(bench, position, { seed, trials }))
    yield { kind: 'values', answer, why: sentenceOfWhy(whyBest(mind, position, answer)) }
}

function typeOf(benches: Benches, position: PushOutPosition) {
  return positionType(mindFor(benches.of(position), position), position)
}

/** A position after a break; with `pushed` the other has pushed out already, and the person has to answer. */
function drawn(benches: Benches, terms: DrawTerms, pushed: boolean): TrainerNews {
  const { own, other, ruleset, seed } = terms
  const table = TABLE_SPECS[terms.table]
  const parameters = DEFAULT_PARAMETERS
  const bench = benches.at(table, parameters)
  const broken = drawPosition(bench, { ruleset, table, parameters, level: own, seed })
  if (!pushed) {
    const position: PushOutPosition = { ...broken, levels: { A: own, B: other } }
    return { kind: 'drawn', position, type: typeOf(benches, position) }
  }
  // The other, seat A, has pushed; the person answers as seat B.
  const before: PushOutPosition = { ...broken, levels: { A: other, B: own } }
  const place = placeOfPush(bench, before, seed)
  const position: PushOutPosition = place ? { ...before, balls: { ...before.balls, cue: place } } : before
  return { kind: 'drawn', position, type: typeOf(benches, position) }
}

function placeOfPush(bench: Workbench, position: PushOutPosition, seed: number) {
  for (const answer of evaluatePushOut(bench, position, { seed, trials: PUSH_TRIALS }))
    return answer.values['push-out']?.cue ?? null
  return null
}

/** Workbenches by table and cloth: making one is dear. */
export class Benches {
  readonly #made = new Map<string, Workbench>()

  of({ table, parameters }: PushOutPosition): Workbench {
    return this.at(table, parameters)
  }

  at(table: PushOutPosition['table'], parameters: PushOutPosition['parameters']): Workbench {
    const name = JSON.stringify([table, parameters])
    const known = this.#made.get(name)
    if (known) return known
    const made = makeWorkbench({ table }, parameters)
    this.#made.set(name, made)
    return made
  }
}
