import { leastElevation } from '../../src/app/least-elevation.ts'
import { type Game, type GameCommand, play } from '../../src/game/index.ts'
import { demandFor } from '../../src/rules/index.ts'
import type { CueStroke, Declaration } from '../../src/shot/index.ts'
import { makeTable, type ObjectBallId, type Pocket, type Point } from '../../src/table/index.ts'
import { headingFrom } from './hand-at-table.ts'

/** A stroke with what is declared for it, and how well it stands being missed by a hair. */
export interface Plan {
  readonly stroke: CueStroke
  readonly declaration: Declaration
  readonly sure: number
}

export type Wanted = (after: Game) => boolean

const SPEEDS = [1.6, 2.6, 4.2]
/** Degrees beside the line of the ghost ball. */
const BESIDE = [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4]

/** The stroke as the page would have it: as flat as the stick can lie. */
export function flatStroke({ match, parameters }: Game, directionDeg: number, speed: number): CueStroke {
  const aim = { directionDeg, elevationDeg: 0, side: 0, height: 0, speed }
  const around = { cueBall: match.balls.cue!, layout: match.balls, table: match.terms.table, parameters }
  return {
    speed,
    directionDeg,
    elevationDeg: leastElevation({ aim, ...around }),
    tip: { side: 0, height: 0 },
  }
}

/** The game after a declaration and a stroke; null when the rules or the solver refuse it. */
export function after(game: Game, stroke: CueStroke, declaration: Declaration = {}): Game | null {
  const { match } = game
  if (match.phase !== 'aiming' && match.phase !== 'break') return null
  const commands: GameCommand[] = [
    { kind: 'declare', seat: match.shooter, declaration },
    { kind: 'stroke', seat: match.shooter, stroke },
  ]
  let now = game
  for (const command of commands) {
    const step = play(now, command)
    if (!step.ok) return null
    now = step.value
  }
  return now
}

/** Strokes that send a lawful ball into a pocket and come out as wanted, the surest first. */
export function findPots(
  game: Game,
  declare: (ball: ObjectBallId, pocket: Pocket) => Declaration,
  wanted: Wanted,
): readonly Plan[] {
  const { match } = game
  const cue = match.balls.cue
  if (!cue) return []
  const { table, ballRadius } = match.terms
  const pockets = Object.values(makeTable(table, ballRadius).pockets)
  const legal = demandFor(match).legalFirst
  const balls = Object.keys(match.balls).filter(
    (ball) => ball !== 'cue' && (legal === null || (legal as readonly string[]).includes(ball)),
  ) as ObjectBallId[]
  const plans: Plan[] = []
  for (const ball of balls) {
    for (const pocket of pockets) {
      const ghost = ghostOf(match.balls[ball]!, pocket.mouth, ballRadius)
      if (ghost === null || !isCuttable(cue, ghost, pocket.mouth)) continue
      plans.push(...around(game, headingFrom(cue, ghost), declare(ball, pocket), wanted))
      if (plans.some(({ sure }) => sure >= 3)) return plans.sort((a, b) => b.sure - a.sure)
    }
  }
  return plans.sort((a, b) => b.sure - a.sure)
}

/** The same line, a little beside it and at several speeds. */
function around(game: Game, line: number, declaration: Declaration, wanted: Wanted): readonly Plan[] {
  return SPEEDS.flatMap((speed) => {
    const good = BESIDE.map((beside) => {
      const end = after(game, flatStroke(game, line + beside, speed), declaration)
      return end !== null && wanted(end)
    })
    return BESIDE.flatMap((beside, i) => {
      if (!good[i]) return []
      const sure = 1 + Number(good[i - 1] === true) + Number(good[i + 1] === true)
      return [{ stroke: flatStroke(game, line + beside, speed), declaration, sure }]
    })
  })
}

/** Strokes in all directions that come out as wanted. */
export function findAny(game: Game, speeds: readonly number[], step: number, wanted: Wanted): Plan | null {
  for (const speed of speeds) {
    for (let deg = -180; deg < 180; deg += step) {
      const stroke = flatStroke(game, deg, speed)
      const end = after(game, stroke)
      if (end !== null && wanted(end)) return { stroke, declaration: {}, sure: 1 }
    }
  }
  return null
}

function ghostOf(ball: Point, pocket: readonly [number, number], radius: number): Point | null {
  const away = Math.hypot(ball[0] - pocket[0], ball[1] - pocket[1])
  if (away < radius) return null
  const reach = (2 * radius) / away
  return [ball[0] + (ball[0] - pocket[0]) * reach, ball[1] + (ball[1] - pocket[1]) * reach]
}

/** A cut of more than seventy degrees is none. */
function isCuttable(cue: Point, ghost: Point, pocket: readonly [number, number]): boolean {
  const turn = headingFrom(ghost, [pocket[0], pocket[1]]) - headingFrom(cue, ghost)
  return Math.cos((turn * Math.PI) / 180) > 0.34
}
