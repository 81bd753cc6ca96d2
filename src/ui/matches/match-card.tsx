import type { MessageKey, Translator } from '../../i18n/index.ts'
import { hasPushOut } from '../../training/index.ts'
import { MatchNoteLine } from './match-note.tsx'
import { hasFacts, matchName, standOf, statusText, termsText, whenText } from './match-text.ts'
import type { MatchesActions, MatchFacts, MatchNote, MatchOnList } from './matches-model.ts'
import { troubleCode, troubleText } from './trouble-text.ts'

/** One match of the list: how it stands, and what can be done with it. */
export function MatchCard(props: {
  t: Translator
  match: MatchOnList
  note: MatchNote | undefined
  actions: MatchesActions
  onForget: () => void
}) {
  const { t, match, actions } = props
  const known = hasFacts(match)
  const { id } = match
  const busy = props.note?.kind === 'verifying'
  const more: readonly (readonly [MessageKey, () => void])[] = known
    ? [
        ...(match.over ? [['matches.look', () => actions.goOn(id)] as const] : []),
        ...(match.over ? [] : [['matches.sheet', () => actions.showSheet(id)] as const]),
        ['matches.watch', () => actions.watch(id)],
        ...(hasPushOut(match.ruleset) ? [['matches.train', () => actions.train(id)] as const] : []),
        ...(busy ? [] : [['matches.verify', () => actions.verify(id)] as const]),
        ['matches.save', () => actions.save(id)],
        ['matches.link', () => actions.copyLink(id)],
      ]
    : [['matches.save', () => actions.save(id)]]
  const name = matchName(t, match)
  return (
    <li class="panel match-card">
      <article aria-label={name}>
        {known ? <Facts t={t} match={match} /> : <h2>{name}</h2>}
        {match.trouble ? (
          <p class="small warn">
            {troubleText(t, match.trouble)} <span class="quiet detail">{troubleCode(t, match.trouble)}</span>
          </p>
        ) : null}
        {known ? (
          <button
            type="button"
            class="primary match-main"
            onClick={() => (match.over ? actions.showSheet(id) : actions.goOn(id))}
          >
            {t.text(match.over ? 'matches.sheet' : 'matches.goOn')}
          </button>
        ) : null}
        <div class="match-more">
          {more.map(([label, act]) => (
            <button key={label} type="button" class="bar-button" onClick={act}>
              {t.text(label)}
            </button>
          ))}
          <button type="button" class="bar-button" onClick={props.onForget}>
            {t.text('matches.delete')}
          </button>
        </div>
        <MatchNoteLine t={t} note={props.note} />
      </article>
    </li>
  )
}

function Facts(props: { t: Translator; match: MatchOnList & MatchFacts }) {
  const { t, match } = props
  const { A, B } = standOf(match)
  return (
    <div class="match-facts">
      <h2>
        <span>{match.names.A}</span>{' '}
        <span class="number match-stand">
          {A} : {B}
        </span>{' '}
        <span>{match.names.B}</span>
      </h2>
      <p class="small quiet">{termsText(t, match)}</p>
      <p class="small quiet">
        <span class={match.over ? '' : 'match-running'}>{statusText(t, match)}</span>
        {match.savedAt > 0 ? ` · ${whenText(t, match.savedAt)}` : ''}
      </p>
    </div>
  )
}
