import type { Translator } from '../../i18n/index.ts'

/** The way to the first lesson; nothing until its sentence is there. */
export function LessonLink(props: { t: Translator }) {
  if (!props.t.has('hand.lesson')) return null
  return (
    <a class="row-button" data-entry="lesson" href="#/lesson">
      {props.t.text('hand.lesson')}
    </a>
  )
}
