import { CALL_DISPUTES } from './call-disputes.ts'
import type { Dispute } from './dispute.ts'
import { FIRST_CONTACT_DISPUTES } from './first-contact-disputes.ts'
import { FROZEN_DISPUTES } from './frozen-disputes.ts'
import { POCKET_DISPUTES } from './pocket-disputes.ts'
import { RAIL_DISPUTES } from './rail-disputes.ts'

export type { DecidingFact, Dispute, EventPattern } from './dispute.ts'

/** Every dispute of the library, in a fixed order; ids never change meaning. */
export const DISPUTES: readonly Dispute[] = [
  ...FROZEN_DISPUTES,
  ...FIRST_CONTACT_DISPUTES,
  ...RAIL_DISPUTES,
  ...POCKET_DISPUTES,
  ...CALL_DISPUTES,
]

/** The dispute of a link; null when the library has none of that name. */
export function disputeOf(id: string): Dispute | null {
  return DISPUTES.find((dispute) => dispute.id === id) ?? null
}
