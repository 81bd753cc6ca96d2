import type { ViewQuality } from './table-view.ts'

/** What a level of quality means for the picture. */
export interface Quality {
  /** Device pixels per CSS pixel are cut off here. */
  readonly mostPixelRatio: number
  /** Samples per pixel of everything that stands still. */
  readonly samples: number
}

const LEVELS: Readonly<Record<ViewQuality, Quality>> = {
  high: { mostPixelRatio: 2, samples: 4 },
  medium: { mostPixelRatio: 1.5, samples: 4 },
  low: { mostPixelRatio: 1, samples: 2 },
  software: { mostPixelRatio: 1, samples: 0 },
}

export function qualityOf(level: ViewQuality): Quality {
  return LEVELS[level]
}
