import { type Signal, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import '../../ui/matches/index.css'
import { type Game, openInSteps, protestsOf } from '../../game/index.ts'
import { type MatchRecord, verifyInSteps } from '../../record/index.ts'
import { type MatchNote, MatchPreviewView, type PreviewActions, type PreviewedMatch } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { summaryOf } from '../kept-summary.ts'
import type { LazyPageProps } from '../lazy-pages.ts'
import { readMatchLink } from '../match-link.ts'
import { SET_UP } from '../route.ts'
import { inSlices } from './in-slices.ts'

/** A match that came by a link, as far as it is read. */
interface Linked {
  readonly match: Signal<PreviewedMatch>
  readonly note: Signal<MatchNote | undefined>
  record: MatchRecord | null
  game: Game | null
  /** Its name in the list, once a copy is kept. */
  kept: string | null
}

/** `#/match/<match>`: what a link holds, before anything is done with it. */
export function Page({ state, rest }: LazyPageProps) {
  const linked = useMemo(
    (): Linked => ({
      match: signal({ kind: 'reading' }),
      note: signal(undefined),
      record: null,
      game: null,
      kept: null,
    }),
    [rest],
  )
  useEffect(() => {
    const off = new AbortController()
    void readLinked(linked, rest, off.signal)
    return () => off.abort()
  }, [linked, rest])
  return (
    <MatchPreviewView
      t={state.t.value}
      match={linked.match.value}
      note={linked.note.value}
      actions={actionsOf(state, linked)}
      onLocale={(locale) => void state.setLocale(locale)}
    />
  )
}

async function readLinked(linked: Linked, part: string, off: AbortSignal): Promise<void> {
  const record = await readMatchLink(part)
  if (!record.ok) {
    linked.match.value = { kind: 'bad', trouble: record.error }
    return
  }
  const game = await inSlices(openInSteps(record.value), undefined, off)
  if (game === null) return
  if (!game.ok) {
    linked.match.value = { kind: 'bad', trouble: game.error }
    return
  }
  linked.record = record.value
  linked.game = game.value
  linked.match.value = {
    kind: 'match',
    facts: summaryOf('', game.value, 0),
    shots: game.value.match.shots,
    protests: protestsOf(game.value.entries),
  }
}

function actionsOf(state: AppState, linked: Linked): PreviewActions {
  return {
    playOn: () => void playOn(state, linked),
    watch: () => state.goTo({ page: 'review', rest: `match/${keptOf(state, linked)}/1` }),
    verify: () => void verify(linked),
    allMatches: () => state.goTo({ page: 'matches', rest: '' }),
    newMatch: () => state.goTo(SET_UP),
  }
}

/** On a copy: whatever is played then is one's own, and the link stays what it was. */
async function playOn(state: AppState, linked: Linked): Promise<void> {
  const { game, note } = linked
  const id = keptOf(state, linked)
  if (game === null) return
  if (game.match.phase === 'match-over') return state.goTo({ page: 'matches', rest: '' })
  const trouble = await state.openKept(id)
  if (trouble !== null) note.value = { kind: 'trouble', trouble }
}

/** However often it is asked for, one copy. */
function keptOf(state: AppState, linked: Linked): string {
  if (linked.game !== null) linked.kept ??= state.keepCopy(linked.game)
  return linked.kept ?? ''
}

async function verify({ record, note }: Linked): Promise<void> {
  if (record === null) return
  const total = record.entries.length
  const verified = await inSlices(verifyInSteps(record), (done) => {
    note.value = { kind: 'verifying', done, total }
  })
  if (verified === null) return
  if (!verified.ok) note.value = { kind: 'trouble', trouble: verified.error }
  else if (verified.value.ok) note.value = { kind: 'verified', shots: verified.value.shots }
  else note.value = { kind: 'differs', ...verified.value }
}
