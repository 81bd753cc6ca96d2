import { type Signal, signal } from '@preact/signals'
import { TABLE_CLOTHS, TABLE_WOODS } from '../ui/index.ts'
import type { ViewOptions, ViewQuality } from '../view/index.ts'

export const QUALITIES = ['high', 'medium', 'low', 'software'] as const satisfies readonly ViewQuality[]

export const CLOTH_THEMES = TABLE_CLOTHS satisfies readonly ViewOptions['cloth'][]
export const WOOD_THEMES = TABLE_WOODS satisfies readonly ViewOptions['wood'][]

export function isQuality(text: string): text is ViewQuality {
  return (QUALITIES as readonly string[]).includes(text)
}

/** Device pixels for each CSS pixel that a quality pays for. */
const PIXEL_RATIO: Readonly<Record<ViewQuality, number>> = { high: 2, medium: 1.5, low: 1, software: 1 }

/** How the table is drawn: shared by the stage, which draws, and the tuning panel, which changes it. */
export interface Picture {
  readonly options: Signal<ViewOptions>
  /** Nobody has chosen a level: it is found by measuring. */
  readonly automatic: Signal<boolean>
  pixelRatioLimit(): number
}

/** What a person has chosen of the picture; absent = as usual. */
export type ChosenLook = Partial<Pick<ViewOptions, 'cloth' | 'wood'>>

export function makePicture(quality: ViewQuality | null, look: ChosenLook): Picture {
  const options = signal<ViewOptions>({
    quality: quality ?? 'high',
    cloth: look.cloth ?? 'blue',
    wood: look.wood ?? 'walnut',
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  return {
    options,
    automatic: signal(quality === null),
    pixelRatioLimit: () => PIXEL_RATIO[options.value.quality],
  }
}
