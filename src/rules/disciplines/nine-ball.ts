import { judge } from '../judge.ts'
import type { Discipline } from './discipline.ts'
import { rotationGame } from './rotation.ts'

const { game, ...rotation } = rotationGame({
  id: 'nine-ball',
  money: '9',
  calls: false,
  breakRule: '2.3',
  pushOutRule: '2.4',
  handBackRule: '2.4',
  moneyOnBreak: 'wins',
  moneyEarly: 'wins',
  safetyHandBack: 'any',
  safetyAllowed: () => false,
  threePoint: true,
})

/** Nine-ball [WPA 2.1-2.9; 2025: 5.1-5.9]: lowest ball first, nothing called, the 9 wins. */
export const nineBall: Discipline = {
  ...rotation,
  // Apex 1, centre 9 [2.2]; the 2025 rack stands two rows nearer the head, its order is the same.
  rackPlaces: () => [
    { index: 0, balls: ['1'] },
    { index: 4, balls: ['9'] },
  ],
  judge: (context) => ({ ruling: judge(context, game) }),
}
