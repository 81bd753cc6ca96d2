import { Random } from '../../math/index.ts'
import type { Level } from './level.ts'
import type { Skill } from './skill.ts'

/**
 * Fitted to scores of the ghost games, to potting rates of two reference shots and to run lengths of each class of
 * player; the columns of speed and tip are estimates, and those of rails are set so that a hidden ball is hit as often
 * as players of the class hit it (.35 .50 .65 .78 .88). Headings are those before the tip's error turns the stick.
 */
const PLAYERS: Readonly<Record<Level, Omit<Skill, 'level' | 'bias'>>> = {
  beginner: {
    hand: { aimDeg: 0.265, speed: 0.09, side: 3.5e-3, height: 4e-3, elevationDeg: 1.5, badStrokes: 0.06 },
    judgement: { throwShare: 0.4, railDeg: 3.5 },
    planning: { depth: 1, candidates: 10, shootsAt: 0 },
    breakSpeed: 5.5,
    breakCut: 0,
  },
  club: {
    hand: { aimDeg: 0.121, speed: 0.06, side: 2.2e-3, height: 2.8e-3, elevationDeg: 1, badStrokes: 0.04 },
    judgement: { throwShare: 0.28, railDeg: 2.4 },
    planning: { depth: 2, candidates: 40, shootsAt: 0.3 },
    breakSpeed: 7,
    breakCut: 0.25,
  },
  league: {
    hand: { aimDeg: 0.098, speed: 0.045, side: 1.5e-3, height: 2e-3, elevationDeg: 0.6, badStrokes: 0.025 },
    judgement: { throwShare: 0.2, railDeg: 1.7 },
    planning: { depth: 2, candidates: 80, shootsAt: 0.4 },
    breakSpeed: 8,
    breakCut: 0.6,
  },
  'semi-pro': {
    hand: { aimDeg: 0.075, speed: 0.033, side: 1e-3, height: 1.3e-3, elevationDeg: 0.4, badStrokes: 0.012 },
    judgement: { throwShare: 0.15, railDeg: 1.3 },
    planning: { depth: 3, candidates: 120, shootsAt: 0.5 },
    breakSpeed: 9,
    breakCut: 0.8,
  },
  pro: {
    hand: { aimDeg: 0.038, speed: 0.02, side: 6e-4, height: 7e-4, elevationDeg: 0.3, badStrokes: 0.003 },
    judgement: { throwShare: 0.1, railDeg: 1 },
    planning: { depth: 3, candidates: 160, shootsAt: 0.58 },
    breakSpeed: 9.5,
    breakCut: 1,
  },
  perfect: {
    hand: { aimDeg: 0, speed: 0, side: 0, height: 0, elevationDeg: 0, badStrokes: 0 },
    judgement: { throwShare: 0, railDeg: 0 },
    planning: { depth: 3, candidates: 160, shootsAt: 0.6 },
    breakSpeed: 9.5,
    breakCut: 1,
  },
}

const NO_BIAS = { side: 0, aim: 0 } as const
/** A constant error of the hand lies between these, in standard deviations (a half-tip left bias is reported). */
const LEAST_BIAS = 0.3
const MOST_BIAS = 0.5

/** The typical player of a level, without a bias: what others expect of him, and he of himself. */
export function typicalSkill(level: Level): Skill {
  return { level, ...PLAYERS[level], bias: NO_BIAS }
}

/** One player of a level: the seed gives him his own constant errors. */
export function makePlayer(level: Level, seed: number): Skill {
  const random = Random.fromSeed(seed, 0x5ee1)
  const error = () => (random.next() < 0.5 ? -1 : 1) * random.between(LEAST_BIAS, MOST_BIAS)
  return { level, ...PLAYERS[level], bias: { side: error(), aim: error() } }
}
