import { Random } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS, Solver } from '../../../src/physics/index.ts'
import { AimFinder } from '../../../src/players/imagine/index.ts'
import { makeTableSense, potsOf, towards } from '../../../src/players/sense/index.ts'
import { type Level, perturb, typicalSkill } from '../../../src/players/skill/index.ts'
import { type Point, TABLE_SPECS } from '../../../src/table/index.ts'

/** Straight shots of the literature, by the distances cue ball - object ball and object ball - pocket, m. */
export const STRAIGHT_SHOTS = {
  short: [0.4, 0.6],
  medium: [0.7, 0.8],
  a4: [0.61, 1.42],
  'half-long': [0.75, 1.42],
  a5: [1.28, 1.365],
} as const

/** Share of straight shots into a corner that a hand of a level makes, aimed at the middle. */
export function straightRate(
  level: Level,
  shot: keyof typeof STRAIGHT_SHOTS,
  trials: number,
  speed = 1.7,
): number {
  const sense = makeTableSense(TABLE_SPECS['9ft'], DEFAULT_PARAMETERS)
  const solver = new Solver(sense.table, DEFAULT_PARAMETERS, { fidelity: 'bed-only', facts: false })
  const { mouth } = sense.table.pockets.FL
  const [near, far] = STRAIGHT_SHOTS[shot]
  // Back from the mouth through the middle of the table.
  const way = towards(mouth, [0, 0])
  const object: Point = [mouth[0] + way[0] * far, mouth[1] + way[1] * far]
  const cue: Point = [object[0] + way[0] * near, object[1] + way[1] * near]
  const pot = potsOf(sense, cue, '1', object, []).find(({ pocket }) => pocket === 'FL')!
  const open = { speed, elevationDeg: 0, tip: { side: 0, height: 0 } }
  const directionDeg = new AimFinder(sense).heading(cue, pot, open)!
  const random = Random.fromSeed(7, trials)
  let made = 0
  for (let i = 0; i < trials; i++) {
    const stroke = perturb({ ...open, directionDeg }, typicalSkill(level), random)
    const outcome = solver.run(
      [
        { id: 'cue', x: cue[0], y: cue[1] },
        { id: '1', x: object[0], y: object[1] },
      ],
      stroke,
    )
    if (outcome.ok && outcome.value.balls()[1]!.state === 'pocketed') made += 1
  }
  return made / trials
}
