import { judge } from '../judge.ts'
import type { Discipline, RackPlace } from './discipline.ts'
import { type RotationRules, rotationGame } from './rotation.ts'

/** Apex 1, centre of the third row 10 [9.2, PL 5.2]. */
const RACK: readonly RackPlace[] = [
  { index: 0, balls: ['1'] },
  { index: 4, balls: ['10'] },
]

function tenBall(rules: RotationRules): Discipline {
  const { game, ...rotation } = rotationGame(rules)
  return { ...rotation, rackPlaces: () => RACK, judge: (context) => ({ ruling: judge(context, game) }) }
}

/** Ten-ball [WPA 9.1-9.12; 2025: 6.1-6.11]: called shots, the 10 wins only as the last ball. */
export const tenBallWpa = tenBall({
  id: 'ten-ball-wpa',
  money: '10',
  calls: true,
  breakRule: '9.3',
  pushOutRule: '9.4',
  handBackRule: '9.7',
  moneyOnBreak: 'respots',
  moneyEarly: 'respots',
  safetyHandBack: 'any',
  safetyAllowed: ({ tenBallSafety }) => tenBallSafety === 'allowed',
  threePoint: false,
})

/** Ten-ball by the Polish rules [PL 5.1-5.10]: a called 10 wins at any time. */
export const tenBallPl = tenBall({
  id: 'ten-ball-pl',
  money: '10',
  calls: true,
  breakRule: '5.3',
  pushOutRule: '5.4',
  handBackRule: '5.5',
  moneyOnBreak: 'respots',
  moneyEarly: 'wins',
  safetyHandBack: 'lowest',
  safetyAllowed: () => true,
  threePoint: false,
})
