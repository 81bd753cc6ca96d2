import { fail, ok, type Result } from '../../math/index.ts'
import type { MatchAnswer, MatchOrder, MatchShot, MatchSource } from './match-order.ts'

/** Told how much of a match is played again. */
export type OnProgress = (done: number, of: number) => void

/** A match of which shots are looked at: read and played again in a worker, so that the page goes on meanwhile. */
export class MatchReader {
  readonly #worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })
  #source: MatchSource | null
  #job = 0

  constructor(source: MatchSource) {
    this.#source = source
  }

  /** The match on the table after something was said about its last shot. */
  follow(source: Extract<MatchSource, { kind: 'record' }>): void {
    this.#source = source
  }

  /**
   * Shot `number`, null = the last one; null when another one was asked for meanwhile. Faults: those of reading a match,
   * of `showShot`, and `worker-lost`.
   */
  show(number: number | null, onProgress: OnProgress = () => undefined): Promise<Result<MatchShot> | null> {
    const job = ++this.#job
    const order: MatchOrder = { job, number, ...(this.#source && { source: this.#source }) }
    this.#source = null
    return new Promise((resolve) => {
      const done = new AbortController()
      const end = (answer: Result<MatchShot> | null) => {
        done.abort()
        resolve(answer)
      }
      const hear = ({ data }: MessageEvent<MatchAnswer>) => {
        if (data.job !== job) return
        if (this.#job !== job) end(null)
        else if (data.kind === 'progress') onProgress(data.done, data.of)
        else end(data.kind === 'shot' ? ok(data.shot) : fail(data.fault))
      }
      const lost = (event: ErrorEvent) => {
        event.preventDefault()
        end(fail({ code: 'worker-lost', path: '', message: event.message }))
      }
      this.#worker.addEventListener('message', hear, { signal: done.signal })
      this.#worker.addEventListener('error', lost, { signal: done.signal })
      this.#worker.postMessage(order)
    })
  }

  close(): void {
    this.#worker.terminate()
  }
}
