import type { Random } from '../../math/index.ts'
import type { CueStroke, Declaration } from '../../shot/index.ts'
import type { ObjectBallId, PocketId, Point } from '../../table/index.ts'
import type { Pot, TableSense } from '../sense/index.ts'
import { throwSpread } from '../sense/index.ts'
import { perturb, type Skill } from '../skill/index.ts'

export const IDEA_KINDS = [
  'pot',
  'bank',
  'combination',
  'carom',
  'kick',
  'jump',
  'safety',
  'push-out',
  'break',
  'shot',
] as const
/** `shot` = hit the ball and something goes down, or simply hit it when nothing better comes to mind. */
export type IdeaKind = (typeof IDEA_KINDS)[number]

/** A shot that a player thinks of. */
export interface Idea {
  readonly kind: IdeaKind
  /** Where the cue ball is set down first; null = as it lies. */
  readonly place: Point | null
  readonly declaration: Declaration
  /** As it is meant. */
  readonly stroke: CueStroke
  /** What it is meant to pocket. */
  readonly target: { readonly ball: ObjectBallId; readonly pocket: PocketId } | null
  /** The straight pot that it is, when it is one. */
  readonly pot: Pot | null
  /** Cushions that cue ball or object ball meet before the purpose is reached: each is misjudged a little. */
  readonly rails: number
}

const DEGREES = 180 / Math.PI

/** Standard deviation of the heading, degrees, by what the player misjudges: throw, and rebounds. */
export function misjudgedDeg({ pot, rails }: Idea, skill: Skill): number {
  const lever = pot === null ? 1 : Math.max(pot.lever, 0.5)
  const thrown = pot === null ? 0 : (throwSpread(pot.cutSin, pot.cutCos, skill) / lever) * DEGREES
  const rebound = (skill.judgement.railDeg * Math.sqrt(rails)) / lever
  return Math.sqrt(thrown * thrown + rebound * rebound)
}

/** The stroke that is delivered for an idea: misjudged a little, then with the errors of the hand. */
export function deliver(idea: Idea, skill: Skill, sense: TableSense, random: Random): CueStroke {
  const { stroke } = idea
  const off = misjudgedDeg(idea, skill) * random.gaussian()
  return perturb({ ...stroke, directionDeg: stroke.directionDeg + off }, skill, random, sense.R)
}
