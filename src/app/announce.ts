import type { Translator } from '../i18n/index.ts'
import type { MatchState, RulesetId, ShotDemand } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { describeRuling, type RuledShot } from '../ui/index.ts'

/** "6.3. No rail after contact. ... Lindqvist comes to the table", for a screen reader. */
export function announceRuling(t: Translator, shot: RuledShot, ruleset: RulesetId): string {
  const { spoken } = describeRuling(t, shot, ruleset)
  const inHand = shot.ruling.cueBall.startsWith('in-hand')
  return inHand ? `${spoken} ${t.text('say.in-hand')}` : spoken
}

/** Who is at the table, ball in hand, and that he is on two fouls: it is said before the shot [6.14]. */
export function announceTurn(
  t: Translator,
  seat: Seat,
  demand: ShotDemand | null,
  match: MatchState,
): string {
  const said = [t.text('say.turn', { seat })]
  if (demand?.cueBallArea) said.push(t.text('say.in-hand'))
  if (match.warned[seat] && match.foulCount[seat] === 2)
    said.push(t.text(match.terms.ruleset === 'straight-pool' ? 'takeCue.warned.points' : 'takeCue.warned'))
  return said.join(' ')
}
