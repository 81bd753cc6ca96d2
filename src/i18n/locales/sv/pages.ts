import { disputes } from './disputes.ts'
import { review } from './review.ts'
import { trainer } from './trainer.ts'

/** Sentences of pages that are fetched when they are asked for. */
export const pages = { ...review, ...disputes, ...trainer } as const
