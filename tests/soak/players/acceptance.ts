/**
 * How strong the players are, against what is published about people of their class: straight shots, ghost games,
 * matches between equals and neighbours, against a greedy potter, miscues, push-outs, and how good their own estimates
 * are. Prints one line of JSON for each line of the tables in docs/players.md. Usage:
 *
 *   npx tsx tests/soak/players/acceptance.ts --part straight --count 2000
 *   npx tsx tests/soak/players/acceptance.ts --part ghost --game nine-ball --level pro --count 100 --seconds 120
 *   npx tsx tests/soak/players/acceptance.ts --part racks --levels pro,semi-pro --count 300 --seconds 300
 *   npx tsx tests/soak/players/acceptance.ts --part greedy --level league --count 400 --seconds 300
 */
import { wilson } from '../../../src/cli/selfplay/selfplay-document.ts'
import { DEFAULT_PARAMETERS } from '../../../src/physics/index.ts'
import { isLevel, LEVELS, type Level, makeWorkbench, type Workbench } from '../../../src/players/index.ts'
import { TABLE_SPECS } from '../../../src/table/index.ts'
import { numberArgument, textArgument } from './arguments.ts'
import { playGhost } from './ghost.ts'
import { greedy } from './greedy.ts'
import { playRacks, type RacksTerms } from './play-racks.ts'
import { STRAIGHT_SHOTS, straightRate } from './straight.ts'

const count = numberArgument('count', 100)
const seed = numberArgument('seed', 1)
const simulations = numberArgument('simulations', 300)
const deadline = performance.now() + 1000 * numberArgument('seconds', 300)

switch (textArgument('part')) {
  case 'straight':
    straight()
    break
  case 'ghost':
    ghost(bench(), textArgument('game') === 'ten-ball-wpa' ? 'ten-ball-wpa' : 'nine-ball', levelOf('level'))
    break
  case 'racks': {
    const [a, b = a] = (textArgument('levels') ?? 'pro,pro').split(',').filter(isLevel)
    racks({ levels: [a!, b!], ...common() })
    break
  }
  case 'greedy':
    racks({ levels: [levelOf('level'), levelOf('level')], rival: greedy, ...common() })
    break
  default:
    throw new Error('--part straight, ghost, racks or greedy')
}

function bench(): Workbench {
  return makeWorkbench({ table: TABLE_SPECS['9ft'] }, DEFAULT_PARAMETERS)
}

function levelOf(name: string): Level {
  const text = textArgument(name) ?? 'pro'
  if (!isLevel(text)) throw new Error(`no level ${text}`)
  return text
}

function common(): Pick<RacksTerms, 'seed' | 'racks' | 'simulations' | 'deadline'> {
  return { seed, racks: count, simulations, deadline }
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function straight(): void {
  for (const shot of Object.keys(STRAIGHT_SHOTS) as (keyof typeof STRAIGHT_SHOTS)[]) {
    const rates = LEVELS.filter((level) => level !== 'perfect').map((level) => [
      level,
      straightRate(level, shot, count),
    ])
    say({ part: 'straight', shot, count, ...Object.fromEntries(rates) })
  }
}

function ghost(room: Workbench, game: 'nine-ball' | 'ten-ball-wpa', level: Level): void {
  let [played, balls, squares, cleared] = [0, 0, 0, 0]
  for (; played < count && performance.now() < deadline; played++) {
    const rack = playGhost(room, { game, level, seed: seed * 10_000 + played, simulations })
    balls += rack.balls
    squares += rack.balls * rack.balls
    if (rack.cleared) cleared += 1
  }
  const mean = balls / played
  const error = Math.sqrt(Math.max(0, squares / played - mean * mean) / played)
  say({
    part: 'ghost',
    game,
    level,
    racks: played,
    /** Of ten racks, as the charts count. */
    ballsOfTen: round(mean * 10),
    error: round(error * 10),
    cleared: round(cleared / played),
    interval: wilson(cleared, played).map(round),
  })
}

function racks(terms: RacksTerms): void {
  const counted = playRacks(bench(), terms)
  const { reliability, ...rest } = counted
  const brier = reliability.filter(({ count: n }) => n > 0)
  say({
    part: terms.rival === undefined ? 'racks' : 'greedy',
    levels: terms.levels,
    simulations: terms.simulations,
    ...rest,
    share: round(counted.wonByA / counted.racks),
    interval: wilson(counted.wonByA, counted.racks).map(round),
    miscuesOf100: round((100 * counted.miscues) / counted.strokes),
    reliability: brier.map(({ count: n, sum, won }) => [n, round(sum / n), round(won / n)]),
  })
}

function round(value: number): number {
  return Math.round(1000 * value) / 1000
}
