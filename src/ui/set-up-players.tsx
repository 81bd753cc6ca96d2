import type { Seat } from '../shot/index.ts'
import { RuledText } from './detail.tsx'
import { PLAYER_COLOURS } from './model/match-wishes.ts'
import { playerName, ruleBehind, type SetUpPart } from './set-up-part.ts'

const NO_WHEELCHAIR = { A: false, B: false } as const
const FIRST_COLOURS = { A: PLAYER_COLOURS[0], B: PLAYER_COLOURS[1] } as const

/** The colour by which the page names a player, and the wheelchair rules for a seat. */
export function PlayerDetails(props: SetUpPart) {
  const { t } = props
  return (
    <>
      {(['A', 'B'] as const).map((seat) => (
        <div key={seat} class="rule-option">
          <Colours {...props} seat={seat} />
          <Wheelchair {...props} seat={seat} />
        </div>
      ))}
      <p class="small quiet">
        <RuledText {...ruleBehind(props, '7.1')} about={t.text('setUp.wheelchair.about')} />
      </p>
    </>
  )
}

function Colours(props: SetUpPart & { seat: Seat }) {
  const { t, wishes, seat } = props
  const colours = wishes.colours ?? FIRST_COLOURS
  return (
    <fieldset class="segments colours">
      <legend class="quiet small">{t.text('setUp.colour', { name: playerName(props, seat) })}</legend>
      {PLAYER_COLOURS.map((colour, index) => (
        <label key={colour} class={colour === colours[seat] ? 'on' : ''}>
          <input
            type="radio"
            name={`colour-${seat}`}
            value={colour}
            checked={colour === colours[seat]}
            aria-label={t.text('setUp.colour.number', { number: index + 1 })}
            onChange={() => props.change({ colours: { ...colours, [seat]: colour } })}
          />
          <span class="swatch" style={{ background: colour }} />
        </label>
      ))}
    </fieldset>
  )
}

function Wheelchair(props: SetUpPart & { seat: Seat }) {
  const { t, wishes, seat } = props
  const wheelchair = wishes.wheelchair ?? NO_WHEELCHAIR
  return (
    <label class="check">
      <input
        type="checkbox"
        name={`wheelchair-${seat}`}
        checked={wheelchair[seat]}
        onChange={(event) =>
          props.change({ wheelchair: { ...wheelchair, [seat]: event.currentTarget.checked } })
        }
      />
      <span>{t.text('setUp.wheelchair', { name: playerName(props, seat) })}</span>
    </label>
  )
}
