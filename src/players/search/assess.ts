import type { Random } from '../../math/index.ts'
import type { Seat } from '../../shot/index.ts'
import { type Imagined, type ShotReady, withCueAt } from '../imagine/index.ts'
import { worth } from '../outlook/index.ts'
import { deliver, type Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import type { Turn } from './turn.ts'

/** The table from which an idea is played. */
export function sceneOf(state: ShotReady, { place }: Idea): ShotReady {
  return place === null ? state : withCueAt(state, place)
}

/** What happens when the stroke comes out exactly as meant. */
export function asMeant(mind: Mind, { state }: Turn, idea: Idea): Imagined | null {
  return mind.imagination.play(sceneOf(state, idea), idea.declaration, idea.stroke)
}

/** What happens when this player tries it once. */
export function tryOnce(mind: Mind, { state, skill }: Turn, idea: Idea, random: Random): Imagined | null {
  const stroke = deliver(idea, skill, mind.sense, random)
  return mind.imagination.play(sceneOf(state, idea), idea.declaration, stroke)
}

/** Chance that the seat wins the rack after what happened; a stroke that could not be played is worth nothing. */
export function worthAfter(mind: Mind, seat: Seat, imagined: Imagined | null): number {
  return imagined === null ? 0 : worth(mind.outlook, seat, imagined.state)
}

/** The seat goes on shooting, or has won. */
export function keepsTable(seat: Seat, imagined: Imagined): boolean {
  const { state } = imagined
  if (state.phase === 'rack-over' || state.phase === 'match-over') return state.winner === seat
  if (state.phase === 'aiming' || state.phase === 'break') return state.shooter === seat
  return state.phase === 'racking' && state.next.shooter === seat
}
