import { Detail } from './detail.tsx'
import { CLOCK_SECONDS } from './model/match-wishes.ts'
import { ruleBehind, type SetUpPart } from './set-up-part.ts'

/** The shot clock with its one extension a rack [6.15]. */
export function ClockDetails(props: SetUpPart) {
  const { t, wishes } = props
  return (
    <Detail
      legend={t.text('setUp.clock')}
      about={t.text('setUp.clock.about')}
      name="shot-clock"
      rule={ruleBehind(props, '6.15')}
      options={CLOCK_SECONDS.map((seconds) => [
        String(seconds),
        t.text('setUp.clock.seconds', { count: seconds }),
      ])}
      value={String(wishes.shotClock ?? 0)}
      onChange={(seconds) => props.change({ shotClock: Number(seconds) })}
    />
  )
}
