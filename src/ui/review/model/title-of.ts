import type { Translator } from '../../../i18n/index.ts'
import type { ReviewedShot } from './reviewed-shot.ts'

/** "Nine-ball · shot 14 · Kowalska at the table", or where a single shot comes from. */
export function titleOf(t: Translator, { source, shot, task }: ReviewedShot): string {
  const game = t.text(`ruleset.${task.rule.ruleset}`)
  if (source.number !== null)
    return t.text('review.title.shot', { game, number: source.number, seat: shot.shooter })
  return t.text('review.title.other', { game, kind: source.origin.kind })
}
