import { Detail } from './detail.tsx'
import { MOST_HANDICAP } from './model/match-wishes.ts'
import { playerName, ruleBehind, type SetUpPart } from './set-up-part.ts'
import { Stepper } from './stepper.tsx'

/** Siberian Ten: one player gives the other a few balls ahead, and breaks. */
export function Handicap(props: SetUpPart) {
  const { t, wishes } = props
  const { handicap } = wishes
  return (
    <>
      <Detail
        legend={t.text('setUp.handicap')}
        about={t.text('setUp.handicap.about')}
        name="handicap"
        rule={ruleBehind(props, 'RU-handicap')}
        options={[
          ['none', t.text('setUp.handicap.none')],
          ['A', playerName(props, 'A')],
          ['B', playerName(props, 'B')],
        ]}
        value={handicap?.giver ?? 'none'}
        onChange={(giver) =>
          props.change({ handicap: giver === 'none' ? undefined : { giver, k: handicap?.k ?? 1 } })
        }
      />
      {handicap ? (
        <Stepper
          label={t.text('setUp.handicap.balls')}
          less={t.text('setUp.handicap.less')}
          more={t.text('setUp.handicap.more')}
          least={1}
          most={MOST_HANDICAP}
          step={1}
          value={handicap.k}
          onChange={(k) => props.change({ handicap: { ...handicap, k } })}
        />
      ) : null}
    </>
  )
}
