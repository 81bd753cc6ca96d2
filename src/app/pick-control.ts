import { signal } from '@preact/signals'
import type { ObjectBallId } from '../table/index.ts'
import type { TableSession } from './table-session.ts'

/** Siberian Ten by keys: goes through the balls on the table, then takes the one it stands on. */
export class PickControl {
  readonly picked = signal<ObjectBallId | null>(null)
  readonly #session: Pick<TableSession, 'model' | 'pickBall'>

  constructor(session: Pick<TableSession, 'model' | 'pickBall'>) {
    this.#session = session
  }

  next(): void {
    const balls = this.#session.model.onTable.value
    const at = balls.indexOf(this.picked.value as ObjectBallId)
    this.picked.value = balls[(at + 1) % balls.length] ?? null
  }

  confirm(): void {
    if (this.picked.value) this.#session.pickBall(this.picked.value)
  }
}
