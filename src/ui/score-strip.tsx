import type { MessageKey } from '../i18n/index.ts'
import type { RulesetId } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { BallChip } from './ball-chip.tsx'
import { Icon } from './icon.tsx'
import { MatchTitle } from './match-title.tsx'
import type { TableModel } from './model/table-model.ts'
import { ShotClock } from './shot-clock.tsx'

/** Who plays whom, for what, how it stands and what is left on the table. */
export function ScoreStrip(props: { model: TableModel; onMenu: () => void }) {
  const t = props.model.t.value
  return (
    <header class="strip" data-inset="top">
      <MatchTitle model={props.model} />
      <div class="score">
        <Side model={props.model} seat="A" />
        <Racks model={props.model} />
        <Side model={props.model} seat="B" />
      </div>
      <div class="strip-end">
        <OnTable model={props.model} />
        <ShotClock model={props.model} />
        <button
          type="button"
          class="bare menu-button"
          onClick={props.onMenu}
          aria-label={t.text('menu.open')}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}

function Side(props: { model: TableModel; seat: Seat }) {
  const { model, seat } = props
  const active = seatAtWork(model) === seat
  const { name, colour } = model.setup.players[seat]
  return (
    <div
      class={`side side-${seat} ${active ? 'active' : ''}`}
      style={colour ? { '--seat': colour } : {}}
      aria-current={active ? 'true' : undefined}
    >
      <span class="seat" aria-hidden="true">
        {seat}
      </span>
      <span class="side-text">
        <span class="side-name">{name}</span>
        <UnderName model={model} seat={seat} />
      </span>
    </div>
  )
}

/** Games in which three consecutive fouls are punished [6.14]. */
const THREE_FOULS: readonly RulesetId[] = ['nine-ball', 'ten-ball-wpa', 'ten-ball-pl', 'straight-pool']

/** Fouls in a row where they count; the group in eight-ball; games won in Siberian Ten. */
function UnderName(props: { model: TableModel; seat: Seat }) {
  const { model, seat } = props
  const t = model.t.value
  const { foulCount, groups, terms, racks } = model.match.value
  if (THREE_FOULS.includes(terms.ruleset)) {
    const count = foulCount[seat]
    return <FoulPips count={count} label={t.text('score.fouls', { count })} />
  }
  if (terms.ruleset === 'eight-ball')
    return <span class="group">{t.text(`groups.${groups?.[seat] ?? 'open'}`)}</span>
  return <span class="group">{t.text('score.games', { count: racks[seat] })}</span>
}

/** Three rings, filled one by one: the third consecutive foul costs the rack (6.14). */
function FoulPips(props: { count: number; label: string }) {
  return (
    <span class="pips" role="img" aria-label={props.label} title={props.label}>
      {[1, 2, 3].map((n) => (
        <i key={n} class={n <= props.count ? 'on' : ''} />
      ))}
    </span>
  )
}

/** Racks won; in 14.1 the points, in Siberian Ten the balls of the running game. */
function Racks(props: { model: TableModel }) {
  const { racks, score, terms } = props.model.match.value
  const t = props.model.t.value
  const seat = seatAtWork(props.model)
  const word = SCORE_WORD[terms.ruleset] ?? 'score.racks'
  const shown = word === 'score.racks' ? racks : score
  return (
    <div class="racks number" role="img" aria-label={t.text(word, { a: shown.A, b: shown.B })}>
      <span class={seat === 'A' ? 'active' : ''}>{shown.A}</span>
      <i>:</i>
      <span class={seat === 'B' ? 'active' : ''}>{shown.B}</span>
    </div>
  )
}

const SCORE_WORD: Partial<Record<RulesetId, MessageKey>> = {
  'straight-pool': 'score.points',
  'siberian-ten': 'score.balls',
}

/** More balls than this are drawn smaller. */
const ROOMY = 10

function OnTable(props: { model: TableModel }) {
  const t = props.model.t.value
  const balls = props.model.onTable.value
  if (balls.length === 0) return null
  const first = props.model.demand.value?.legalFirst
  const lowest = first?.length === 1 ? first[0] : undefined
  return (
    <div class="on-table" role="img" aria-label={t.text('score.onTable.spoken', { balls })}>
      <span class="quiet">{t.text('score.onTable')}</span>
      <span class={`chips ${balls.length > ROOMY ? 'many' : ''}`}>
        {balls.map((ball) => (
          <BallChip key={ball} ball={ball} size={ball === lowest ? 'large' : 'small'} />
        ))}
      </span>
    </div>
  )
}

/** Whose turn it is to do something: to shoot, or to decide. */
export function seatAtWork(model: TableModel): Seat | null {
  const task = model.task.value
  switch (task.kind) {
    case 'choice':
    case 'pick-ball':
    case 'breaker-choice':
      return task.by
    case 'rack-over':
    case 'match-over':
      return task.winner
    case 'waiting':
      return null
    default:
      return task.seat
  }
}
