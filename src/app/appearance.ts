import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ColourScheme, LookModel, TableCloth, TableWood } from '../ui/index.ts'
import type { ChosenLook, Picture } from './picture.ts'

/** What the settings keep of it. */
export interface ChosenAppearance {
  readonly scheme?: ColourScheme
  readonly look?: ChosenLook
}

/** How page and table look; the colours of the page are style sheets' work and follow an attribute of the document. */
export class Appearance implements LookModel {
  readonly scheme: Signal<ColourScheme>
  readonly cloth: ReadonlySignal<TableCloth>
  readonly wood: ReadonlySignal<TableWood>
  readonly #picture: Picture
  readonly #save: (part: ChosenAppearance) => void

  constructor(scheme: ColourScheme, picture: Picture, save: (part: ChosenAppearance) => void) {
    this.#picture = picture
    this.#save = save
    this.scheme = signal(scheme)
    this.cloth = computed(() => picture.options.value.cloth)
    this.wood = computed(() => picture.options.value.wood)
    effect(() => {
      document.documentElement.dataset.scheme = this.scheme.value
    })
  }

  setScheme(scheme: ColourScheme): void {
    this.scheme.value = scheme
    this.#save({ scheme })
  }

  setCloth(cloth: TableCloth): void {
    this.#set({ cloth, wood: this.wood.value })
  }

  setWood(wood: TableWood): void {
    this.#set({ cloth: this.cloth.value, wood })
  }

  #set(look: Required<ChosenLook>): void {
    const { options } = this.#picture
    options.value = { ...options.value, ...look }
    this.#save({ look })
  }
}
