import { POSITION_TYPES } from '../../training/index.ts'
import { Sheet } from '../sheet.tsx'
import type { TrainerModel } from './model/trainer-model.ts'

/** Days that the drawing goes back. */
const DAYS = 30
const WIDTH = 320
const HEIGHT = 80

/** How somebody is doing: regret over time, and by type of position. */
export function ProgressSheet(props: { model: TrainerModel; onClose: () => void }) {
  const { model } = props
  const t = model.t.value
  const { all, byType } = model.progress.value
  return (
    <Sheet t={t} title={t.text('trainer.progress')} onClose={props.onClose}>
      {all.count === 0 ? (
        <p class="quiet">{t.text('trainer.progress.none')}</p>
      ) : (
        <>
          <p>{t.text('trainer.progress.all', { count: all.count, regret: t.number(all.meanRegret, 3) })}</p>
          <RegretByDay model={model} />
          <table class="progress-table">
            <thead>
              <tr>
                <th scope="col">{t.text('trainer.progress.type')}</th>
                <th scope="col">{t.text('trainer.progress.count')}</th>
                <th scope="col">{t.text('trainer.mean')}</th>
              </tr>
            </thead>
            <tbody>
              {POSITION_TYPES.map((type) => (
                <tr key={type}>
                  <th scope="row">{t.text(`players.type.${type}`)}</th>
                  <td class="number">{byType[type].count}</td>
                  <td class="number">
                    {byType[type].count === 0 ? '–' : t.number(byType[type].meanRegret, 3)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="quiet small">{t.text('trainer.progress.due', { count: model.due.value })}</p>
        </>
      )}
    </Sheet>
  )
}

/** Mean regret of each of the last days on which something was played. */
function RegretByDay(props: { model: TrainerModel }) {
  const t = props.model.t.value
  const days = props.model.progress.value.byDay.slice(-DAYS)
  const most = Math.max(0.05, ...days.map(({ meanRegret }) => meanRegret))
  const x = (k: number) => (days.length === 1 ? WIDTH / 2 : (k / (days.length - 1)) * (WIDTH - 12) + 6)
  const y = (regret: number) => HEIGHT - 6 - (regret / most) * (HEIGHT - 12)
  return (
    <svg
      class="progress-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t.text('trainer.progress.plot', { count: days.length })}
    >
      <polyline points={days.map(({ meanRegret }, k) => `${x(k)},${y(meanRegret)}`).join(' ')} />
      {days.map(({ day, meanRegret }, k) => (
        <circle key={day} cx={x(k)} cy={y(meanRegret)} r="3" />
      ))}
    </svg>
  )
}
