import type { Protest } from '../game/index.ts'
import type { Translator } from '../i18n/index.ts'
import type { Seat } from '../shot/index.ts'

/** Protests with their answers and the reasons in the words of the referee. */
export function ProtestLines(props: {
  t: Translator
  protests: readonly Protest[]
  /** Of a whole match: with the shot that each is about. */
  shots?: boolean
  /** Absent = as the sentences of the page name the seats. */
  nameOf?: (seat: Seat) => string
}) {
  const { t, protests, shots = false } = props
  const nameOf = props.nameOf ?? ((seat) => t.text('protest.seat', { seat }))
  if (protests.length === 0) return null
  return (
    <ul class="protests">
      {protests.map((protest, index) => (
        <li key={index}>
          {shots ? <b>{t.text('protest.shot', { number: protest.shot })} </b> : null}
          {protestText(t, protest, nameOf)}
          {protest.reason ? (
            <q class="protest-said" dir="auto">
              {protest.reason}
            </q>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function protestText(t: Translator, { by, rule, answer }: Protest, nameOf: (seat: Seat) => string): string {
  if (by === undefined) return t.text('protest.said.own', { rule })
  return t.text('protest.said', { who: nameOf(by), rule, answer })
}
