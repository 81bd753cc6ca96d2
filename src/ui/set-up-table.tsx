import { POCKET_PRESETS, POCKET_SYSTEMS, TABLE_NAMES } from '../table/index.ts'
import { Detail } from './detail.tsx'
import { BALL_SETS, CLOTHS } from './model/match-wishes.ts'
import type { SetUpPart } from './set-up-part.ts'

/** What is played on and with: size, pockets, cloth, balls. */
export function TableDetails(props: SetUpPart) {
  const { t, wishes } = props
  return (
    <>
      <Detail
        legend={t.text('setUp.size')}
        about={t.text('setUp.size.about')}
        name="table"
        options={TABLE_NAMES.map((name) => [name, t.text(`setUp.table.${name}`)])}
        value={wishes.table}
        onChange={(table) => props.change({ table })}
      />
      <Detail
        legend={t.text('setUp.pockets')}
        about={t.text('setUp.pockets.about')}
        name="pockets"
        options={POCKET_PRESETS.map(({ id }) => [id, t.text(`setUp.pockets.${id}`)])}
        value={wishes.pockets ?? 'wpa'}
        onChange={(pockets) => props.change({ pockets })}
      />
      <Detail
        legend={t.text('setUp.system')}
        about={t.text('setUp.system.about')}
        name="system"
        options={POCKET_SYSTEMS.map((system) => [system, t.text(`setUp.system.${system}`)])}
        value={wishes.system ?? 'return'}
        onChange={(system) => props.change({ system })}
      />
      <Detail
        legend={t.text('setUp.cloth')}
        about={t.text('setUp.cloth.about')}
        name="cloth"
        options={CLOTHS.map((cloth) => [cloth, t.text(`setUp.cloth.${cloth}`)])}
        value={wishes.cloth ?? CLOTHS[0]}
        onChange={(cloth) => props.change({ cloth })}
      />
      <Detail
        legend={t.text('setUp.balls')}
        about={t.text('setUp.balls.about')}
        name="balls"
        options={BALL_SETS.map((balls) => [balls, t.text(`setUp.balls.${balls}`)])}
        value={wishes.balls ?? BALL_SETS[0]}
        onChange={(balls) => props.change({ balls })}
      />
    </>
  )
}
