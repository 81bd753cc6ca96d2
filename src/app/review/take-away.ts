import { writeRuleDocument, writeSimulateDocument } from '../../record/index.ts'
import { LONGEST_SHOT_LINK, packShot } from '../../review/index.ts'
import type { ReviewedShot } from '../../ui/index.ts'
import { hashOf } from '../route.ts'
import { type DeskView, writeView } from './desk-view.ts'

/**
 * A link to this shot, at the page without its hash, with what is looked at as long as there is room for it; null when
 * the shot itself is too long.
 */
export function shotLink({ task }: ReviewedShot, page: string, view?: DeskView): string | null {
  const packed = packShot(task)
  if (!packed.ok) return null
  const seen = view ? `/${writeView(view)}` : ''
  const room = packed.value.length + seen.length <= LONGEST_SHOT_LINK
  return `${page}${hashOf({ page: 'review', rest: `shot/${packed.value}${room ? seen : ''}` })}`
}

/** The shot as the document that `review` of the command line reads, and this page. */
export function shotFile({ task, review }: ReviewedShot): { readonly name: string; readonly text: string } {
  const {
    events: _events,
    after: _after,
    leastX: _leastX,
    ...rule
  } = { leastX: undefined, ...writeRuleDocument({ ...review.toRule, events: [], after: {} }) }
  const { acts } = task
  const document = {
    format: 1,
    shot: writeSimulateDocument(task.shot),
    rule,
    ...(acts === undefined ? {} : { acts }),
  }
  return {
    name: `shot-${review.result.hash.slice(0, 8)}.json`,
    text: `${JSON.stringify(document, null, 2)}\n`,
  }
}

/** A name for what is saved of this shot. */
export function nameOf({ review }: ReviewedShot, ending: string): string {
  return `shot-${review.result.hash.slice(0, 8)}.${ending}`
}
