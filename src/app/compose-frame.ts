import { computed } from '@preact/signals'
import type { AimPreview } from '../game/index.ts'
import type { BallSample } from '../physics/index.ts'
import { BALL_IDS, type BallId, type Point } from '../table/index.ts'
import { AIM_HELPS, type AimHelp } from '../ui/index.ts'
import type { AimGuide, BallPose, CuePose, Frame, Placing } from '../view/index.ts'
import type { BallOrientations } from './ball-orientations.ts'
import { ballsInPockets } from './balls-in-pockets.ts'
import { tipContact } from './cue-geometry.ts'
import { emptySample, type ShotPlayback } from './shot-playback.ts'
import { pullAt } from './stroke-motion.ts'
import type { TableSession } from './table-session.ts'

const NOTHING: Frame = { balls: [], cue: null, guide: null, placing: null, marked: [] }

/**
 * What the picture shows now: the running shot at its time, or the table with the stroke in preparation.
 * At rest the same frame is given again until something under it changes.
 */
export function frameComposer(session: TableSession, orientations: BallOrientations): () => Frame {
  const inPockets = computed(() => ballsInPockets(session.shown.value, orientations))
  const resting = computed<Frame>(() => ({
    balls: [...lyingBalls(session, orientations), ...inPockets.value],
    cue: aimingCue(session),
    guide: aimGuide(session),
    placing: placing(session),
    marked: markedBalls(session),
  }))
  return () => {
    const running = session.playback.value
    if (!running) return resting.value
    const kept = session.game.value.match.terms.table.pocketSystem === 'drop'
    return { ...NOTHING, balls: runningBalls(running, orientations, kept), cue: runningCue(running, session) }
  }
}

/** A ball that has been this far under the cloth is out of sight, m. */
const OUT_OF_SIGHT = -0.3

/** `kept` = pockets keep what falls into them. */
function runningBalls(
  running: ShotPlayback,
  orientations: BallOrientations,
  kept: boolean,
): readonly BallPose[] {
  const { paths } = running
  if (!paths) return []
  const poses: BallPose[] = []
  for (const id of paths.balls) {
    const sample: BallSample = paths.sample(id, running.time, emptySample())
    const gone = sample.phase === 'off-table' || (sample.phase === 'pocketed' && !kept)
    if (gone || sample.r[2]! < OUT_OF_SIGHT) continue
    poses.push({ id, r: sample.r, q: orientations.during(id, sample.q) })
  }
  return poses
}

function runningCue(running: ShotPlayback, session: TableSession): CuePose | null {
  const cueBall = running.shot.before.cue
  const { pull } = running
  if (!cueBall || pull === null) return null
  const { stroke } = running.shot
  const { directionDeg, elevationDeg } = stroke
  const aim = { ...stroke.tip, directionDeg, elevationDeg, speed: stroke.speed }
  const radius = session.game.value.parameters.ballRadius
  return { contact: tipContact(aim, cueBall, radius), directionDeg, elevationDeg, pull }
}

function lyingBalls(session: TableSession, orientations: BallOrientations): readonly BallPose[] {
  const { match, parameters } = session.shown.value
  const poses: BallPose[] = []
  for (const id of BALL_IDS) {
    const at = id === 'cue' ? session.hand.cueBall : match.phase === 'lag' ? undefined : match.balls[id]
    if (at) poses.push({ id, r: [at[0], at[1], parameters.ballRadius], q: orientations.of(id) })
  }
  return poses
}

function aimingCue(session: TableSession): CuePose | null {
  const cueBall = session.hand.cueBall
  const { task, aim, pull, placing } = session.model
  if ((task.value.kind !== 'shoot' && task.value.kind !== 'thinking') || !cueBall) return null
  if (placing.value && session.pointerHoldsBall.value) return null
  const { directionDeg, elevationDeg } = aim.value
  const radius = session.shown.value.parameters.ballRadius
  return {
    contact: tipContact(aim.value, cueBall, radius),
    directionDeg,
    elevationDeg,
    pull: pullAt(pull.value),
  }
}

function aimGuide(session: TableSession): AimGuide | null {
  const preview = session.aim.preview.value
  if (!preview || session.model.task.value.kind !== 'shoot') return null
  const help = session.model.aimHelp
  if (help === 'none') return null
  const { cuePath, object } = preview
  const step = AIM_HELPS.indexOf(help)
  const upTo = (least: AimHelp) => step >= AIM_HELPS.indexOf(least)
  const ghost = upTo('ghost') ? preview.ghost : null
  const cueAfter = upTo('cue-path') ? preview.cueAfter : []
  const objectPath = upTo('full') ? preview.objectPath : []
  const tangent = upTo('tangent') ? tangentLine(preview) : []
  const { match } = session.shown.value
  // A declared push-out may hit anything; a lag hits nothing.
  const free = match.phase === 'lag' || (match.phase === 'aiming' && match.declaration.pushOut === true)
  return { cuePath, ghost, cueAfter, objectPath, tangent, object, lawful: preview.lawful || free }
}

/** So long is the line in which the cue ball leaves, m. */
const TANGENT = 0.3

function tangentLine({ ghost, departure }: AimPreview): readonly Point[] {
  if (!ghost || !departure) return []
  return [ghost, [ghost[0] + TANGENT * departure[0], ghost[1] + TANGENT * departure[1]]]
}

function placing(session: TableSession): Placing | null {
  const area = session.hand.area.value
  const at = session.hand.cueBall
  if (!session.hand.held.value || !area || !at || session.model.task.value.kind !== 'shoot') return null
  return { at, area, free: session.hand.draft.value !== null }
}

/** The ball that must be hit first when there is one, and what is called; the ball that is about to be picked. */
function markedBalls(session: TableSession): readonly BallId[] {
  const { task, demand, calling, picked } = session.model
  if (task.value.kind === 'pick-ball') return picked.value ? [picked.value] : []
  if (task.value.kind !== 'shoot') return []
  const legal = demand.value?.legalFirst
  const called = calling.value?.declared.map(({ ball }) => ball) ?? []
  return [...(legal?.length === 1 ? legal : []), ...called]
}
