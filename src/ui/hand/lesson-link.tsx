import type { Translator } from '../../i18n/index.ts'

/** The way to the first lesson; nothing until its sentence is there. */
export function LessonLink(props: { t: Translator }) {
  if (!props.t.has('hand.lesson')) return null
  return (
    <button
      type="button"
      class="row-button"
      data-entry="lesson"
      onClick={() => {
        location.hash = '#/lesson'
      }}
    >
      {props.t.text('hand.lesson')}
    </button>
  )
}
