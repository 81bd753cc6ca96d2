import type { Translator } from '../i18n/index.ts'
import type { RulesetId, ShotDemand } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { describeRuling, type RuledShot } from '../ui/index.ts'

/** "6.3. No rail after contact. ... Lindqvist comes to the table", for a screen reader. */
export function announceRuling(t: Translator, shot: RuledShot, ruleset: RulesetId): string {
  const { spoken } = describeRuling(t, shot, ruleset)
  const inHand = shot.ruling.cueBall.startsWith('in-hand')
  return inHand ? `${spoken} ${t.text('say.in-hand')}` : spoken
}

export function announceTurn(t: Translator, seat: Seat, demand: ShotDemand | null): string {
  const turn = t.text('say.turn', { seat })
  return demand?.cueBallArea ? `${turn} ${t.text('say.in-hand')}` : turn
}
