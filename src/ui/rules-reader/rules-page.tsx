import '../styles/rules-reader.css'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ClauseId, LocaleId, MessageKey, RulesText, Translator } from '../../i18n/index.ts'
import { RULESETS, type RulesetId } from '../../rules/index.ts'
import { Icon } from '../icon.tsx'
import { LanguageButtons } from '../language-buttons.tsx'
import { Segments } from '../segments.tsx'
import { useNarrow } from '../use-narrow.ts'
import { ClauseArticle, type ReaderPart } from './clause-article.tsx'
import { findClauses } from './model/find-clauses.ts'
import { sameRule } from './model/rule-address.ts'
import { type Chapter, clauseIdOf, hasEditions, type RuleBook } from './model/rule-book.ts'
import { RulesContents } from './rules-contents.tsx'
import { RulesHelp } from './rules-help.tsx'
import { useReaderKeys } from './use-reader-keys.ts'

export interface RulesPageProps {
  readonly t: Translator
  readonly text: RulesText
  readonly book: RuleBook
  /** The clause that the address names, as it was written; null = the book from its beginning. */
  readonly rule: string | null
  /** What was applied to the last shot of the running match, when it is played by this book. */
  readonly applied: readonly string[]
  readonly hrefOf: (book: RuleBook, rule: string | null) => string
  /** Shows another place of the rules. */
  readonly onShow: (book: RuleBook, rule: string | null) => void
  readonly onBack: () => void
  readonly onLocale: (locale: LocaleId) => void
}

/** The rules of all games, to be read, searched and linked to. */
export function RulesPage(props: RulesPageProps) {
  const { t, text, book, rule } = props
  const [wanted, setWanted] = useState('')
  const [help, setHelp] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const asked = rule === null ? null : clauseIdOf(book.ruleset, rule)
  const chapters = useMemo(() => findClauses(text, book, wanted), [text, book.ruleset, book.edition, wanted])
  const applied = props.applied.flatMap((name) => clauseIdOf(book.ruleset, name) ?? [])
  useComeTo(asked, text, book)
  const follow = (id: ClauseId) => {
    setWanted('')
    props.onShow(book, id)
    // The same clause once more: the address does not change, the page does.
    if (id === asked) comeTo(id)
  }
  useReaderKeys({
    order: chapters.flatMap(({ clauses }) => clauses),
    asked,
    search,
    wanted,
    clear: () => setWanted(''),
    follow,
    back: props.onBack,
    help: () => setHelp(true),
  })
  const part: ReaderPart = { t, text, book, wanted, follow, hrefOf: (id) => props.hrefOf(book, id) }
  return (
    <main class="rules-page">
      <ReaderHead
        {...props}
        wanted={wanted}
        search={search}
        onWanted={setWanted}
        onHelp={() => setHelp(true)}
      />
      <Sides narrow={useNarrow()} title={t.text('rules.contents')} closed={`${book.ruleset} ${asked}`}>
        <RulesContents {...part} chapters={chapters} asked={asked} applied={applied} />
      </Sides>
      <div class="rules-text">
        <p class="small quiet">{t.text(book.edition === 2025 ? 'rules.about.2025' : 'rules.about')}</p>
        {rule !== null && asked === null ? (
          <p class="warn" role="status">
            {t.text('rules.unknown', { rule })}
          </p>
        ) : null}
        <p class="small quiet" role="status">
          {wanted.trim() === '' ? '' : t.text('rules.found', { count: countOf(chapters) })}
        </p>
        {chapters.map((chapter) => (
          <section key={chapter.name}>
            <h2>{t.text(`rules.chapter.${chapter.name}`)}</h2>
            {chapter.name === 'fouls' && book.ruleset === 'siberian-ten' ? (
              <p class="quiet">{t.text('rules.fouls.siberian')}</p>
            ) : null}
            {chapter.clauses.map((id) => (
              <ClauseArticle key={id} {...part} id={id} asked={id === asked} applied={applied.includes(id)} />
            ))}
          </section>
        ))}
        <LanguageButtons t={t} onLocale={props.onLocale} />
      </div>
      {help ? <RulesHelp t={t} onClose={() => setHelp(false)} /> : null}
    </main>
  )
}

function countOf(chapters: readonly Chapter[]): number {
  return chapters.reduce((count, { clauses }) => count + clauses.length, 0)
}

/** On a phone the contents are folded away, and fold again when a clause was chosen. */
function Sides(props: {
  narrow: boolean
  title: string
  closed: string
  children: preact.ComponentChildren
}) {
  const folded = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (folded.current) folded.current.open = false
  }, [props.closed])
  if (!props.narrow) return <>{props.children}</>
  return (
    <details ref={folded} class="details rules-folded">
      <summary>{props.title}</summary>
      {props.children}
    </details>
  )
}

function ReaderHead(
  props: RulesPageProps & {
    wanted: string
    search: preact.RefObject<HTMLInputElement | null>
    onWanted: (text: string) => void
    onHelp: () => void
  },
) {
  const { t, book, rule } = props
  return (
    <header class="rules-head">
      <div class="rules-title">
        <button type="button" class="bare" aria-label={t.text('rules.back')} onClick={props.onBack}>
          <Icon name="left" />
        </button>
        <h1>{t.text('rules.title')}</h1>
        <button type="button" class="bare" aria-label={t.text('help.open')} onClick={props.onHelp}>
          <Icon name="help" />
        </button>
      </div>
      <label class="field">
        <span class="quiet small">{t.text('rules.game')}</span>
        <select
          value={book.ruleset}
          onChange={(event) => {
            const ruleset = event.currentTarget.value as RulesetId
            props.onShow({ ruleset, edition: book.edition }, sameRule(ruleset, rule))
          }}
        >
          {RULESETS.map((id) => (
            <option key={id} value={id}>
              {t.text(`ruleset.${id}` satisfies MessageKey)} ·{' '}
              {t.text(`ruleset.${id}.book` satisfies MessageKey)}
            </option>
          ))}
        </select>
      </label>
      {hasEditions(book.ruleset) ? (
        <Segments
          legend={t.text('rules.edition')}
          name="edition"
          options={[
            ['2016', '2016'],
            ['2025', '2025'],
          ]}
          value={book.edition === 2025 ? '2025' : '2016'}
          onChange={(year) =>
            props.onShow({ ruleset: book.ruleset, edition: year === '2025' ? 2025 : 2016 }, rule)
          }
        />
      ) : null}
      <label class="field rules-search">
        <span class="quiet small">{t.text('rules.search')}</span>
        <input
          ref={props.search}
          type="search"
          value={props.wanted}
          onInput={(event) => props.onWanted(event.currentTarget.value)}
        />
      </label>
    </header>
  )
}

/** Brings the clause that is asked for into sight and gives it the focus, so that a screen reader reads on there. */
function useComeTo(asked: ClauseId | null, text: RulesText, { ruleset, edition }: RuleBook): void {
  useEffect(() => {
    if (asked !== null) comeTo(asked)
  }, [asked, text, ruleset, edition])
}

function comeTo(id: ClauseId): void {
  const article = document.getElementById(`rule-${id}`)
  article?.scrollIntoView({ block: 'start' })
  article?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
}
