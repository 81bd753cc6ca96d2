import type { Translator } from '../../i18n/index.ts'
import { describeEvent } from '../model/describe-event.ts'
import { describeRuling, evidenceParts } from '../model/describe-ruling.ts'
import { ProtestLines } from '../protest-lines.tsx'
import type { ReviewedShot } from './model/reviewed-shot.ts'
import { titleOf } from './model/title-of.ts'
import { verdictText } from './model/verdict-text.ts'
import { isOfProtest, protestsOfShot } from './protest-box.tsx'
import { TableDiagram } from './table-diagram.tsx'

/** More would not fit on the page beside the rest. */
const MOST_EVENTS = 24

/** One page of paper for the tournament director; on the screen it is not shown. */
export function ReviewReport(props: {
  t: Translator
  reviewed: ReviewedShot
  link: string | null
  printed: string
}) {
  const { t, reviewed, link } = props
  const { shot, task, review } = reviewed
  const evidence = shot.ruling.evidence.filter((item) => !isOfProtest(item))
  const headline = describeRuling(t, shot, task.rule.ruleset)
  return (
    <article class="review-report" aria-hidden="true">
      <header>
        <h1>{t.text('review.report.title')}</h1>
        <p>{[t.text('app.name'), ...subjectOf(t, reviewed), props.printed].join(' · ')}</p>
      </header>
      <TableDiagram t={t} reviewed={reviewed} />
      <section>
        <h2>
          {headline.rule} {headline.title.map(({ text }) => text).join('')}
        </h2>
        <ul class="report-evidence">
          {evidence.slice(0, 6).map((item, index) => (
            <li key={index}>
              <b>{item.clause}</b>{' '}
              {evidenceParts(t, shot, item)
                .map(({ text }) => text)
                .join('')}
              {item.tooClose ? ` ${t.text('review.too-close')}` : ''}
            </li>
          ))}
        </ul>
        <ProtestLines t={t} protests={protestsOfShot(reviewed)} />
      </section>
      <div class="report-columns">
        <Events t={t} reviewed={reviewed} />
        <section>
          <h3>{t.text('review.tab.rules')}</h3>
          <ul>
            {review.alsoUnder.slice(0, 9).map((other, index) => (
              <li key={index}>
                {t.text(`ruleset.${other.ruleset}`)} {t.text(`ruleset.${other.ruleset}.book`)}{' '}
                {other.options.edition ?? 2016}: {verdictText(t, other.ruling)}
              </li>
            ))}
          </ul>
          <h3>{t.text('review.report.stroke')}</h3>
          <p>
            {t.text('review.report.stroke.values', {
              speed: t.number(shot.stroke.speed, 3),
              direction: t.number(shot.stroke.directionDeg, 3),
              elevation: t.number(shot.stroke.elevationDeg, 1),
              side: t.number(shot.stroke.tip.side, 3),
              height: t.number(shot.stroke.tip.height, 3),
            })}
          </p>
        </section>
      </div>
      <footer>
        <p>{t.text('evidence.hash', { hash: shot.result.hash, count: shot.result.events.length })}</p>
        {link ? <p class="report-link">{link}</p> : null}
      </footer>
    </article>
  )
}

/** Game, and whose shot it was; in a match also which one. */
function subjectOf(t: Translator, reviewed: ReviewedShot): readonly string[] {
  const { ruleset } = reviewed.task.rule
  const book = t.text(`ruleset.${ruleset}.book`)
  if (reviewed.source.number !== null) return [book, titleOf(t, reviewed)]
  const shooter = t.text('review.report.shooter', { seat: reviewed.shot.shooter })
  return [`${t.text(`ruleset.${ruleset}`)} ${book}`, shooter]
}

function Events({ t, reviewed }: { t: Translator; reviewed: ReviewedShot }) {
  const { marks, shot } = reviewed
  const told = marks.filter(({ order }) => order !== null)
  const shown = told.length <= MOST_EVENTS ? told : told.filter((mark, i) => i < MOST_EVENTS || mark.deciding)
  return (
    <section>
      <h3>{t.text('review.events')}</h3>
      <ol>
        {shown.slice(0, MOST_EVENTS + 4).map((mark) => (
          <li key={mark.event} class={mark.deciding ? 'deciding' : ''}>
            <span>{mark.order}</span>
            <span>
              {describeEvent(t, shot.result.events[mark.event]!)
                .map(({ text }) => text)
                .join('')}
            </span>
            <span>{t.text('review.seconds', { value: t.number(mark.t, 5) })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
