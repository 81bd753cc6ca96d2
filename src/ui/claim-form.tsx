import { useState } from 'preact/hooks'
import type { MessageKey } from '../i18n/index.ts'
import { otherSeat, type Seat } from '../shot/index.ts'
import { type DeskPart, foulName } from './desk-part.ts'
import type { ClaimOffer } from './model/desk-model.ts'
import { Segments } from './segments.tsx'

type Group = 'shot' | 'between' | 'byEvents'
const GROUPS: readonly Group[] = ['shot', 'between', 'byEvents']
type Intent = 'accidental' | 'intentional'

/** A foul called by the opponent or the referee: against whom, which rule, by accident or on purpose. */
export function ClaimForm(props: DeskPart) {
  const { model, actions, desk } = props
  const t = model.t.value
  const [against, setAgainst] = useState<Seat>(() => firstAgainst(props))
  const [by, setBy] = useState<'opponent' | 'referee'>('opponent')
  const [chosen, setChosen] = useState<string | null>(null)
  const [intent, setIntent] = useState<Intent>('accidental')
  const offers = desk.claims[against]
  const offer = offers.find((each) => nameOf(each) === chosen) ?? null
  const names = model.setup.players
  const call = (event: Event) => {
    event.preventDefault()
    if (!offer) return
    const claim = { rule: offer.rule, against, ...(offer.maybeIntentional ? { intent } : {}) }
    actions.desk.claim(by === 'referee' ? 'referee' : otherSeat(against), claim, offer.about)
    setChosen(null)
  }
  return (
    <form class="claim" onSubmit={call}>
      <h3>{t.text('referee.claim')}</h3>
      <Segments
        legend={t.text('referee.against')}
        name="claim-against"
        options={[
          ['A', names.A.name],
          ['B', names.B.name],
        ]}
        value={against}
        onChange={setAgainst}
      />
      <Segments
        legend={t.text('referee.by')}
        name="claim-by"
        options={[
          ['opponent', t.text('referee.by.opponent')],
          ['referee', t.text('referee.by.referee')],
        ]}
        value={by}
        onChange={setBy}
      />
      {offers.length === 0 ? (
        <p class="small quiet">{t.text('referee.claim.none', { seat: against })}</p>
      ) : null}
      {GROUPS.map((group) => (
        <Reasons key={group} {...props} group={group} offers={offers} chosen={chosen} onChoose={setChosen} />
      ))}
      {offer?.maybeIntentional ? (
        <Segments
          legend={t.text('referee.intent')}
          name="claim-intent"
          options={(['accidental', 'intentional'] as const).map((each) => [
            each,
            t.text(`referee.intent.${each}`),
          ])}
          value={intent}
          onChange={setIntent}
        />
      ) : null}
      {offer ? (
        <button type="submit" class="primary">
          {t.text('referee.claim.do')}
        </button>
      ) : null}
    </form>
  )
}

/** Most claims are about the last shot; otherwise about who is at the table. */
function firstAgainst({ desk, model }: DeskPart): Seat {
  const { match } = model
  const atTable = match.value.phase === 'aiming' || match.value.phase === 'break' ? match.value.shooter : 'A'
  return desk.open?.shooter ?? atTable
}

function nameOf({ rule, about }: ClaimOffer): string {
  return `${about} ${rule}`
}

function groupOf({ about, byEvents }: ClaimOffer): Group {
  return about === 'between' ? 'between' : byEvents ? 'byEvents' : 'shot'
}

const LEGENDS: Readonly<Record<Group, MessageKey>> = {
  shot: 'referee.reason.shot',
  between: 'referee.reason.between',
  byEvents: 'referee.reason.byEvents',
}

function Reasons(
  props: DeskPart & {
    group: Group
    offers: readonly ClaimOffer[]
    chosen: string | null
    onChoose: (name: string) => void
  },
) {
  const offers = props.offers.filter((offer) => groupOf(offer) === props.group)
  if (offers.length === 0) return null
  return (
    <fieldset class="reasons">
      <legend class="quiet small">{props.model.t.value.text(LEGENDS[props.group])}</legend>
      {offers.map((offer) => {
        const name = nameOf(offer)
        return (
          <label key={name} class={name === props.chosen ? 'on' : ''}>
            <input
              type="radio"
              name="claim-reason"
              value={name}
              checked={name === props.chosen}
              onChange={() => props.onChoose(name)}
            />
            <span class="number">{offer.rule}</span> {foulName(props.model, offer.rule)}
          </label>
        )
      })}
    </fieldset>
  )
}
