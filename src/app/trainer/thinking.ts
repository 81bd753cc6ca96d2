import type { Declaration } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { PushOutPosition } from '../../training/index.ts'
import type { JobLine } from './job-line.ts'
import type { TrainerJob, TrainerNews } from './trainer-jobs.ts'
import type { TrainerState } from './trainer-state.ts'

/** Trials of each kind when the values are done. */
const TRIALS = 200
const ROUNDS = 12
/** Every position is judged with the same luck: who comes back to one finds the same values. */
const SEED = 1

/** Three lines: values, the map, and what somebody waits for. */
export interface ThinkingLines {
  readonly values: JobLine
  readonly map: JobLine
  readonly quick: JobLine
}

/** What is worked out in the background about the position on the table; what it comes to lands in the state. */
export class Thinking {
  readonly #state: TrainerState
  readonly #lines: ThinkingLines
  #stops: (() => void)[] = []

  constructor(state: TrainerState, lines: ThinkingLines) {
    this.#state = state
    this.#lines = lines
  }

  /** A job that somebody waits for. */
  ask(job: TrainerJob, hear: (news: TrainerNews, last: boolean) => void): void {
    this.#start(this.#lines.quick, job, hear)
  }

  /** While the person looks the values are worked out; the map is refined until somebody goes on. */
  about(position: PushOutPosition, seat: 'one' | 'two'): void {
    const state = this.#state
    const values: TrainerJob =
      seat === 'one'
        ? { kind: 'values', position, seed: SEED, trials: TRIALS }
        : { kind: 'answer', position, seed: SEED, rounds: ROUNDS }
    this.#start(this.#lines.values, values, (news) => {
      if (news.kind === 'answer') {
        state.answer.value = news.value
        state.why.value = news.why
      }
      if (news.kind !== 'values') return
      state.values.value = news.answer
      state.grid.value ??= news.answer.grid
      state.why.value = news.why
    })
    this.#start(this.#lines.map, { kind: 'grid', position, seed: SEED }, (news) => {
      if (news.kind === 'grid') state.grid.value = news.grid
    })
  }

  /** The person's own stroke. A push-out is followed by the shots that decide it. */
  judge(position: PushOutPosition, chosen: Extract<TrainerJob, { kind: 'chosen' }>['chosen']): void {
    const job: TrainerJob = { kind: 'chosen', position, chosen, seed: SEED, trials: TRIALS }
    this.ask(job, (news, last) => {
      if (news.kind !== 'chosen') return
      this.#state.chosen.value = news.value
      if (last) this.#decide(position, chosen.declaration)
    })
  }

  /** What both would play after the push-out that was made, or after the best one. */
  #decide(position: PushOutPosition, { pushOut }: Declaration): void {
    const { chosen, values } = this.#state
    const own = pushOut === true && chosen.value && 'cue' in chosen.value ? chosen.value.cue : null
    const place: Point | undefined = own ?? values.value?.values['push-out']?.cue
    if (!place) return
    this.ask({ kind: 'deciding', position, place, seed: SEED }, (news) => {
      if (news.kind === 'deciding') this.#state.deciding.value = news.shots
    })
  }

  stop(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
  }

  #start(line: JobLine, job: TrainerJob, hear: (news: TrainerNews, last: boolean) => void): void {
    const stop = line.start(job, {
      news: hear,
      failed: (reason) => {
        this.#state.notice.value = { code: 'trainer-failed', detail: reason }
      },
    })
    this.#stops.push(stop)
  }
}
