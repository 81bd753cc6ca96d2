import type { ClauseId, RulesText, Translator } from '../../i18n/index.ts'
import { paragraphsOf } from './model/find-clauses.ts'
import { clauseNumber, type RuleBook } from './model/rule-book.ts'
import { foundPieces, type TextPiece, textPieces } from './model/text-pieces.ts'

/** What every part of the reader knows: the open book and how its clauses are reached. */
export interface ReaderPart {
  readonly t: Translator
  readonly text: RulesText
  readonly book: RuleBook
  readonly wanted: string
  readonly hrefOf: (id: ClauseId) => string
  readonly follow: (id: ClauseId) => void
}

/** One clause; marked when it is the one that was asked for, or was applied to the last shot. */
export function ClauseArticle(props: ReaderPart & { id: ClauseId; asked: boolean; applied: boolean }) {
  const { t, text, book, id, wanted } = props
  const { title, edition2025 } = text[id]
  const late = book.edition === 2025 ? edition2025 : undefined
  return (
    <article
      id={`rule-${id}`}
      class={`clause ${props.asked ? 'asked' : ''} ${props.applied ? 'applied' : ''}`}
    >
      <h3 tabIndex={-1}>
        <span class="number clause-number">{clauseNumber(book, id)}</span>{' '}
        <Pieces {...props} pieces={foundPieces(title, wanted)} />
      </h3>
      {props.applied ? <p class="small clause-applied">{t.text('rules.applied')}</p> : null}
      {paragraphsOf(text, book, id).map((paragraph, index) => (
        <p key={index}>
          <Pieces {...props} pieces={textPieces(paragraph, book, wanted)} />
        </p>
      ))}
      {late === undefined ? null : (
        <p class="clause-late">
          <b class="small">{t.text('rules.since2025')}</b>{' '}
          <Pieces {...props} pieces={foundPieces(late, wanted)} />
        </p>
      )}
    </article>
  )
}

function Pieces(props: ReaderPart & { pieces: readonly TextPiece[] }) {
  return (
    <>
      {props.pieces.map((piece, index) => {
        switch (piece.kind) {
          case 'found':
            return <mark key={index}>{piece.text}</mark>
          case 'rule':
            return <ClauseLink key={index} {...props} id={piece.id} />
          default:
            return piece.text
        }
      })}
    </>
  )
}

/** Leads to another clause without a step in the history: the way back leads out of the rules. */
function ClauseLink(props: ReaderPart & { id: ClauseId }) {
  const { id, book, text } = props
  return (
    <a
      class="link number"
      href={props.hrefOf(id)}
      title={text[id].title}
      onClick={(event) => {
        event.preventDefault()
        props.follow(id)
      }}
    >
      {clauseNumber(book, id)}
    </a>
  )
}
