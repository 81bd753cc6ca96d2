import type { Point } from '../../table/index.ts'
import type { Triple } from '../scene/triple.ts'
import type { CameraMode, CuePose } from '../table-view.ts'
import type { CameraPose } from './camera-pose.ts'
import { fitOutline, fitSlack, type Screen } from './fit-outline.ts'

const DEG = Math.PI / 180
/** The head camera looks 35 degrees down, steeper only where a narrow screen lets the table stand taller. */
const HEAD_PITCH = { least: 35 * DEG, most: 78 * DEG }
/** Steep enough to judge distances along the table, slanted enough to see that balls are round. */
const DESK_PITCH = 74 * DEG
/** Behind the stick: a crouching player's eye. */
const STICK = { pitch: 15 * DEG, distance: 1.75, ahead: 0.55, height: 0.06 }

/** What the person has turned and drawn near with the hand. */
export interface Hand {
  readonly yaw: number
  readonly pitch: number
  /** 1 = the whole table is in sight. */
  readonly zoom: number
  /** What zooming draws near; null = the middle of the picture. */
  readonly focus: Point | null
}

/** The pose that a camera strives for. `cue` is the last stick seen; without one `stick` falls back to `head`. */
export function cameraGoal(
  mode: CameraMode,
  outline: readonly Triple[],
  screen: Screen,
  hand: Hand,
  cue: CuePose | null,
): CameraPose {
  if (mode === 'stick' && cue !== null) return behindStick(outline, screen, hand, cue)
  return drawNear(wholeTable(mode, outline, screen, hand), hand)
}

function wholeTable(mode: CameraMode, outline: readonly Triple[], screen: Screen, hand: Hand): CameraPose {
  if (mode === 'free') return fitOutline(outline, hand.yaw, hand.pitch, screen)
  if (mode === 'top' || mode === 'desk') {
    const pitch = mode === 'top' ? 90 * DEG : DESK_PITCH
    const lying = fitOutline(outline, 90 * DEG, pitch, screen)
    const upright = fitOutline(outline, 0, pitch, screen)
    return lying.distance <= upright.distance ? lying : upright
  }
  return fitOutline(outline, 0, headPitch(outline, screen), screen)
}

/** Least pitch from 35 degrees up at which the table fills the free area upwards as well as across. */
export function headPitch(outline: readonly Triple[], screen: Screen): number {
  let low = HEAD_PITCH.least
  let high = HEAD_PITCH.most
  if (fitSlack(outline, 0, low, screen) <= 0) return low
  if (fitSlack(outline, 0, high, screen) > 0) return high
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (fitSlack(outline, 0, middle, screen) > 0) low = middle
    else high = middle
  }
  return high
}

function drawNear(pose: CameraPose, hand: Hand): CameraPose {
  if (hand.zoom === 1) return pose
  const share = 1 - 1 / hand.zoom
  const at = hand.focus ?? [pose.target[0], pose.target[1]]
  return {
    ...pose,
    distance: pose.distance / hand.zoom,
    target: [
      pose.target[0] + (at[0] - pose.target[0]) * share,
      pose.target[1] + (at[1] - pose.target[1]) * share,
      pose.target[2],
    ],
  }
}

function behindStick(outline: readonly Triple[], screen: Screen, hand: Hand, cue: CuePose): CameraPose {
  const yaw = cue.directionDeg * DEG
  const pitch = Math.max(STICK.pitch, cue.elevationDeg * DEG * 0.8)
  const lens = fitOutline(outline, yaw, pitch, screen)
  const ahead = STICK.ahead / hand.zoom
  return {
    ...lens,
    target: [cue.contact[0] + ahead * Math.cos(yaw), cue.contact[1] + ahead * Math.sin(yaw), STICK.height],
    distance: STICK.distance / hand.zoom,
  }
}
