import { disputes } from './disputes.ts'
import { gamepad } from './gamepad.ts'
import { lesson } from './lesson.ts'
import { review } from './review.ts'
import { reviewMeasures } from './review-measures.ts'
import { rulesReader } from './rules-reader.ts'
import { trainer } from './trainer.ts'

/** Sentences of pages that are fetched when they are asked for. */
export const pages = {
  ...review,
  ...reviewMeasures,
  ...disputes,
  ...gamepad,
  ...lesson,
  ...trainer,
  ...rulesReader,
} as const
