import { type Signal, signal } from '@preact/signals'
import type { ViewOptions, ViewQuality } from '../view/index.ts'

export const QUALITIES = ['high', 'medium', 'low', 'software'] as const satisfies readonly ViewQuality[]

export function isQuality(text: string): text is ViewQuality {
  return (QUALITIES as readonly string[]).includes(text)
}

/** Device pixels for each CSS pixel that a quality pays for. */
const PIXEL_RATIO: Readonly<Record<ViewQuality, number>> = { high: 2, medium: 1.5, low: 1, software: 1 }

/** How the table is drawn: shared by the stage, which draws, and the tuning panel, which changes it. */
export interface Picture {
  readonly options: Signal<ViewOptions>
  pixelRatioLimit(): number
}

export function makePicture(quality: ViewQuality): Picture {
  const options = signal<ViewOptions>({
    quality,
    cloth: 'blue',
    wood: 'walnut',
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  return { options, pixelRatioLimit: () => PIXEL_RATIO[options.value.quality] }
}
