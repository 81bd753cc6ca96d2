import type { RulesetId } from '../rules/index.ts'
import { BallChip } from './ball-chip.tsx'

/** Rows of the rack from the apex, with the balls that have a fixed place. */
const RACKS: Readonly<Record<RulesetId, readonly (readonly string[])[]>> = {
  'nine-ball': [['1'], ['2', '3'], ['4', '9', '5'], ['6', '7'], ['8']],
  'ten-ball-wpa': [['1'], ['2', '4'], ['5', '10', '6'], ['3', '7', '8', '9']],
  'ten-ball-pl': [['1'], ['2', '4'], ['5', '10', '6'], ['3', '7', '8', '9']],
  'eight-ball': [['1'], ['11', '3'], ['6', '8', '14'], ['9', '4', '15', '7'], ['2', '10', '5', '12', '13']],
  'straight-pool': [
    ['3'],
    ['9', '7'],
    ['12', '4', '11'],
    ['6', '14', '8', '10'],
    ['1', '13', '2', '15', '5'],
  ],
  'siberian-ten': [['1'], ['2', '3'], ['4', '5', '6'], ['7', '8', '9', '10']],
}

export function RackDrawing(props: { ruleset: RulesetId }) {
  return (
    <span class={`rack-drawing game-${props.ruleset}`} aria-hidden="true">
      {RACKS[props.ruleset].map((row, index) => (
        <span key={index}>
          {row.map((ball) => (
            <BallChip key={ball} ball={ball} size="small" />
          ))}
        </span>
      ))}
    </span>
  )
}
