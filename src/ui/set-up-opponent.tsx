import { COMPUTER_LEVELS, COMPUTER_PACES } from './model/match-wishes.ts'
import { Segments } from './segments.tsx'
import type { SetUpPart } from './set-up-part.ts'

/** Who sits in seat B: a person beside the first, or a computer player of some level. */
export function Opponent(props: SetUpPart) {
  const { t, wishes, change } = props
  const { computer } = wishes
  const choose = (level: (typeof COMPUTER_LEVELS)[number] | 'person') =>
    change({ computer: level === 'person' ? undefined : { level, pace: computer?.pace ?? 'brisk' } })
  return (
    <div class="opponent">
      <label class="field">
        <span class="quiet small">{t.text('opponent.seat')}</span>
        <select
          name="opponent"
          value={computer?.level ?? 'person'}
          onChange={(event) => choose(event.currentTarget.value as Parameters<typeof choose>[0])}
        >
          <option value="person">{t.text('opponent.person')}</option>
          {COMPUTER_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t.text('opponent.computer', { level: t.text(`players.level.${level}`) })}
            </option>
          ))}
        </select>
      </label>
      {computer ? (
        <Segments
          legend={t.text('opponent.pace')}
          name="pace"
          options={COMPUTER_PACES.map((pace) => [pace, t.text(`opponent.pace.${pace}`)])}
          value={computer.pace}
          onChange={(pace) => change({ computer: { ...computer, pace } })}
        />
      ) : null}
    </div>
  )
}
