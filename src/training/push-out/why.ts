import { type Mind, percent, type Sentence, worth } from '../../players/index.ts'
import { otherSeat } from '../../shot/index.ts'
import type { PushOutAnswer } from './answer.ts'
import { afterPush, matchAt, type PushOutPosition } from './position.ts'
import type { AnswerValue } from './take-or-hand-back.ts'

/** Why one choice is best, as a code and numbers for a sentence. */
export type Why =
  /** A good shot is on: nothing else is worth as much. */
  | { readonly code: 'open-shot'; readonly chance: number }
  /** The ball cannot be hit straight: a kick would be a gamble. */
  | { readonly code: 'hidden'; readonly shoot: number | null }
  /** The shot is too hard for this level. */
  | { readonly code: 'hard-shot'; readonly chance: number }
  /** The other plays better: leave him nothing that only he can make. */
  | { readonly code: 'stronger-opponent'; readonly taken: number }
  /** A push-out would leave an even choice; the safety leaves less. */
  | { readonly code: 'good-safety'; readonly safety: number }
  /** A shot and a safety are worth the same, a push-out clearly less. */
  | { readonly code: 'play-on'; readonly play: number; readonly push: number }
  /** The values are too close to call. */
  | { readonly code: 'even'; readonly difference: number }

const OPEN = 0.75
const CLOSE_CALL = 0.02

/** One reason for the best choice. */
export function whyBest(mind: Mind, position: PushOutPosition, answer: PushOutAnswer): Why {
  const { first, hidden } = mind.outlook.prospectsOf(matchAt(position))
  const { shoot, safety } = answer.values
  const push = answer.values['push-out']
  const sorted = [shoot, safety, push].map((value) => value?.value ?? 0).sort((a, b) => b - a)
  const difference = sorted[0]! - sorted[1]!
  if (answer.best === 'shoot' && first >= OPEN) return { code: 'open-shot', chance: first }
  const [play, pushed] = [Math.max(shoot?.value ?? 0, safety?.value ?? 0), push?.value ?? 0]
  // That a shot is as good as a safety is no answer to whether to push.
  if (difference < CLOSE_CALL && play - pushed >= CLOSE_CALL) return { code: 'play-on', play, push: pushed }
  if (difference < CLOSE_CALL) return { code: 'even', difference }
  if (answer.best === 'safety') return { code: 'good-safety', safety: safety?.value ?? 0 }
  if (answer.best === 'shoot') return { code: 'open-shot', chance: first }
  if (hidden) return { code: 'hidden', shoot: shoot?.value ?? null }
  if (push !== null && isOutclassed(mind, position, push.cue))
    return { code: 'stronger-opponent', taken: push.ifTaken }
  return { code: 'hard-shot', chance: first }
}

/** From where the push-out leaves it the other makes clearly more of the table than the pusher would. */
function isOutclassed(mind: Mind, position: PushOutPosition, cue: readonly [number, number]): boolean {
  const { shooter, levels } = position
  if (levels.A === levels.B) return false
  const balls = { ...position.balls, cue }
  const other = otherSeat(shooter)
  const his = afterPush(position, balls, other)
  const mine = afterPush(position, balls, shooter)
  return worth(mind.outlook, other, his) > worth(mind.outlook, shooter, mine) + CLOSE_CALL
}

/** One sentence why, for the page: its key in the catalogues and the values in it, chances in percent. */
export function sentenceOfWhy(why: Why): Sentence {
  const key = `players.best.${why.code}`
  switch (why.code) {
    case 'open-shot':
    case 'hard-shot':
      return { key, params: { chance: percent(why.chance) } }
    case 'hidden':
      return { key, params: {} }
    case 'stronger-opponent':
      return { key, params: { taken: percent(1 - why.taken) } }
    case 'good-safety':
      return { key, params: { safety: percent(why.safety) } }
    case 'play-on':
      return { key, params: { play: percent(why.play), push: percent(why.push) } }
    case 'even':
      return { key, params: { difference: percent(why.difference) } }
  }
}

/** One sentence about taking the shot after a push-out or handing it back. */
export function sentenceOfAnswer({ best, take, handBack }: AnswerValue): Sentence {
  const even = Math.abs(take.value - handBack.value) < CLOSE_CALL
  return {
    key: even ? 'players.answer.even' : `players.answer.${best}`,
    params: { take: percent(take.value), handBack: percent(handBack.value) },
  }
}
