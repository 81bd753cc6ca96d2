import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { AimHelp, Film, HandModel, StrokeWay } from '../ui/index.ts'
import type { Picture } from './picture.ts'
import type { Settings } from './settings.ts'

/** What the settings keep of the hand; absent = never chosen. */
export type ChosenHand = Pick<Settings, 'film' | 'strokeBy' | 'wishes'>

/** How the hand and the eye are served, kept between visits. */
export class HandPreferences implements HandModel {
  readonly film: ReadonlySignal<Film>
  readonly strokeBy: Signal<StrokeWay>
  readonly aimHelp: Signal<AimHelp>
  readonly #film: Signal<Film | undefined>
  readonly #save: (part: Partial<Settings>) => void
  readonly #wishes: () => Settings['wishes']

  constructor(
    settings: () => ChosenHand,
    picture: Pick<Picture, 'options'>,
    save: (part: Partial<Settings>) => void,
  ) {
    const chosen = settings()
    this.#film = signal(chosen.film)
    this.#save = save
    this.#wishes = () => settings().wishes
    this.strokeBy = signal(chosen.strokeBy ?? 'pull')
    this.aimHelp = signal(chosen.wishes?.aimHelp ?? 'full')
    // Without a graphics card every move of the camera is a table drawn anew.
    this.film = computed(
      () => this.#film.value ?? (picture.options.value.quality === 'software' ? 'off' : 'calm'),
    )
  }

  setFilm(film: Film): void {
    this.#film.value = film
    this.#save({ film })
  }

  setStrokeBy(way: StrokeWay): void {
    this.strokeBy.value = way
    this.#save({ strokeBy: way })
  }

  setAimHelp(help: AimHelp): void {
    this.aimHelp.value = help
    const wishes = this.#wishes()
    if (wishes) this.#save({ wishes: { ...wishes, aimHelp: help } })
  }
}
