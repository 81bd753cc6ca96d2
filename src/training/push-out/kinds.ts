import type { Candidate, IdeaKind } from '../../players/index.ts'

/** What can be done on the shot after the break. */
export const PUSH_OUT_CHOICES = ['shoot', 'safety', 'push-out'] as const
export type PushOutChoice = (typeof PUSH_OUT_CHOICES)[number]

const SHOTS: readonly IdeaKind[] = ['pot', 'bank', 'combination', 'carom', 'kick', 'jump', 'shot']

/** What a thought amounts to: everything that is played at the ball to make it, or to hit it at last, is shooting. */
export function choiceOf({ idea }: Candidate): PushOutChoice {
  if (idea.kind === 'push-out') return 'push-out'
  return SHOTS.includes(idea.kind) ? 'shoot' : 'safety'
}
