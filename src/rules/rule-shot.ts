import { type Fault, fail, fault, ok, type Result } from '../math/index.ts'
import type { Declaration, Layout } from '../shot/index.ts'
import { contradiction } from './contradictions.ts'
import { checkDeclaration, nearestToSpot } from './declaration-check.ts'
import type { Discipline, Judgement, Turn } from './disciplines/discipline.ts'
import { disciplineOf } from './disciplines/registry.ts'
import { optionsFor } from './options.ts'
import { type PlayingArea, playingArea } from './playing-area.ts'
import { withProtests } from './protest.ts'
import type { Ruling } from './ruling.ts'
import { type ShotToRule, shotContext } from './shot-context.ts'
import { spotBalls } from './spotting.ts'

/**
 * Rules one shot: the `rule` document. No physics is run and no state is kept.
 * Errors, each with a code of its own: a document that contradicts itself (`contradiction`), a declaration that the
 * game does not allow at this moment.
 */
export function ruleShot(shot: ShotToRule): Result<Ruling> {
  const judged = judge(shot, true)
  return judged.ok ? ok(judged.value.ruling) : judged
}

/** The same for a shot of a match, with what only the match needs to know besides the ruling. */
export function judgeShot(shot: ShotToRule): Result<Judgement, Fault> {
  return judge(shot, false)
}

function judge(shot: ShotToRule, doubted: boolean): Result<Judgement, Fault> {
  const discipline = disciplineOf(shot.ruleset)
  const options = optionsFor(shot.ruleset, shot.options)
  const area = playingArea(shot.table, shot.ballRadius)
  const turn: Turn = shot.state
  const wrong = checkDeclaration(discipline, turn, options, area, shot.declaration)
  const balls =
    wrong === null ? withSpottedNearest(discipline, turn, shot.declaration, options, area) : turn.balls
  const context = shotContext(shot, options, area, balls)
  const impossible = doubted ? contradiction(shot, context.facts) : null
  if (impossible !== null) return fail(impossible)
  if (wrong !== null) return fault(wrong.code, wrong.path, `the game does not allow this: ${wrong.code}`)
  const judged = discipline.judge(context)
  if ('code' in judged) return fail(judged)
  return ok(
    context.rulings.length === 0 ? judged : { ...judged, ruling: withProtests(judged.ruling, context) },
  )
}

/** The position the stroke is played from, the nearest ball put on the foot spot when that was asked for [1.5]. */
export function withSpottedNearest(
  discipline: Discipline,
  turn: Turn,
  declaration: Declaration,
  options: ShotToRule['options'],
  area: PlayingArea,
): Layout {
  const asked = declaration.spotNearest
  if (asked === undefined) return turn.balls
  const ball = asked === true ? nearestToSpot(discipline, turn, options, area)[0]! : asked
  const [spotted] = spotBalls([ball], turn.balls, area, options.spotGap)
  return { ...turn.balls, [ball]: spotted!.at }
}
