import { type CueContact, tipContacts } from '../../review/index.ts'
import type { ReviewActions, ReviewModel } from './model/review-model.ts'

/** The contacts of the cue that belong to a chosen event; none when it is about something else. */
export function strikeContacts({ reviewed, chosen }: Pick<ReviewModel, 'reviewed' | 'chosen'>) {
  const { events } = reviewed.value.shot.result
  const kind = events[chosen.value]?.kind
  return kind === 'tip' || kind === 'stick' ? tipContacts(events) : []
}

/** Every contact of the cue in order, in microseconds: what a double hit or a push is seen by. */
export function StrikeReadout({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const contacts = strikeContacts(model)
  const t = model.t.value
  if (contacts.length === 0) return null
  return (
    <ol class="review-strike small" aria-label={t.text('review.strike')} data-testid="strike">
      {contacts.map((contact, index) => (
        <li key={contact.event}>
          <button
            type="button"
            class="bare"
            aria-current={contact.event === model.chosen.value ? 'step' : undefined}
            onClick={() => actions.choose(contact.event)}
          >
            <b class="review-order number">{index + 1}</b>
            <span>{contactText(model, contact)}</span>
            <span class="number">{microseconds(model, contact.t)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function contactText(model: ReviewModel, contact: CueContact): string {
  const t = model.t.value
  const { events } = model.reviewed.value.shot.result
  const { part, ball, duration, since, during } = contact
  const met = during.flatMap((index) => {
    const event = events[index]
    return event?.kind === 'ball-ball' ? [event.b] : []
  })
  const told = [
    t.text('review.strike.part', { part, ball: [ball] }),
    duration > 0 ? t.text('review.strike.lasting', { time: microseconds(model, duration) }) : '',
    since === null ? '' : sinceText(model, since),
    met.length > 0 ? t.text('review.strike.during', { balls: met }) : '',
    contact.miscue ? t.text('review.strike.miscue') : '',
  ]
  return told.filter((each) => each !== '').join(', ')
}

function sinceText(model: ReviewModel, since: number): string {
  const t = model.t.value
  if (since < 0) return t.text('review.strike.still')
  return t.text('review.strike.after', { time: microseconds(model, since) })
}

function microseconds({ t }: ReviewModel, seconds: number): string {
  return t.value.text('review.microseconds', { value: t.value.number(seconds * 1e6, 0) })
}
