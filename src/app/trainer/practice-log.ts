import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Fault } from '../../math/index.ts'
import type { KeyValueStore } from '../../storage/index.ts'
import {
  type Card,
  dueCards,
  firstCard,
  type PracticeEntry,
  type Progress,
  progressOf,
  reviewCard,
} from '../../training/index.ts'
import type { TrainerTerms } from '../../ui/index.ts'
import { keepTrainer, type TrainerRecord } from './trainer-store.ts'

/** Days since 1970 where the reader is: a day ends at his midnight. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
}

/** What a person has decided so far and what comes again; kept after every decision. */
export class PracticeLog {
  readonly progress: ReadonlySignal<Progress>
  readonly due: ReadonlySignal<readonly Card[]>
  readonly #record: Signal<TrainerRecord>
  readonly #store: KeyValueStore
  readonly #onFault: (fault: Fault) => void

  constructor(record: TrainerRecord, store: KeyValueStore, onFault: (fault: Fault) => void) {
    this.#record = signal(record)
    this.#store = store
    this.#onFault = onFault
    this.progress = computed(() => progressOf(this.#record.value.entries))
    this.due = computed(() => dueCards(this.#record.value.cards, today()))
  }

  get terms(): TrainerTerms {
    return this.#record.value.terms
  }

  setTerms(terms: TrainerTerms): void {
    this.#keep({ ...this.#record.value, terms })
  }

  /** Adds a decision; a position that was missed comes again, one that is known by now does not. */
  add(entry: PracticeEntry, position: string): void {
    const { cards, entries } = this.#record.value
    const old = cards.find((card) => card.position === position && card.seat === entry.seat)
    const card = old ? reviewCard(old, entry.regret, entry.day) : firstCard(position, entry)
    const others = cards.filter((each) => each !== old)
    this.#keep({
      ...this.#record.value,
      entries: [...entries, entry],
      cards: card ? [...others, card] : others,
    })
  }

  #keep(record: TrainerRecord): void {
    this.#record.value = record
    void keepTrainer(this.#store, record).then((kept) => {
      if (!kept.ok) this.#onFault(kept.error)
    })
  }
}
