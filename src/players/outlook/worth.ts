import { applyCommand, type ChoiceOption, type MatchState } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import { objectBallsAt } from '../imagine/index.ts'
import { objectId } from './goal.ts'
import type { Outlook } from './outlook.ts'

/**
 * Chance that `seat` wins the rack from any state of the match: questions that are open are answered by whoever has to
 * answer them as is best for him.
 */
export function worth(outlook: Outlook, seat: Seat, state: MatchState): number {
  switch (state.phase) {
    case 'push-out-decision':
    case 'choice':
      return bestOption(outlook, seat, state).chance
    case 'pick-ball':
      return bestPick(outlook, seat, state).chance
    default:
      return outlook.chanceOf(seat, state)
  }
}

type Choosing = Extract<MatchState, { readonly options: readonly ChoiceOption[] }>
type Picking = Extract<MatchState, { readonly phase: 'pick-ball' }>

/** The option that serves best whoever has to choose, and what it is worth to `seat`. */
export function bestOption(
  outlook: Outlook,
  seat: Seat,
  state: Choosing,
): { readonly option: ChoiceOption; readonly chance: number } {
  const own = seat === state.by
  let best: { option: ChoiceOption; chance: number } | null = null
  for (const option of state.options) {
    const chosen = applyCommand(state, { kind: 'choose', seat: state.by, option })
    if (!chosen.ok) continue
    const chance = worth(outlook, seat, chosen.value.state)
    if (best === null || (own ? chance > best.chance : chance < best.chance)) best = { option, chance }
  }
  return best ?? { option: state.options[0]!, chance: 0.5 }
}

/** The ball that serves best whoever has to take one from the table. */
export function bestPick(
  outlook: Outlook,
  seat: Seat,
  state: Picking,
): { readonly ball: ReturnType<typeof objectId>; readonly chance: number } {
  const own = seat === state.by
  const balls = objectBallsAt(state.balls).map(objectId)
  let best: { ball: ReturnType<typeof objectId>; chance: number } | null = null
  for (const ball of balls) {
    const picked = applyCommand(state, { kind: 'pick-ball', seat: state.by, ball })
    if (!picked.ok) continue
    const chance = worth(outlook, seat, picked.value.state)
    if (best === null || (own ? chance > best.chance : chance < best.chance)) best = { ball, chance }
  }
  return best ?? { ball: balls[0]!, chance: 0.5 }
}
