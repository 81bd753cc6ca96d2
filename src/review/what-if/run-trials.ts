import { ok, type Result } from '../../math/index.ts'
import type { ShotRequest } from '../../physics/index.ts'
import type { Ruling } from '../../rules/index.ts'
import { inspectionOf } from '../evidence/facts-of.ts'
import { makePlayAgain, withPlaces } from '../play-again.ts'
import { reviewShot } from '../review-shot.ts'
import { agrees } from './observed.ts'
import { addTrialCounts, NO_TRIALS, type TrialCounts } from './trial-counts.ts'
import { varyShot } from './vary-shot.ts'
import type { WhatIfTask } from './what-if-task.ts'

/** One variation, played and ruled. */
export interface PlayedTrial {
  readonly shot: ShotRequest
  /** As observed? */
  readonly agrees: boolean
  readonly ruling: Ruling
}

/** The variations of one task; holds the solver's memory, so that chunks of one task share it. */
export interface Trials {
  /** Trials `from` (included) to `to` (excluded); any split of a range gives counts that add up to the same. */
  run(from: number, to: number): TrialCounts
  /** The shot of one trial, to be opened and looked at. */
  shotOf(trial: number): ShotRequest
  /** Null when it cannot be played or ruled. */
  play(trial: number): PlayedTrial | null
}

/**
 * Prepares the variations of a shot; faults of the shot itself are those of `reviewShot`. What was inspected as frozen
 * before the shot holds for every variation.
 */
export function makeTrials(task: WhatIfTask): Result<Trials> {
  const itself = reviewShot(task)
  if (!itself.ok) return itself
  const { shot, observed } = task
  const inspection = inspectionOf(itself.value.toRule)
  const rule = { ...task.rule, state: { ...task.rule.state, ...inspection } }
  const variation = varyShot(shot, task.uncertainty, task.seed, rule.options.epsFrozen)
  const playAgain = makePlayAgain(task)
  const play = (trial: number): PlayedTrial | null => {
    const varied = variation.vary(trial)
    const played = playAgain(varied, withPlaces(rule, shot, varied))
    return played === null
      ? null
      : { shot: varied, agrees: agrees(played.balls, observed), ruling: played.ruling }
  }
  return ok({
    run: (from, to) => countTrials(play, from, to),
    shotOf: (trial) => variation.vary(trial),
    play,
  })
}

/** Counts the verdicts of trials `from` to `to` - 1: for a worker that is handed one chunk. */
export function runTrials(task: WhatIfTask, from: number, to: number): Result<TrialCounts> {
  const trials = makeTrials(task)
  return trials.ok ? ok(trials.value.run(from, to)) : trials
}

function countTrials(play: (trial: number) => PlayedTrial | null, from: number, to: number): TrialCounts {
  let counts = NO_TRIALS
  for (let trial = from; trial < to; trial++) counts = addTrialCounts(counts, countOf(play(trial), trial))
  return counts
}

function countOf(played: PlayedTrial | null, trial: number): TrialCounts {
  if (played === null) return { trials: 1, agree: 0, failed: 1, verdicts: [] }
  if (!played.agrees) return { trials: 1, agree: 0, failed: 0, verdicts: [] }
  const { kind, fouls } = played.ruling
  return { trials: 1, agree: 1, failed: 0, verdicts: [{ kind, fouls, count: 1, examples: [trial] }] }
}
