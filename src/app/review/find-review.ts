import { fault, type Result } from '../../math/index.ts'
import type { DisputeCard, ReviewedShot } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { openMatchShot } from './open-review.ts'

/** The shot that the rest of an address names; faults say why there is none. */
export async function findReview(state: AppState, rest: string): Promise<Result<ReviewedShot>> {
  const [kind, ...parts] = rest.split('/')
  const game = state.session.value?.game.value ?? state.kept.value
  if (kind === 'now' && game) {
    const number = parts[0] ? Number(parts[0]) : null
    return openMatchShot(game, number, { kind: 'running' })
  }
  return fault('no-such-shot', rest, 'no shot is known under this address')
}

export const DISPUTE_CARDS: readonly DisputeCard[] = []
