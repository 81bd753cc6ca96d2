import type { Translator } from '../../i18n/index.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import type { MatchNote } from './matches-model.ts'
import { troubleCode, troubleText } from './trouble-text.ts'

/** What became of the last thing that was asked of a match; said aloud when it is known. */
export function MatchNoteLine(props: { t: Translator; note: MatchNote | undefined }) {
  return (
    <div class="match-note" role="status">
      {props.note ? <Note t={props.t} note={props.note} /> : null}
    </div>
  )
}

function Note(props: { t: Translator; note: MatchNote }) {
  const { t, note } = props
  switch (note.kind) {
    case 'verifying': {
      const label = t.text('matches.verifying', { done: note.done, total: note.total })
      return <Working label={label} done={note.done} total={note.total} />
    }
    case 'verified':
      return <Verdict tone="legal" text={t.text('matches.verified', { count: note.shots })} />
    case 'differs': {
      const { shot, what } = note
      const text = t.text('matches.differs', { shot, what, ball: note.ball ?? 'cue' })
      return <Verdict tone="foul" text={text} />
    }
    case 'trouble':
      return (
        <>
          <Verdict tone="foul" text={troubleText(t, note.trouble)} />
          <p class="small quiet detail">{troubleCode(t, note.trouble)}</p>
        </>
      )
    case 'saved':
      return <p class="small">{t.text('matches.saved', { file: note.file })}</p>
    case 'link-copied':
      return <p class="small">{t.text('matches.link.copied')}</p>
    case 'link':
      return (
        <p class="small detail">
          {t.text('matches.link.here')} <a href={note.link}>{note.link}</a>
        </p>
      )
    case 'link-too-long':
      return <p class="small">{t.text('matches.link.tooLong', { count: note.most })}</p>
  }
}

function Verdict(props: { tone: 'legal' | 'foul'; text: string }) {
  return (
    <p class="small verdict-line">
      <VerdictMark tone={props.tone} />
      <span>{props.text}</span>
    </p>
  )
}

/** The bar tells the eye and the screen reader alike; the words beside it are for the eye. */
export function Working(props: { label: string; done: number; total: number }) {
  return (
    <div class="working">
      <progress max={Math.max(1, props.total)} value={props.done} aria-label={props.label} />
      <p class="small quiet number" aria-hidden="true">
        {props.label}
      </p>
    </div>
  )
}
