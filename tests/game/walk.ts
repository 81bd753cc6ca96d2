import { type Game, type GameCommand, type MatchSetup, play, startGame } from '../../src/game/index.ts'
import { Random } from '../../src/math/index.ts'
import { CueClearance } from '../../src/physics/index.ts'
import { demandFor, legalCueBallPlace } from '../../src/rules/index.ts'
import { ballsOf, type CueStroke, type Declaration, type Layout, type Seat } from '../../src/shot/index.ts'
import { makeTable, type ObjectBallId, POCKET_IDS, type Point, TABLE_SPECS } from '../../src/table/index.ts'
import { deepFreeze } from '../rules/walk.ts'

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.int(list.length)]!
}

function objectBalls(balls: Layout): ObjectBallId[] {
  return ballsOf(balls).filter((ball): ball is ObjectBallId => ball !== 'cue')
}

const RADIUS = 0.028575

function angleOf([fx, fy]: Point, [tx, ty]: Point): number {
  return (Math.atan2(ty - fy, tx - fx) * 180) / Math.PI
}

/** The pot with the thinnest cut, hit almost straight: without it nobody would ever win at 14.1. */
function easiestPot(balls: Layout, from: Point, targets: readonly ObjectBallId[]) {
  const { pockets } = makeTable(TABLE_SPECS['9ft'], RADIUS)
  const pots = targets.flatMap((ball) =>
    POCKET_IDS.map((pocket) => {
      const at = balls[ball] ?? [0, 0]
      const line = (angleOf(at, pockets[pocket].mouth) * Math.PI) / 180
      const ghost: Point = [at[0] - 2 * RADIUS * Math.cos(line), at[1] - 2 * RADIUS * Math.sin(line)]
      const aim = angleOf(from, ghost)
      const cut = Math.abs(((aim - (line * 180) / Math.PI + 540) % 360) - 180)
      return { ball, pocket, aim, cut }
    }),
  )
  return pots.sort((a, b) => a.cut - b.cut)[0]
}

/** Towards a ball that may be hit, more or less, in any way that a stick can strike. */
function strokeAt(random: Random, from: Point, to: Point, hard: boolean): CueStroke {
  return {
    speed: hard ? random.between(5, 8) : random.between(0.3, 5),
    directionDeg: angleOf(from, to) + random.between(-4, 4),
    elevationDeg: random.between(0, 12),
    tip: { side: random.between(-0.4, 0.4), height: random.between(-0.4, 0.4) },
  }
}

/** Nobody strikes through a rail or a ball: the butt goes up as far as it must. */
function raised({ match, parameters }: Game, from: Point, stroke: CueStroke): CueStroke {
  const clearance = new CueClearance(makeTable(match.terms.table, RADIUS), parameters)
  const balls = objectBalls(match.balls).map((id) => ({ id, x: match.balls[id]![0], y: match.balls[id]![1] }))
  const least = clearance.leastElevation(stroke, { id: 'cue', x: from[0], y: from[1] }, balls)
  return { ...stroke, elevationDeg: Math.max(stroke.elevationDeg, Math.min(89, least)) }
}

function somewhere(random: Random, kitchen: boolean): Point {
  return [random.between(-1.2, kitchen ? -0.64 : 1.2), random.between(-0.58, 0.58)]
}

function declaration(game: Game, random: Random): Declaration {
  const { match } = game
  const demand = demandFor(match)
  const draw = random.next()
  if (demand.pushOutRefusal === null && draw < 0.3) return { pushOut: true }
  if (demand.maySafety && draw < 0.1) return { safety: true }
  const balls = demand.legalFirst ?? objectBalls(match.balls)
  if (demand.mostCalls === 0 || draw > 0.8) return {}
  return { call: [{ ball: pick(random, balls), pocket: pick(random, POCKET_IDS) }] }
}

const STRAIGHT: CueStroke = { speed: 2.5, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }

/** What a player at the table does: place the cue ball where it must be placed, declare, stroke. */
function shot(game: Game, random: Random): GameCommand[] {
  const { match } = game
  if (match.phase !== 'break' && match.phase !== 'aiming') throw new Error('nobody is at the table')
  const seat = match.shooter
  const { cueBallArea, legalFirst } = demandFor(match)
  const commands: GameCommand[] = []
  let from = match.balls.cue
  for (let tries = 0; from === undefined; tries++) {
    const at = somewhere(random, cueBallArea === 'kitchen')
    if (legalCueBallPlace(match, at).ok) from = at
    if (tries > 1000) throw new Error('no place for the cue ball')
  }
  if (from !== match.balls.cue) commands.push({ kind: 'place-cue-ball', seat, at: from })
  const targets = legalFirst ?? objectBalls(match.balls)
  const pot = easiestPot(match.balls, from, targets)
  if (
    pot !== undefined &&
    demandFor(match).mostCalls > 0 &&
    match.shot === 'ordinary' &&
    random.next() < 0.7
  ) {
    const { ball, pocket, aim } = pot
    const straight = { ...STRAIGHT, directionDeg: aim + random.between(-0.5, 0.5) }
    return [
      ...commands,
      { kind: 'declare', seat, declaration: { call: [{ ball, pocket }] } },
      { kind: 'stroke', seat, stroke: raised(game, from, straight) },
    ]
  }
  const to = match.balls[targets.length > 0 ? pick(random, targets) : 'cue'] ?? [1, 0]
  const stroke = raised(game, from, strokeAt(random, from, to, match.shot === 'break'))
  return [
    ...commands,
    { kind: 'declare', seat, declaration: declaration(game, random) },
    { kind: 'stroke', seat, stroke },
  ]
}

export function lagStroke(random: Random, seat: Seat): GameCommand {
  const at: Point = [-0.9, seat === 'A' ? 0.3 : -0.3]
  const stroke = {
    speed: random.between(1, 1.4),
    directionDeg: 0,
    elevationDeg: 0,
    tip: { side: 0, height: 0 },
  }
  return { kind: 'lag', seat, at, stroke }
}

/** Commands that are in order now, one after the other; none when the match is over. */
export function nextCommands(game: Game, random: Random): readonly GameCommand[] {
  const { match } = game
  switch (match.phase) {
    case 'break':
    case 'aiming':
      return shot(game, random)
    case 'push-out-decision':
    case 'choice':
      return [{ kind: 'choose', seat: match.by, option: pick(random, match.options) }]
    case 'pick-ball':
      return [{ kind: 'pick-ball', seat: match.by, ball: pick(random, objectBalls(match.balls)) }]
    case 'racking':
    case 'rack-over':
      return [{ kind: 'next-rack' }]
    case 'lag':
      return (['A', 'B'] as const).map((seat) => lagStroke(random, seat))
    case 'breaker-choice':
      return [{ kind: 'choose-breaker', seat: match.by, breaker: pick(random, ['A', 'B'] as const) }]
    default:
      return []
  }
}

/** What somebody might send at any moment: mostly refused. */
export function wildCommand(random: Random): GameCommand {
  const seat: Seat = pick(random, ['A', 'B'] as const)
  const stroke = {
    speed: pick(random, [0, 3, 20, Number.NaN]),
    directionDeg: pick(random, [0, Number.POSITIVE_INFINITY]),
    elevationDeg: pick(random, [0, 90]),
    tip: { side: pick(random, [0, 1]), height: 0 },
  }
  return pick<GameCommand>(random, [
    { kind: 'place-cue-ball', seat, at: [Number.NaN, 0] },
    { kind: 'place-cue-ball', seat, at: [5, 5] },
    { kind: 'stroke', seat, stroke },
    { kind: 'lag', seat, at: [random.between(-2, 2), random.between(-1, 1)], stroke },
    { kind: 'next-rack' },
    { kind: 'choose', seat, option: 'rebreak-self' },
    { kind: 'pick-ball', seat, ball: '15' },
    { kind: 'choose-breaker', seat, breaker: seat },
    { kind: 'declare', seat, declaration: { declareGame: true } },
    { kind: 'declare-game', seat },
    { kind: 'warn-two-fouls', seat },
    { kind: 'claim', by: seat, claim: { rule: '6.99', against: seat } },
    { kind: 'claim', by: 'referee', claim: { rule: pick(random, ['6.4', '6.6', 'RU-a']), against: seat } },
    { kind: 'referee', ruling: { kind: pick(random, ['replay', 'restore', 'stalemate'] as const) } },
    { kind: 'agree-stalemate', seat },
  ])
}

/** A random match through `play`, with commands out of nowhere in between when `wild`; null when it did not end. */
export function randomMatch(setup: MatchSetup, seed: number, wild = false, most = 3000): Game | null {
  const random = Random.fromSeed(seed, 3)
  let game = deepFreeze(startGame(setup))
  const send = (command: GameCommand, must: boolean): void => {
    const text = wild ? JSON.stringify(game.match) : ''
    const step = play(game, command)
    if (step.ok) game = step.value
    else if (must) throw new Error(`${command.kind} refused in ${game.match.phase}: ${step.error.code}`)
    else if (JSON.stringify(game.match) !== text)
      throw new Error(`${command.kind} was refused and did something`)
  }
  while (game.match.phase !== 'match-over') {
    if (game.entries.length > most) return null
    if (wild && random.next() < 0.3) send(wildCommand(random), false)
    const phase = game.match.phase
    for (const command of nextCommands(game, random)) {
      if (game.match.phase !== phase && command.kind !== 'lag') break
      send(command, true)
    }
  }
  return game
}
