import { computed, type ReadonlySignal, signal } from '@preact/signals'

/** What can ask for the fine aim: the Shift key, the buttons of the panel, a finger that rests, the trigger of a pad. */
export type FineAimBy = 'key' | 'buttons' | 'finger' | 'pad'

/** Who holds the fine aim at present. */
export class FineAimHold {
  readonly #by = signal<readonly FineAimBy[]>([])

  readonly held: ReadonlySignal<boolean> = computed(() => this.#by.value.length > 0)

  hold(by: FineAimBy, held: boolean): void {
    const has = this.#by.value.includes(by)
    if (held && !has) this.#by.value = [...this.#by.value, by]
    else if (!held && has) this.#by.value = this.#by.value.filter((each) => each !== by)
  }
}
