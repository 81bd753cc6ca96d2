import type { MessageKey, Translator } from '../../i18n/index.ts'
import type { MatchFacts, MatchOnList } from './matches-model.ts'

export function hasFacts(match: MatchOnList): match is MatchOnList & MatchFacts {
  return 'ruleset' in match
}

/** Racks won; in 14.1 points. */
export function standOf({ ruleset, racks, score }: Pick<MatchFacts, 'ruleset' | 'racks' | 'score'>) {
  return ruleset === 'straight-pool' ? score : racks
}

/** "Kowalska 3 : 2 Lindqvist". */
export function matchName(t: Translator, match: MatchOnList): string {
  if (!hasFacts(match)) return t.text('matches.unknown')
  const { A, B } = standOf(match)
  return `${match.names.A} ${A} : ${B} ${match.names.B}`
}

/** "Nine-ball · WPA · race to 7". */
export function termsText(
  t: Translator,
  { ruleset, raceTo }: Pick<MatchFacts, 'ruleset' | 'raceTo'>,
): string {
  const race = ruleset === 'straight-pool' ? 'score.pointsTo' : 'score.raceTo'
  return [
    t.text(`ruleset.${ruleset}` satisfies MessageKey),
    t.text(`ruleset.${ruleset}.book` satisfies MessageKey),
    t.text(race, { count: raceTo }),
  ].join(' · ')
}

export function statusText(t: Translator, match: MatchFacts): string {
  if (match.trouble) return t.text('matches.status.unreadable')
  if (!match.over) return t.text('matches.status.running')
  return match.winner === undefined
    ? t.text('matches.status.finished')
    : t.text('matches.status.over', { winner: match.names[match.winner] })
}

export function whenText(t: Translator, savedAt: number): string {
  if (savedAt === 0) return ''
  const when = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt)
  return t.text('matches.kept', { when })
}
