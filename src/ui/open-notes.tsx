import { mayRemindStalemate } from '../rules/index.ts'
import type { TableActions, TableModel } from './model/table-model.ts'

/** What is open before the next stroke and concerns both: a warning, an offer, a window, a last word. */
export function OpenNotes(props: { model: TableModel; actions: TableActions; onDesk: () => void }) {
  const { model, actions } = props
  const t = model.t.value
  const match = model.match.value
  const gameBy = model.gameBy.value
  const offer = match.stalemateOffer
  if (model.task.value.kind === 'running') return null
  return (
    <>
      <TwoFouls model={model} />
      {offer ? (
        <p class="note open" role="status">
          {t.text('referee.stalemate.offered', { seat: offer })}
          <button type="button" class="link" onClick={props.onDesk}>
            {t.text('referee.open')}
          </button>
        </p>
      ) : null}
      {!offer && mayRemindStalemate(match) ? (
        <p class="note open" role="status">
          {t.text('referee.stalemate.remind')}
          <button type="button" class="link" onClick={props.onDesk}>
            {t.text('referee.open')}
          </button>
        </p>
      ) : null}
      {gameBy ? (
        <p class="note open" role="status">
          {t.text('game.title', { seat: gameBy })} <span class="quiet">{t.text('game.what')}</span>
          <button type="button" class="link" onClick={() => actions.declarations.declareGame()}>
            {t.text('game.do')}
          </button>
        </p>
      ) : null}
      {isWindowOpen(model) ? (
        <p class="note open" role="status">
          {t.text('referee.window')}
          <button type="button" class="link" onClick={props.onDesk}>
            {t.text('referee.window.do')}
          </button>
        </p>
      ) : null}
      {model.clock.value?.over && match.terms.options.foulCalling === 'players' ? (
        <p class="note refused" role="alert">
          {t.text('clock.over')}
        </p>
      ) : null}
    </>
  )
}

/** In `players` even a foul that the program sees counts only when it is called before the next stroke [6 intro]. */
function isWindowOpen({ match, setup, desk }: TableModel): boolean {
  const { phase } = match.value
  if (setup.terms.options.foulCalling !== 'players' || phase === 'match-over') return false
  return desk.value?.open?.number != null
}

/** On two fouls, whoever is at the table and however he came there: the third costs the rack [6.14]. */
function TwoFouls(props: { model: TableModel }) {
  const { model } = props
  const task = model.task.value
  const { warned, foulCount, terms } = model.match.value
  if (task.kind !== 'shoot' || !warned[task.seat] || foulCount[task.seat] !== 2) return null
  const t = model.t.value
  return (
    <p class="note refused" role="alert">
      {t.text(terms.ruleset === 'straight-pool' ? 'takeCue.warned.points' : 'takeCue.warned')}
    </p>
  )
}
