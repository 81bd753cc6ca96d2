/** Fixed scenes of which reference pictures are kept. */
import { BallOrientations } from '../../src/app/ball-orientations.ts'
import { type BallSample, type ShotPaths, simulateShot } from '../../src/physics/index.ts'
import { breakShot } from '../../src/scenarios/index.ts'
import { type BallId, makeTable, type Point, TABLE_SPECS } from '../../src/table/index.ts'
import type { BallPose, CameraMode, CuePose, Frame, Sight } from '../../src/view/index.ts'

const R = 0.028575
const SPEC = TABLE_SPECS['9ft']
const BREAK = breakShot({ kind: 'eight-ball', gaps: 'tight', seed: 11, ballSpeed: 9 })
const EMPTY: Frame = { balls: [], cue: null, guide: null, placing: null, marked: [] }

export const SCENE_NAMES = ['rack', 'behind-the-stick', 'after-the-break', 'contact', 'pocket'] as const
export type SceneName = (typeof SCENE_NAMES)[number]

/** A frame and where it is seen from. */
export interface PictureScene {
  readonly frame: Frame
  readonly from: CameraMode | Sight
}

/** Scenes by name; the break is played by the solver, whose bits are the same everywhere. */
export function pictureScene(name: SceneName): PictureScene {
  switch (name) {
    case 'rack':
      return rack()
    case 'behind-the-stick':
      return behindTheStick()
    case 'after-the-break':
      return { frame: { ...EMPTY, balls: ballsOfBreak(Infinity) }, from: 'top' }
    case 'contact':
      return contact()
    case 'pocket':
      return pocket()
  }
}

function rack(): PictureScene {
  const balls = ballsOfBreak(0)
  const cue = balls.find(({ id }) => id === 'cue')!
  return { frame: { ...EMPTY, balls, cue: stickAt([cue.r[0]!, cue.r[1]!], 0, 0.012) }, from: 'head' }
}

const MID_RACK: Readonly<Partial<Record<BallId, Point>>> = {
  cue: [-0.62, -0.2],
  '1': [-0.05, 0.02],
  '10': [0.34, -0.36],
  '3': [0.22, 0.31],
  '12': [0.78, 0.12],
  '8': [0.92, -0.24],
}

function behindTheStick(): PictureScene {
  const cue = MID_RACK.cue!
  const turn = (Math.atan2(0.22, 0.57) * 180) / Math.PI
  const ghost: Point = [-0.103, -0.0007]
  const guide = {
    cuePath: [cue, ghost],
    ghost,
    cueAfter: [ghost, [0.02, -0.2]],
    objectPath: [MID_RACK['1']!, [0.5, 0.24]],
    object: '1',
    lawful: true,
  } as const
  const frame = {
    ...EMPTY,
    balls: lying(MID_RACK),
    cue: stickAt(cue, turn, 0.03),
    guide,
    marked: ['1'],
  } as const
  return { frame, from: 'stick' }
}

function contact(): PictureScene {
  const gap = 2 * R
  const balls = lying({
    cue: [0.1, 0.05],
    '4': [0.1 + gap * 0.8, 0.05 + gap * 0.6],
    '1': [0.1 + gap * 1.01, 0.05 - 0.012],
  })
  const from = { target: [0.1 + R, 0.05, R], yawDeg: 30, pitchDeg: 62, span: 0.15 } as const
  return { frame: { ...EMPTY, balls }, from }
}

function pocket(): PictureScene {
  const { centre } = makeTable(SPEC, R).pockets.FL
  const balls: BallPose[] = [
    ...lying({ '2': [centre[0] - 0.075, centre[1] - 0.09], '13': [centre[0] - 0.32, centre[1] - 0.083] }),
    { id: '7', r: [centre[0] + 0.024, centre[1] - 0.02, -0.08], q: [0.3, 0.2, 0.4, 0.84] },
  ]
  const from = {
    target: [centre[0] - 0.05, centre[1] - 0.05, 0],
    yawDeg: 38,
    pitchDeg: 54,
    span: 0.36,
  } as const
  return { frame: { ...EMPTY, balls }, from }
}

function stickAt([x, y]: Point, directionDeg: number, pull: number): CuePose {
  const turn = (directionDeg * Math.PI) / 180
  return { contact: [x - R * Math.cos(turn), y - R * Math.sin(turn), R], directionDeg, elevationDeg: 3, pull }
}

function lying(places: Readonly<Partial<Record<BallId, Point>>>): BallPose[] {
  const turns = new BallOrientations()
  return (Object.entries(places) as [BallId, Point][]).map(([id, [x, y]]) => ({
    id,
    r: [x, y, R],
    q: turns.of(id),
  }))
}

/** The break t seconds after its stroke. */
export function ballsOfBreak(t: number): BallPose[] {
  const paths = pathsOfBreak()
  const turns = new BallOrientations()
  const poses: BallPose[] = []
  for (const id of paths.balls) {
    const { phase, r, q } = paths.sample(id, Math.min(t, paths.duration), emptySample())
    if (phase === 'pocketed' || phase === 'off-table' || r[2]! < -0.3) continue
    poses.push({ id, r, q: turns.during(id, q) })
  }
  return poses
}

const played = new Map<string, ShotPaths>()

/** The solver plays it once. */
function pathsOfBreak(): ShotPaths {
  const known = played.get('break')
  if (known) return known
  const shot = simulateShot({ ...BREAK, report: { paths: true } })
  if (!shot.ok) throw new Error(shot.error.code)
  played.set('break', shot.value.paths!)
  return shot.value.paths!
}

function emptySample(): BallSample {
  const row = (n: number) => new Float64Array(n)
  return { phase: 'resting', r: row(3), v: row(3), w: row(3), q: row(4) }
}
