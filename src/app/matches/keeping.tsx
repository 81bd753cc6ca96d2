import { useState } from 'preact/hooks'
import '../../ui/matches/index.css'
import { recordOf } from '../../game/index.ts'
import { KeepingNote } from '../../ui/index.ts'
import { writeMatchFile } from '../match-file.ts'
import type { PartProps } from './lazy-part.tsx'
import { saveFile } from './save-file.ts'

/** Over the table while the match is not kept: what can be done about it. */
export function Part({ state, session }: PartProps) {
  const { keeper } = state
  const [put, setPut] = useState(false)
  const save = () => {
    const file = writeMatchFile(recordOf(session.game.value))
    saveFile(file.name, 'application/json', file.text)
  }
  if (put) return null
  return (
    <KeepingNote
      t={state.t.value}
      why={keeper.forgetful ? 'nothing' : 'failed'}
      onSave={save}
      onAgain={keeper.forgetful ? null : () => keeper.tryAgain()}
      onClose={() => setPut(true)}
    />
  )
}
