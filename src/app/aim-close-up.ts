import type { AimPreview } from '../game/index.ts'
import type { Point } from '../table/index.ts'
import type { CameraMode, Sight, TableView } from '../view/index.ts'
import type { TableSession } from './table-session.ts'

/** A key that only passes by does not move the picture, s. */
const PATIENCE = 0.2
/** Between two presses of a button the picture stays where it is, s. */
const LINGER = 0.5
/** Seconds of the way there, to another contact, and back. */
const GLIDE = 0.45
/** So many ball radii are seen across: a ball is about a sixth of the picture. */
const SPAN = 12
/** A contact that has gone this far, in ball radii, is followed; what is nearer moves within the picture. */
const FOLLOW = 3
/** Steep enough that the ghost does not hide what it touches, degrees. */
const PITCH = { table: 48, stick: 38, top: 90 } as const

/** What is aimed at in this frame. */
export interface FineAim {
  /** A stroke is being aimed, and the line is shown. */
  readonly aiming: boolean
  /** The hand asks for the fine aim. */
  readonly wanted: boolean
  readonly preview: AimPreview | null
  /** Place of the ball that is hit first, if any. */
  readonly object: Point | null
  readonly directionDeg: number
  readonly ballRadius: number
}

/** While the aim is fine the picture goes near to the contact of ghost and object ball; then back to where it was. */
export class AimCloseUp {
  readonly #view: Pick<TableView, 'camera' | 'moved' | 'look'>
  #sight: Sight | null = null
  #asked = 0
  #lingered = 0

  constructor(view: Pick<TableView, 'camera' | 'moved' | 'look'>) {
    this.#view = view
  }

  /** Once a frame. When no stroke is being aimed any more the picture goes back at once. */
  frame(aim: FineAim, seconds: number): void {
    this.#asked = aim.wanted && aim.aiming ? this.#asked + seconds : 0
    this.#lingered = aim.wanted ? 0 : this.#lingered + seconds
    const stays = this.#sight !== null && aim.aiming && this.#lingered < LINGER
    if (this.#asked < PATIENCE && !stays) this.#leave()
    else this.#go(aim)
  }

  #go(aim: FineAim): void {
    // A camera that a hand has moved shows what the hand wants to see.
    const sight = this.#view.moved ? null : contactSight(aim, this.#view.camera)
    if (sight === null) {
      this.#leave()
      return
    }
    const held = this.#sight
    if (held) {
      const far = Math.hypot(sight.target[0] - held.target[0], sight.target[1] - held.target[1])
      if (far < FOLLOW * aim.ballRadius) return
    }
    this.#sight = sight
    this.#view.look(sight, GLIDE)
  }

  #leave(): void {
    if (this.#sight === null) return
    this.#sight = null
    this.#view.look(null, GLIDE)
  }
}

/** Right of the picture stays right of the table as the chosen camera shows it. Null = the line is not known. */
function contactSight(
  { preview, object, directionDeg, ballRadius }: FineAim,
  camera: CameraMode,
): Sight | null {
  const ghost = preview?.ghost ?? preview?.cuePath.at(-1)
  if (!ghost) return null
  const [x, y] = object ? [(ghost[0] + object[0]) / 2, (ghost[1] + object[1]) / 2] : ghost
  const behindStick = camera === 'stick'
  return {
    target: [x, y, ballRadius],
    yawDeg: behindStick ? directionDeg : 0,
    pitchDeg: behindStick ? PITCH.stick : camera === 'top' ? PITCH.top : PITCH.table,
    span: SPAN * ballRadius,
  }
}

/** Without any help with the aim the picture tells nothing either: it stays where it is. */
export function fineAimOf(session: TableSession): FineAim {
  const { task, aim, aimHelp, placing } = session.model
  const preview = session.aim.preview.value
  const { match, parameters } = session.shown.value
  return {
    aiming: task.value.kind === 'shoot' && aimHelp !== 'none' && !placing.value,
    wanted: session.fineAim.held.value,
    preview,
    object: preview?.object ? (match.balls[preview.object] ?? null) : null,
    directionDeg: aim.value.directionDeg,
    ballRadius: parameters.ballRadius,
  }
}
