import type { AimPreview, GameShot } from '../../game/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import type { RulesetId } from '../../rules/index.ts'
import type { Layout } from '../../shot/index.ts'
import type { Pocket, Point } from '../../table/index.ts'
import { type Aim, LESSON_STEPS, type LessonStep } from '../../ui/index.ts'

/** A line that ends this near to the middle of a mouth ends in the pocket, m. */
const IN_MOUTH = 0.075
/** The cue ball has to come back at least so far from where it hit, m. */
const COME_BACK = 0.15

/** One task of the lesson: how the table lies, how the stick, and what has to come of it. */
export interface LessonTask {
  readonly step: LessonStep
  readonly ruleset: RulesetId
  readonly balls: Layout
  /** The stroke as it is set at first: something about it has to be changed. */
  readonly aim: Partial<Aim> & Pick<Aim, 'directionDeg'>
  /** The line that is drawn now fulfils it. */
  aimed?(preview: AimPreview, pockets: readonly Pocket[]): boolean
  /** The shot that was played fulfils it. */
  played(shot: GameShot): boolean
}

/** From the cue ball over the 1 into the foot-left corner, straight. */
const CORNER = Math.atan2(0.285, 0.5)
const cornerLine = (back: number, from: Point): Point => [
  from[0] - back * Math.cos(CORNER),
  from[1] - back * Math.sin(CORNER),
]
const ONE: Point = [0.75, 0.33]
const ASIDE = { '9': [-0.9, -0.4] } as const
const CORNER_DEG = (CORNER * 180) / Math.PI

/** Here the cue ball may follow into the pocket: what that costs is not the task. */
function isPotted({ result }: GameShot): boolean {
  return result.events.some((event) => event.kind === 'pocketed' && event.ball === '1')
}

function isCounted({ ruling }: GameShot): boolean {
  return ruling.kind === 'legal' && ruling.pocketed.includes('1')
}

const TASKS: Readonly<Record<LessonStep, Omit<LessonTask, 'step'>>> = {
  aim: {
    ruleset: 'nine-ball',
    balls: { cue: cornerLine(0.7, ONE), '1': ONE, ...ASIDE },
    aim: { directionDeg: CORNER_DEG - 11, speed: 1.8 },
    aimed: ({ object, objectPath }, pockets) => {
      const end = objectPath.at(-1)
      if (object !== '1' || !end) return false
      return pockets.some(({ mouth }) => Math.hypot(mouth[0] - end[0], mouth[1] - end[1]) < IN_MOUTH)
    },
    played: isPotted,
  },
  power: {
    ruleset: 'nine-ball',
    balls: { cue: cornerLine(1.1, ONE), '1': cornerLine(0.35, ONE), ...ASIDE },
    aim: { directionDeg: CORNER_DEG, speed: 0.4 },
    played: isPotted,
  },
  spin: {
    ruleset: 'nine-ball',
    balls: { cue: cornerLine(0.5, ONE), '1': ONE, ...ASIDE },
    aim: { directionDeg: CORNER_DEG, speed: 2.2 },
    played: ({ result }) => {
      const end = result.layout.cue
      if (!end || !result.events.some(({ kind }) => kind === 'ball-ball')) return false
      const [x, y] = cornerLine(2 * DEFAULT_PARAMETERS.ballRadius, ONE)
      return (end[0] - x) * Math.cos(CORNER) + (end[1] - y) * Math.sin(CORNER) < -COME_BACK
    },
  },
  call: {
    ruleset: 'ten-ball-wpa',
    balls: { cue: [0, -0.2], '1': [0, 0.3], '10': [-0.9, -0.4] },
    aim: { directionDeg: 90, speed: 1.5, height: -0.2 },
    played: isCounted,
  },
}

export const LESSON_TASKS: readonly LessonTask[] = LESSON_STEPS.map((step) => ({ step, ...TASKS[step] }))
