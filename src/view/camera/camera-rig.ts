import type { Triple } from '../scene/triple.ts'
import type { CameraMode, CuePose, Sight } from '../table-view.ts'
import { cameraGoal, type Hand } from './camera-goal.ts'
import type { CameraPose } from './camera-pose.ts'
import type { Screen } from './fit-outline.ts'
import { Glide, poseOffset } from './glide.ts'
import { sightPose } from './sight-pose.ts'

const DEG = Math.PI / 180
const TRAVEL_SECONDS = 0.9
/** A stick that is suddenly this far from where it was (m) or points elsewhere (cosine) is walked up to. */
const WALK = { step: 0.12, turn: Math.cos(20 * DEG) }
const STILL: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
const PITCH = { least: 8 * DEG, most: 90 * DEG }
const ZOOM = { least: 1, most: 12 }
/** A pull across 400 px turns the table once round. */
const TURN_PER_PIXEL = (2 * Math.PI) / 1600

/** Holds which camera is on, how the hand has moved it, and where it is on its way there. */
export class CameraRig {
  private mode: CameraMode = 'head'
  private hand: Hand = { yaw: 0, pitch: 35 * DEG, zoom: 1, focus: null }
  /** Seconds that the next change of the goal takes; null = it is followed at once. */
  private asked: number | null = null
  private glide: Glide | null = null
  private shown: CameraPose | null = null
  /** Change of the pose per second, as it was drawn last. */
  private speed: readonly number[] = STILL
  private cue: CuePose | null = null
  private sight: Sight | null = null

  get current(): CameraMode {
    return this.mode
  }

  /** A hand has turned the camera or drawn it near. */
  get moved(): boolean {
    return this.mode === 'free' || this.hand.zoom !== 1
  }

  choose(mode: CameraMode, reducedMotion: boolean): void {
    if (mode === this.mode) return
    if (mode === 'free' && this.shown !== null) {
      this.hand = { ...this.hand, yaw: this.shown.yaw, pitch: this.shown.pitch }
    } else this.hand = { ...this.hand, zoom: 1, focus: null }
    this.mode = mode
    this.asked = reducedMotion ? 0 : TRAVEL_SECONDS
  }

  /**
   * Where the caller wants to look from; null = as the camera says. `seconds` = how long the way there takes, from where
   * the camera is and as it moves now; without them the camera is there at once, or stays on the way that it has begun.
   */
  look(sight: Sight | null, seconds?: number): void {
    this.sight = sight
    if (seconds !== undefined) this.asked = seconds
  }

  orbit(dx: number, dy: number): void {
    if (this.mode !== 'free') this.choose('free', true)
    this.hand = {
      ...this.hand,
      yaw: this.hand.yaw - dx * TURN_PER_PIXEL,
      pitch: clamp(this.hand.pitch + dy * TURN_PER_PIXEL, PITCH.least, PITCH.most),
    }
  }

  zoom(factor: number): void {
    if (!(factor > 0)) return
    this.hand = { ...this.hand, zoom: clamp(this.hand.zoom * factor, ZOOM.least, ZOOM.most) }
  }

  focus(at: Hand['focus']): void {
    this.hand = { ...this.hand, focus: at }
  }

  /** Moves on by `seconds` towards the goal of the present camera; returns where it is now. */
  advance(
    outline: readonly Triple[],
    screen: Screen,
    cue: CuePose | null,
    seconds: number,
    still: boolean,
  ): CameraPose {
    if (cue !== null) this.follow(cue)
    const goal =
      this.sight !== null
        ? sightPose(this.sight, screen)
        : cameraGoal(this.mode, outline, screen, this.hand, this.cue)
    if (this.asked !== null) this.start(goal, still ? 0 : this.asked)
    if (still) this.glide = null
    this.glide?.pass(seconds)
    const before = this.shown
    this.shown = this.glide?.near(goal) ?? goal
    if (this.glide?.done) this.glide = null
    if (seconds > 0) {
      const now = this.shown
      this.speed = before === null ? STILL : poseOffset(now, before).map((each) => each / seconds)
    }
    return this.shown
  }

  /** Behind the stick the camera goes with it, but walks round the table to the next player's. */
  private follow(cue: CuePose): void {
    const before = this.cue
    this.cue = cue
    if (before === null || this.mode !== 'stick' || this.sight !== null) return
    const step = Math.hypot(cue.contact[0] - before.contact[0], cue.contact[1] - before.contact[1])
    const turn = Math.cos((cue.directionDeg - before.directionDeg) * DEG)
    if (step > WALK.step || turn < WALK.turn) this.asked = TRAVEL_SECONDS
  }

  private start(goal: CameraPose, seconds: number): void {
    this.asked = null
    const { shown } = this
    this.glide = shown === null || seconds <= 0 ? null : new Glide(shown, this.speed, goal, seconds)
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
