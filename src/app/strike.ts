import { batch } from '@preact/signals'
import { type GameCommand, play } from '../game/index.ts'
import { playbackOf } from './shot-playback.ts'
import type { TableSignals } from './table-signals.ts'

/**
 * Plays a stroke: it is ruled at once, and shown from its first contact on. A refused one is told and changes
 * nothing. `say` = what is said aloud while the balls roll; `live` = the stick was seen to come, the picture begins at the
 * contact.
 */
export function strike(
  signals: TableSignals,
  command: Extract<GameCommand, { kind: 'stroke' | 'lag' }>,
  say: string,
  live: boolean,
): boolean {
  const step = play(signals.game.value, command)
  if (!step.ok) {
    signals.refusal.value = step.error.code
    return false
  }
  batch(() => {
    signals.refusal.value = null
    signals.game.value = step.value
    signals.pull.value = null
    signals.gone.value = new Set()
    signals.ruled.value = null
    signals.between.value = null
    signals.announcement.value = say
    signals.playback.value = playbackOf(step.value, live)
  })
  return true
}
