import { computed, type ReadonlySignal, signal } from '@preact/signals'
import {
  inspectionOf,
  makeTrials,
  type Observation,
  type ReviewTask,
  type Uncertainty,
  type WhatDecidedIt,
  type WhatIfAnswer,
  type WhatIfTask,
  whatIfAnswer,
} from '../../review/index.ts'
import type { Layout } from '../../shot/index.ts'
import type { ReviewedShot, WhatIfActions, WhatIfModel, WorkState } from '../../ui/index.ts'
import { openTask } from './open-review.ts'
import type { ReviewSession } from './review-session.ts'
import { runDeciding, runWhatIf } from './work-pool.ts'

/** What a careful witness is unsure by. */
const USUAL: Uncertainty = { position: 0.002, directionDeg: 0.3, speed: 0.05, tip: 0.02 }
const IDLE = { kind: 'idle' } as const

/** "What could have happened" and "what decided it" for the shot on the desk. */
export class WhatIfControl implements WhatIfModel, WhatIfActions {
  readonly uncertainty = signal<Uncertainty>(USUAL)
  readonly observed = signal<readonly Observation[]>([])
  readonly trials = signal(2000)
  readonly seed = signal(1)
  readonly work = signal<WorkState<WhatIfAnswer>>(IDLE)
  readonly decided = signal<WorkState<WhatDecidedIt>>(IDLE)
  readonly #session: ReviewSession
  /** The shot that the variations are of, while one of them is looked at. */
  readonly #origin = signal<ReviewedShot | null>(null)
  #stop: () => void = () => undefined

  constructor(session: ReviewSession) {
    this.#session = session
  }

  readonly back: ReadonlySignal<(() => void) | null> = computed(() => {
    const origin = this.#origin.value
    if (origin === null) return null
    return () => {
      this.#origin.value = null
      this.#session.show(origin)
    }
  })

  /** Takes over what a document says about the shot. */
  remember({ uncertainty, observed, trials, seed }: WhatIfTask): void {
    this.uncertainty.value = uncertainty
    this.observed.value = observed
    this.trials.value = trials
    this.seed.value = seed
  }

  setUncertainty(part: Partial<Uncertainty>): void {
    this.uncertainty.value = { ...this.uncertainty.value, ...part }
  }

  setObserved(observed: readonly Observation[]): void {
    this.observed.value = observed
  }

  setTrials(trials: number): void {
    this.trials.value = trials
  }

  setSeed(seed: number): void {
    this.seed.value = seed
  }

  start(): void {
    this.cancel()
    const task = this.#task()
    const { shooter } = task.rule.state
    this.work.value = { kind: 'running', done: 0, of: task.trials }
    this.#stop = runWhatIf(task, {
      progress: (done, of) => {
        this.work.value = { kind: 'running', done, of }
      },
      done: (counts) => {
        this.work.value = { kind: 'done', answer: whatIfAnswer(counts, shooter) }
      },
      failed: (fault) => {
        this.work.value = { kind: 'failed', fault }
      },
    })
  }

  decide(): void {
    this.cancel()
    this.decided.value = { kind: 'running', done: 0, of: 1 }
    this.#stop = runDeciding(this.#shot().task, {
      progress: (done, of) => {
        this.decided.value = { kind: 'running', done, of }
      },
      done: (answer) => {
        this.decided.value = { kind: 'done', answer }
      },
      failed: (fault) => {
        this.decided.value = { kind: 'failed', fault }
      },
    })
  }

  cancel(): void {
    this.#stop()
    this.#stop = () => undefined
    if (this.work.value.kind === 'running') this.work.value = IDLE
    if (this.decided.value.kind === 'running') this.decided.value = IDLE
  }

  /** Another shot lies on the desk: what was worked out and seen is not about it. */
  forget(): void {
    this.outdate()
    this.observed.value = []
  }

  /** The shot was changed by hand: what was worked out is not about it, what was seen of its balls still is. */
  outdate(): void {
    this.cancel()
    this.#origin.value = null
    this.work.value = IDLE
    this.decided.value = IDLE
    const { balls } = this.#session.reviewed.value.task.shot
    this.observed.value = this.observed.value.filter(({ ball }) => balls.some(({ id }) => id === ball))
  }

  openTrial(trial: number): void {
    const origin = this.#shot()
    const trials = makeTrials(this.#task())
    if (!trials.ok) return
    const shot = trials.value.shotOf(trial)
    const balls = Object.fromEntries(shot.balls.map(({ id, x, y }) => [id, [x, y]])) as Layout
    // What was inspected as frozen stays so, as in the trial itself.
    const state = { ...origin.task.rule.state, ...inspectionOf(origin.review.toRule), balls }
    const task: ReviewTask = { ...origin.task, shot, rule: { ...origin.task.rule, state } }
    const opened = openTask(task, { ...origin.source, origin: { kind: 'example' }, number: null })
    if (!opened.ok) return
    this.#origin.value = origin
    this.#session.show(opened.value, origin)
  }

  #shot(): ReviewedShot {
    return this.#origin.value ?? this.#session.reviewed.value
  }

  #task(): WhatIfTask {
    return {
      ...this.#shot().task,
      uncertainty: this.uncertainty.value,
      observed: this.observed.value,
      trials: this.trials.value,
      seed: this.seed.value,
    }
  }
}
