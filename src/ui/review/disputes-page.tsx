import type { Translator } from '../../i18n/index.ts'
import type { RulesetId, Ruling } from '../../rules/index.ts'
import { HelpButton } from '../help-button.tsx'
import { Icon } from '../icon.tsx'
import { FileButton } from './file-button.tsx'

/** A dispute of the library as the list shows it. */
export interface DisputeCard {
  readonly id: string
  readonly ruleset: RulesetId
  readonly fouls: Ruling['fouls']
}

/** What can be put on the desk: the library, the running match, a file, an empty table. */
export function DisputesPage(props: {
  t: Translator
  disputes: readonly DisputeCard[]
  /** There is a match with a shot to look at. */
  running: boolean
  hrefOf: (rest: string) => string
  onHome: () => void
  onFile: (file: File) => void
}) {
  const { t, hrefOf } = props
  return (
    <main class="disputes-page">
      <header>
        <button type="button" class="bare" aria-label={t.text('review.list.home')} onClick={props.onHome}>
          <Icon name="left" />
        </button>
        <h1>{t.text('review.list.title')}</h1>
        <HelpButton t={t} page="disputes" />
      </header>
      <p class="quiet">{t.text('review.list.about')}</p>
      <div class="disputes-ways">
        {props.running ? <a href={hrefOf('now')}>{t.text('review.list.running')}</a> : null}
        <a href={hrefOf('editor')}>{t.text('review.list.editor')}</a>
        <FileButton t={t} onFile={props.onFile} />
      </div>
      <ul class="disputes-list">
        {props.disputes.map((dispute) => (
          <li key={dispute.id}>
            <a class="panel" href={hrefOf(`dispute/${dispute.id}`)}>
              <b>{textOf(t, `dispute.${dispute.id}.title`, dispute.id)}</b>
              <span class="small">{textOf(t, `dispute.${dispute.id}.question`, '')}</span>
              <span class="small quiet">
                {t.text(`ruleset.${dispute.ruleset}`)} {t.text(`ruleset.${dispute.ruleset}.book`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

function textOf(t: Translator, key: string, otherwise: string): string {
  return t.has(key) ? t.text(key) : otherwise
}
