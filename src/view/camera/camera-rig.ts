import type { Triple } from '../scene/triple.ts'
import type { CameraMode, CuePose, Sight } from '../table-view.ts'
import { cameraGoal, type Hand } from './camera-goal.ts'
import { type CameraPose, mixPoses } from './camera-pose.ts'
import type { Screen } from './fit-outline.ts'
import { sightPose } from './sight-pose.ts'

const DEG = Math.PI / 180
const TRAVEL_SECONDS = 0.9
const PITCH = { least: 8 * DEG, most: 90 * DEG }
const ZOOM = { least: 1, most: 12 }
/** A pull across 400 px turns the table once round. */
const TURN_PER_PIXEL = (2 * Math.PI) / 1600

/** Holds which camera is on, how the hand has moved it, and where it is on its way there. */
export class CameraRig {
  private mode: CameraMode = 'head'
  private hand: Hand = { yaw: 0, pitch: 35 * DEG, zoom: 1, focus: null }
  private from: CameraPose | null = null
  private travelled = 1
  private shown: CameraPose | null = null
  private cue: CuePose | null = null
  private sight: Sight | null = null

  get current(): CameraMode {
    return this.mode
  }

  get pose(): CameraPose | null {
    return this.shown
  }

  choose(mode: CameraMode, reducedMotion: boolean): void {
    if (mode === this.mode) return
    if (mode === 'free' && this.shown !== null) {
      this.hand = { ...this.hand, yaw: this.shown.yaw, pitch: this.shown.pitch }
    } else this.hand = { ...this.hand, zoom: 1, focus: null }
    this.mode = mode
    this.from = this.shown
    this.travelled = reducedMotion ? 1 : 0
  }

  /** Where the caller wants to look from; null = as the camera says. */
  look(sight: Sight | null): void {
    this.sight = sight
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
    if (cue !== null) this.cue = cue
    if (this.sight !== null) {
      this.shown = sightPose(this.sight, screen)
      return this.shown
    }
    const goal = cameraGoal(this.mode, outline, screen, this.hand, this.cue)
    this.travelled = still ? 1 : Math.min(1, this.travelled + Math.max(0, seconds) / TRAVEL_SECONDS)
    const share = ease(this.travelled)
    this.shown = this.from === null || share >= 1 ? goal : mixPoses(this.from, goal, share)
    return this.shown
  }
}

function ease(t: number): number {
  return t * t * t * (t * (6 * t - 15) + 10)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
