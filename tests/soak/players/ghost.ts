import { Random } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS, simulateShot } from '../../../src/physics/index.ts'
import { ballStarts, isShotReady, type ShotReady } from '../../../src/players/imagine/index.ts'
import { Outlook } from '../../../src/players/outlook/index.ts'
import {
  type Candidate,
  deliver,
  type Mind,
  makeMind,
  openPots,
  thinkOfShots,
  turnAt,
  type Workbench,
} from '../../../src/players/search/index.ts'
import { raiseStroke } from '../../../src/players/sense/index.ts'
import { type Level, makePlayer, type Skill, typicalSkill } from '../../../src/players/skill/index.ts'
import {
  applyCommand,
  DEFAULT_RULE_OPTIONS,
  drawRack,
  type MatchState,
  startMatch,
} from '../../../src/rules/index.ts'
import type { Layout } from '../../../src/shot/index.ts'
import { TABLE_SPECS } from '../../../src/table/index.ts'

/** Against the ghost a shot that is not made is a rack that is lost. */
class GhostOutlook extends Outlook {
  override atTable(state: ShotReady): number {
    if (state.shooter !== 'A') return 1
    const { first, second, made } = this.prospectsOf(state)
    // A second way to play is worth something when the cue ball does not come out as hoped.
    return Math.min(1, first + 0.1 * second) * made
  }
}

export interface GhostShot {
  readonly kind: string
  readonly made: boolean
  readonly fouls: readonly string[]
  /** Chance of the best pot that was on. */
  readonly best: number
  readonly thought: Candidate
  /** Where the balls lay. */
  readonly balls: Layout
}

export interface GhostTerms {
  readonly game: 'nine-ball' | 'ten-ball-wpa'
  readonly level: Level
  readonly seed: number
  readonly simulations: number
  /** Told what was tried and what came of it, shot by shot. */
  readonly seen?: (shot: GhostShot) => void
}

/**
 * One rack against the ghost, who never misses: break, then the cue ball in hand, then balls in rotation until the
 * first miss. Gives the object balls made, those of the break included, and whether all went down.
 */
export function playGhost(
  bench: Workbench,
  terms: GhostTerms,
): { readonly balls: number; readonly cleared: boolean } {
  const random = Random.fromSeed(terms.seed, 0x6057)
  const player = makePlayer(terms.level, random.bits())
  const skills = { A: typicalSkill(terms.level), B: typicalSkill('perfect') }
  const mind: Mind = { ...makeMind(bench, skills), outlook: new GhostOutlook(bench.sense, skills) }
  const start = startMatch(
    {
      ruleset: terms.game,
      options: DEFAULT_RULE_OPTIONS,
      raceTo: 1,
      table: TABLE_SPECS['9ft'],
      ballRadius: DEFAULT_PARAMETERS.ballRadius,
      firstBreaker: 'A',
    },
    {},
  )
  const rack = drawRack(start.terms, random.bits())
  const count = rack.order.length
  let state: MatchState = afterBreak({ ...start, balls: rack.positions }, mind, player, random)
  while (isShotReady(state) && state.shooter === 'A') {
    const before = Object.keys(state.balls).length
    const next: MatchState | null = shoot(mind, state, player, terms, random)
    if (next === null || Object.keys(next.balls).length > before) break
    state = next
    if (state.lastRuling !== null && state.lastRuling.fouls.length > 0) break
  }
  const left = Object.keys(state.balls).filter((ball) => ball !== 'cue').length
  const cleared = state.phase === 'match-over' && state.winner === 'A'
  return { balls: cleared ? count : count - left, cleared }
}

function afterBreak(
  start: MatchState,
  mind: ReturnType<typeof makeMind>,
  player: Skill,
  random: Random,
): MatchState {
  const turn = turnAt(mind, start as ShotReady)
  const thinking = thinkOfShots(mind, turn, 1, random).next()
  const idea = (thinking.value as readonly { idea: Parameters<typeof deliver>[0] }[])[0]!.idea
  const balls: Layout = { ...start.balls, cue: idea.place! }
  const meant = deliver(idea, player, mind.sense, random)
  const stroke = raiseStroke(mind.sense, idea.place!, meant, turn.balls)
  const shot = simulateShot({
    table: start.terms.table,
    parameters: DEFAULT_PARAMETERS,
    balls: ballStarts(balls),
    stroke,
    fidelity: 'bed-only',
  })
  if (!shot.ok) throw new Error(shot.error.message)
  const { cue: _cue, ...left } = shot.value.layout
  const money = start.terms.ruleset === 'nine-ball' ? '9' : '10'
  const layout =
    left[money] === undefined ? { ...left, [money]: [start.terms.table.length / 4, 0] as const } : left
  return {
    ...start,
    phase: 'aiming',
    shooter: 'A',
    shot: 'ordinary',
    cueBall: 'in-hand',
    restricted: false,
    declaration: {},
    balls: layout,
  }
}

/** One shot; safeties are no use against the ghost. */
function shoot(
  mind: ReturnType<typeof makeMind>,
  state: ShotReady,
  player: Skill,
  { simulations, seen }: GhostTerms,
  random: Random,
): MatchState | null {
  const turn = turnAt(mind, state)
  const thinking = thinkOfShots(mind, turn, simulations, random)
  let step = thinking.next()
  while (step.done !== true) step = thinking.next()
  const shot = step.value.find(({ idea }) => idea.kind !== 'safety' && idea.kind !== 'push-out')
  if (shot === undefined) return null
  const { idea } = shot
  const placed = idea.place === null ? state : { ...state, balls: { ...state.balls, cue: idea.place } }
  const meant = deliver(idea, player, mind.sense, random)
  const stroke = raiseStroke(mind.sense, placed.balls.cue!, meant, turn.balls)
  const running = applyCommand(
    { ...placed, declaration: idea.declaration },
    { kind: 'stroke', seat: 'A', stroke },
  )
  if (!running.ok) throw new Error(running.error.code)
  const result = simulateShot({
    table: state.terms.table,
    parameters: DEFAULT_PARAMETERS,
    balls: ballStarts(placed.balls),
    stroke,
    fidelity: 'bed-only',
  })
  if (!result.ok) throw new Error(result.error.message)
  const { events, layout } = result.value
  const ruled = applyCommand(running.value.state, { kind: 'shot-played', shot: { events, after: layout } })
  if (!ruled.ok) throw new Error(ruled.error.code)
  const { ruling, state: after } = ruled.value
  const made = isShotReady(after) && after.shooter === 'A' ? 'made' : 'lost'
  const { chance = 0 } = openPots(mind, turn, placed.balls.cue!)[0] ?? {}
  seen?.({
    kind: idea.kind,
    made: made === 'made',
    fouls: ruling?.fouls ?? [],
    best: chance,
    thought: shot,
    balls: placed.balls,
  })
  return after
}
