import { Hash64 } from '../../math/index.ts'
import { writeSimulateDocument } from '../../record/index.ts'
import {
  addTrialCounts,
  type Conclusion,
  type TrialCounts,
  type Trials,
  type VerdictKey,
  type WhatIfTask,
  whatIfAnswer,
} from '../../review/index.ts'
import type { Seat } from '../../shot/index.ts'
import { joinedRanges, rangesApart, type TrialRange } from '../ranges.ts'

/** A variation that had a verdict: its number, and the `simulate` document that plays it. */
export interface ExampleShot {
  readonly trial: number
  readonly shot: Readonly<Record<string, unknown>>
}

/** The answer of `whatif`; those of several ranges of trials can be merged. */
export interface WhatifDocument {
  readonly format: 1
  /** Trials that this answer is about. */
  readonly trials: number
  readonly agree: number
  readonly verdicts: readonly (VerdictKey & {
    readonly probability: number
    readonly interval: readonly [low: number, high: number]
    readonly count: number
    readonly examples: readonly ExampleShot[]
  })[]
  readonly conclusion: Conclusion
  readonly command: 'whatif'
  readonly seed: number
  readonly shooter: Seat
  /** Trials that could not be played. */
  readonly failed: number
  /** Of the question, number of trials aside: only answers to the same question are merged. */
  readonly question: string
  readonly ranges: readonly TrialRange[]
}

/** Examples with their documents in an answer, of each verdict. */
const MOST_EXAMPLES = 3

export function whatifDocument(
  task: WhatIfTask,
  trials: Pick<Trials, 'shotOf'>,
  counts: TrialCounts,
  range: TrialRange,
): WhatifDocument {
  const examples = counts.verdicts.flatMap((verdict) => verdict.examples.slice(0, MOST_EXAMPLES))
  const shots = new Map(examples.map((n) => [n, { ...writeSimulateDocument(trials.shotOf(n)) }]))
  const header = { seed: task.seed, shooter: task.rule.state.shooter, question: questionOf(task) }
  return written(header, counts, [range], shots)
}

type Shots = ReadonlyMap<number, ExampleShot['shot']>

function written(
  header: Pick<WhatifDocument, 'seed' | 'shooter' | 'question'>,
  counts: TrialCounts,
  ranges: readonly TrialRange[],
  shots: Shots,
): WhatifDocument {
  const { trials, agree, failed, verdicts, conclusion } = whatIfAnswer(counts, header.shooter)
  return {
    format: 1,
    trials,
    agree,
    verdicts: verdicts.map(({ examples, ...verdict }) => ({
      ...verdict,
      examples: examples.slice(0, MOST_EXAMPLES).map((trial) => ({ trial, shot: shots.get(trial)! })),
    })),
    conclusion,
    command: 'whatif',
    ...header,
    failed,
    ranges: joinedRanges(ranges),
  }
}

/** Shot, rules, uncertainty and observations, as one word. */
function questionOf({ shot, rule, acts = [], uncertainty, observed }: WhatIfTask): string {
  const question = [writeSimulateDocument(shot), rule, acts, uncertainty, observed]
  return new Hash64().text(JSON.stringify(question)).digest()
}

/** Answers can be merged when they answer the same question, and no trial is counted twice. */
export function mergeableWhatif(a: WhatifDocument, b: WhatifDocument): boolean {
  return (
    rangesApart(a.ranges, b.ranges) &&
    a.question === b.question &&
    a.seed === b.seed &&
    a.shooter === b.shooter
  )
}

/** Two answers over different trials as one. */
export function mergeWhatif(a: WhatifDocument, b: WhatifDocument): WhatifDocument {
  const counts = addTrialCounts(countsOf(a), countsOf(b))
  const examples = [...a.verdicts, ...b.verdicts].flatMap((verdict) => verdict.examples)
  const shots = new Map(examples.map(({ trial, shot }) => [trial, shot]))
  const { seed, shooter, question } = a
  return written({ seed, shooter, question }, counts, [...a.ranges, ...b.ranges], shots)
}

function countsOf({ trials, agree, failed, verdicts }: WhatifDocument): TrialCounts {
  return {
    trials,
    agree,
    failed,
    verdicts: verdicts.map(({ kind, fouls, count, examples }) => ({
      kind,
      fouls,
      count,
      examples: examples.map(({ trial }) => trial),
    })),
  }
}
