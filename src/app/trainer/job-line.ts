import type { FromWorker, ToWorker, TrainerJob, TrainerNews } from './trainer-jobs.ts'

/** What a job is told to. */
export interface Listener {
  news(news: TrainerNews, last: boolean): void
  failed(reason: string): void
}

/** The line to a worker that does one job after another; a job that is not wanted any more is taken back. */
export class JobLine {
  readonly #worker: Worker
  readonly #listeners = new Map<number, Listener>()
  #last = 0

  constructor(worker: Worker) {
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    worker.onerror = ({ message }) => {
      for (const listener of this.#listeners.values()) listener.failed(message)
      this.#listeners.clear()
    }
  }

  /** Starts a job; the function that is returned stops it. */
  start(job: TrainerJob, listener: Listener): () => void {
    const id = ++this.#last
    this.#listeners.set(id, listener)
    this.#worker.postMessage({ id, job } satisfies ToWorker)
    return () => {
      if (this.#listeners.delete(id)) this.#worker.postMessage({ stop: id } satisfies ToWorker)
    }
  }

  close(): void {
    this.#listeners.clear()
    this.#worker.terminate()
  }

  #hear(data: FromWorker): void {
    const listener = this.#listeners.get(data.id)
    if (!listener) return
    if ('failed' in data) {
      this.#listeners.delete(data.id)
      listener.failed(data.failed)
      return
    }
    if (data.last) this.#listeners.delete(data.id)
    listener.news(data.news, data.last)
  }
}

export function openJobLine(): JobLine {
  return new JobLine(
    new Worker(new URL('./trainer-worker.ts', import.meta.url), { type: 'module', name: 'trainer' }),
  )
}
