import type { ViewQuality } from './table-view.ts'

/** What a level of quality means for the picture. */
export interface Quality {
  /** Device pixels per CSS pixel are cut off here. */
  readonly mostPixelRatio: number
  /** Samples per pixel of everything that stands still. */
  readonly samples: number
  /** Scale of the still table while the camera travels; it is sharp again in the first frame at rest. */
  readonly travelScale: number
  /** Shadows of balls on the faces of the cushions. */
  readonly faceShadows: boolean
}

const LEVELS: Readonly<Record<ViewQuality, Quality>> = {
  high: { mostPixelRatio: 2, samples: 4, travelScale: 1, faceShadows: true },
  medium: { mostPixelRatio: 1.5, samples: 4, travelScale: 1, faceShadows: true },
  low: { mostPixelRatio: 1, samples: 4, travelScale: 0.75, faceShadows: true },
  software: { mostPixelRatio: 1, samples: 4, travelScale: 0.4, faceShadows: false },
}

export function qualityOf(level: ViewQuality): Quality {
  return LEVELS[level]
}
