import type { Protest } from '../../game/index.ts'
import type { LocaleId, Translator } from '../../i18n/index.ts'
import { LanguageButtons } from '../language-buttons.tsx'
import { ProtestLines } from '../protest-lines.tsx'
import { MatchNoteLine } from './match-note.tsx'
import { standOf, statusText, termsText } from './match-text.ts'
import type { MatchFacts, MatchNote, MatchTrouble } from './matches-model.ts'
import { troubleCode, troubleText } from './trouble-text.ts'

/** What the link holds. */
export type PreviewedMatch =
  | { readonly kind: 'reading' }
  | { readonly kind: 'bad'; readonly trouble: MatchTrouble }
  | {
      readonly kind: 'match'
      readonly facts: MatchFacts
      readonly shots: number
      readonly protests: readonly Protest[]
    }

export interface PreviewActions {
  /** On a copy of one's own; a match that is over is only kept. */
  playOn(): void
  /** Shot by shot, from a copy. */
  watch(): void
  verify(): void
  allMatches(): void
  newMatch(): void
}

/** A match that came by a link, before anything is done with it. */
export function MatchPreviewView(props: {
  t: Translator
  match: PreviewedMatch
  note: MatchNote | undefined
  actions: PreviewActions
  onLocale: (locale: LocaleId) => void
}) {
  const { t, match, actions } = props
  return (
    <main class="matches-page match-preview">
      <header>
        <h1>{t.text('matches.preview')}</h1>
      </header>
      {match.kind === 'reading' ? (
        <p class="quiet" role="status" aria-busy="true">
          {t.text('matches.preview.reading')}
        </p>
      ) : null}
      {match.kind === 'bad' ? (
        <section class="panel notice" role="alert">
          <h2>{t.text('matches.preview.bad')}</h2>
          <p>{troubleText(t, match.trouble)}</p>
          <p class="small quiet detail">{troubleCode(t, match.trouble)}</p>
        </section>
      ) : null}
      {match.kind === 'match' ? (
        <Preview t={t} facts={match.facts} protests={match.protests} note={props.note} actions={actions} />
      ) : null}
      <div class="matches-actions">
        <button type="button" class="row-button" onClick={() => actions.allMatches()}>
          {t.text('matches.open')}
        </button>
        <button type="button" class="row-button" onClick={() => actions.newMatch()}>
          {t.text('matches.new')}
        </button>
      </div>
      <LanguageButtons t={t} onLocale={props.onLocale} />
    </main>
  )
}

function Preview(props: {
  t: Translator
  facts: MatchFacts
  protests: readonly Protest[]
  note: MatchNote | undefined
  actions: PreviewActions
}) {
  const { t, facts, actions } = props
  const { A, B } = standOf(facts)
  return (
    <section class="panel match-card">
      <div class="match-facts">
        <h2>
          {facts.names.A}{' '}
          <span class="number match-stand">
            {A} : {B}
          </span>{' '}
          {facts.names.B}
        </h2>
        <p class="small quiet">{termsText(t, facts)}</p>
        <p class="small quiet">{statusText(t, facts)}</p>
        <ProtestLines t={t} protests={props.protests} shots nameOf={(seat) => facts.names[seat]} />
      </div>
      <button type="button" class="primary match-main" onClick={() => actions.playOn()}>
        {t.text(facts.over ? 'matches.preview.keep' : 'matches.preview.copy')}
      </button>
      <div class="match-more">
        <button type="button" class="bar-button" onClick={() => actions.watch()}>
          {t.text('matches.watch')}
        </button>
        <button type="button" class="bar-button" onClick={() => actions.verify()}>
          {t.text('matches.verify')}
        </button>
      </div>
      <MatchNoteLine t={t} note={props.note} />
    </section>
  )
}
