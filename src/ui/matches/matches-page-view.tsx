import { useEffect, useRef, useState } from 'preact/hooks'
import type { LocaleId, Translator } from '../../i18n/index.ts'
import { HelpButton } from '../help-button.tsx'
import { LanguageButtons } from '../language-buttons.tsx'
import { Sheet } from '../sheet.tsx'
import { MatchCard } from './match-card.tsx'
import { Working } from './match-note.tsx'
import { matchName } from './match-text.ts'
import type { ImportNote, MatchesActions, MatchesModel, MatchOnList } from './matches-model.ts'
import { troubleCode, troubleText } from './trouble-text.ts'
import { useFileDrop } from './use-file-drop.ts'

/** All kept matches, newest first; files are opened by a button or dropped anywhere. */
export function MatchesPageView(props: {
  t: Translator
  model: MatchesModel
  actions: MatchesActions
  onLocale: (locale: LocaleId) => void
}) {
  const { t, model, actions } = props
  const [leaving, setLeaving] = useState<MatchOnList | null>(null)
  const over = useFileDrop((file) => actions.importFile(file))
  return (
    <main class="matches-page">
      <Head t={t} actions={actions} />
      {model.forgetful ? (
        <p class="panel notice" role="alert">
          {t.text('matches.forgetful')}
        </p>
      ) : null}
      <Importing t={t} note={model.importing} />
      <List {...props} onForget={setLeaving} />
      <div class="page-foot">
        <LanguageButtons t={t} onLocale={props.onLocale} />
        <HelpButton t={t} page="matches" />
      </div>
      {leaving ? (
        <ForgetQuestion
          t={t}
          match={leaving}
          onClose={() => setLeaving(null)}
          onForget={() => actions.forget(leaving.id)}
        />
      ) : null}
      {over ? (
        <p class="drop-here" aria-hidden="true">
          {t.text('matches.drop')}
        </p>
      ) : null}
    </main>
  )
}

function Head(props: { t: Translator; actions: MatchesActions }) {
  const { t, actions } = props
  return (
    <header>
      <h1>{t.text('matches.title')}</h1>
      <div class="matches-actions">
        <FileButton t={t} onFile={(file) => actions.importFile(file)} />
        <button type="button" class="row-button" onClick={() => actions.newMatch()}>
          {t.text('matches.new')}
        </button>
      </div>
    </header>
  )
}

function List(props: {
  t: Translator
  model: MatchesModel
  actions: MatchesActions
  onForget: (match: MatchOnList) => void
}) {
  const { t, model, actions } = props
  if (model.trouble) {
    return (
      <p class="panel notice" role="alert">
        {troubleText(t, model.trouble)}{' '}
        <span class="small quiet detail">{troubleCode(t, model.trouble)}</span>
      </p>
    )
  }
  if (model.list === null) {
    return (
      <p class="quiet" role="status" aria-busy="true">
        {t.text('matches.loading')}
      </p>
    )
  }
  if (model.list.length === 0) {
    return (
      <section class="panel matches-empty">
        <h2>{t.text('matches.empty')}</h2>
        <p class="quiet">{t.text('matches.empty.how')}</p>
      </section>
    )
  }
  return (
    <ul class="match-list">
      {model.list.map((match) => (
        <MatchCard
          key={match.id}
          t={t}
          match={match}
          note={model.notes[match.id]}
          actions={actions}
          onForget={() => props.onForget(match)}
        />
      ))}
    </ul>
  )
}

function FileButton(props: { t: Translator; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" class="row-button" onClick={() => input.current?.click()}>
        {props.t.text('matches.import')}
      </button>
      <input
        ref={input}
        type="file"
        class="unseen"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) props.onFile(file)
        }}
      />
    </>
  )
}

function Importing(props: { t: Translator; note: ImportNote | null }) {
  const { t, note } = props
  return (
    <div class="importing" role="status">
      {note?.kind === 'importing' ? (
        <Working
          label={t.text('matches.importing', { file: note.file, done: note.done, total: note.total })}
          done={note.done}
          total={note.total}
        />
      ) : null}
      {note?.kind === 'imported' ? <p>{t.text('matches.imported', { file: note.file })}</p> : null}
      {note?.kind === 'refused' ? (
        <div class="panel notice">
          <p>
            {t.text('matches.notImported', { file: note.file })} {troubleText(t, note.trouble)}
          </p>
          <p class="small quiet detail">{troubleCode(t, note.trouble)}</p>
        </div>
      ) : null}
    </div>
  )
}

/** Asks once more: a record that is deleted is gone. */
function ForgetQuestion(props: {
  t: Translator
  match: MatchOnList
  onClose: () => void
  onForget: () => void
}) {
  const { t } = props
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <Sheet t={t} title={t.text('matches.delete.ask')} onClose={props.onClose}>
      <p class="quiet">{t.text('matches.delete.then', { match: matchName(t, props.match) })}</p>
      <div class="answers">
        <button
          type="button"
          class="row-button"
          onClick={() => {
            props.onClose()
            props.onForget()
          }}
        >
          {t.text('matches.delete.yes')}
        </button>
        <button ref={keep} type="button" class="row-button" onClick={props.onClose}>
          {t.text('matches.delete.no')}
        </button>
      </div>
    </Sheet>
  )
}
