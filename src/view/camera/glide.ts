import type { CameraPose } from './camera-pose.ts'

/** The numbers that a camera travels in: by angles and distance, so that the eye swings round the table. */
type PoseNumbers = readonly number[]

const YAW = 4

/**
 * The way of a camera from where it is to a goal that may itself be moving. What is left of the old place fades by a
 * quintic that starts with the old place, speed and no push, and ends with none of the three: no jerk at either end.
 */
export class Glide {
  private readonly offset: PoseNumbers
  private readonly speed: PoseNumbers
  private readonly seconds: number
  private gone = 0

  /** `speed` = of the old camera less that of the goal, per second. */
  constructor(from: CameraPose, speed: PoseNumbers, goal: CameraPose, seconds: number) {
    this.offset = poseOffset(from, goal)
    this.speed = speed
    this.seconds = seconds
  }

  get done(): boolean {
    return this.gone >= this.seconds
  }

  pass(seconds: number): void {
    this.gone += Math.max(0, seconds)
  }

  /** Where the camera is while the goal is there. */
  near(goal: CameraPose): CameraPose {
    if (this.done) return goal
    const s = this.gone / this.seconds
    const place = 1 - s ** 3 * (10 - 15 * s + 6 * s ** 2)
    const motion = (s - s ** 3 * (6 - 8 * s + 3 * s ** 2)) * this.seconds
    return shifted(
      goal,
      this.offset.map((each, i) => each * place + this.speed[i]! * motion),
    )
  }
}

/** From `goal` to `pose`, the short way round. */
export function poseOffset(pose: CameraPose, goal: CameraPose): PoseNumbers {
  const to = numbersOf(goal)
  return numbersOf(pose).map((each, i) => (i === YAW ? shortTurn(each - to[i]!) : each - to[i]!))
}

function numbersOf({ target, distance, yaw, pitch, focal, centre }: CameraPose): PoseNumbers {
  return [...target, distance, yaw, pitch, focal, ...centre]
}

function shifted(pose: CameraPose, by: PoseNumbers): CameraPose {
  const [x, y, z, distance, yaw, pitch, focal, cx, cy] = numbersOf(pose).map((each, i) => each + by[i]!) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return { target: [x, y, z], distance, yaw, pitch, focal, centre: [cx, cy] }
}

function shortTurn(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
