import type { ClauseId } from '../../i18n/index.ts'
import type { ReaderPart } from './clause-article.tsx'
import { type Chapter, clauseNumber } from './model/rule-book.ts'

/** Every clause by number and title, in its chapter. */
export function RulesContents(
  props: ReaderPart & { chapters: readonly Chapter[]; asked: ClauseId | null; applied: readonly ClauseId[] },
) {
  const { t, text, book, asked } = props
  return (
    <nav class="rules-contents" aria-label={t.text('rules.contents')}>
      {props.chapters.map(({ name, clauses }) => (
        <section key={name}>
          <h2 class="small quiet">{t.text(`rules.chapter.${name}`)}</h2>
          <ul>
            {clauses.map((id) => (
              <li key={id} class={props.applied.includes(id) ? 'applied' : ''}>
                <a
                  href={props.hrefOf(id)}
                  aria-current={id === asked ? 'location' : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    props.follow(id)
                  }}
                >
                  <span class="number">{clauseNumber(book, id)}</span>
                  <span>{text[id].title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
