import { useEffect, useState } from 'preact/hooks'
import '../../ui/lesson/index.css'
import { LessonCard, TablePage } from '../../ui/index.ts'
import type { LazyPageProps } from '../lazy-pages.ts'
import { TableStage } from '../table-stage.tsx'
import { followInput } from './input-hand.ts'
import { LessonSession } from './lesson-session.ts'

/** `#/lesson`: the first minute at the table. */
export function Page({ state }: LazyPageProps) {
  const [lesson, setLesson] = useState<LessonSession | null>(null)
  useEffect(() => {
    const { input, stop } = followInput()
    const { hand } = state
    const made = new LessonSession({
      language: state.language,
      input,
      get strokeBy() {
        return hand.strokeBy.value
      },
      settled: (shot) => {
        if (shot?.result.paths) state.orientations.keep(shot.result.paths)
        else state.orientations.rack()
      },
      closed: (how) => state.endLesson(how),
    })
    setLesson(made)
    return () => {
      stop()
      made.dispose()
    }
  }, [state])
  return lesson ? <Lesson state={state} lesson={lesson} /> : null
}

function Lesson({ state, lesson }: { state: LazyPageProps['state']; lesson: LessonSession }) {
  const table = lesson.table.value
  return (
    <TablePage model={table.model} actions={table} sound={state.sound} hand={state.hand} look={state.look}>
      <TableStage
        session={table}
        orientations={state.orientations}
        picture={state.picture}
        sound={state.sound}
        onFault={(found) => state.fail(found.code, found.message)}
        onView={(view) => {
          state.view = view
        }}
      />
      <LessonCard model={lesson} actions={lesson} />
    </TablePage>
  )
}
