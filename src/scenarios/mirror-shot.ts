import type { BallStart, HeldBall, ShotRequest } from '../physics/index.ts'
import { POCKET_IDS, type PocketId } from '../table/index.ts'

type Axis = 'x' | 'y'

function mirrorBall(ball: BallStart, axis: Axis): BallStart {
  const sx = axis === 'x' ? -1 : 1
  const sy = -sx
  const { v, w } = ball
  return {
    ...ball,
    x: sx * ball.x + 0,
    y: sy * ball.y + 0,
    ...(v === undefined ? {} : { v: [sx * v[0], sy * v[1], v[2]] as const }),
    // Spin is a pseudovector: the component square to the mirror keeps its sign, the others turn round.
    ...(w === undefined ? {} : { w: [-sx * w[0], -sy * w[1], -w[2]] as const }),
  }
}

/** `HL HR SL SR FL FR`: end, then side. */
function mirrorPocket(pocket: PocketId, axis: Axis): PocketId {
  const number = POCKET_IDS.indexOf(pocket)
  const side = number % 2
  return POCKET_IDS[axis === 'x' ? 4 - (number - side) + side : number - side + (1 - side)]!
}

function mirrorHeld(held: readonly HeldBall[], axis: Axis): HeldBall[] {
  return held.map(({ id, pocket }) => ({ id, pocket: mirrorPocket(pocket, axis) }))
}

/** The same shot seen in a mirror: x to -x (head and foot change places) or y to -y (left and right). */
export function mirrorShot(request: ShotRequest, axis: Axis): ShotRequest {
  const { stroke, held } = request
  const seen: ShotRequest = {
    ...request,
    balls: request.balls.map((ball) => mirrorBall(ball, axis)),
    ...(held !== undefined && { held: mirrorHeld(held, axis) }),
  }
  if (stroke === undefined) return seen
  return {
    ...seen,
    stroke: {
      ...stroke,
      directionDeg: axis === 'x' ? 180 - stroke.directionDeg : 0 - stroke.directionDeg,
      tip: { side: 0 - stroke.tip.side, height: stroke.tip.height },
    },
  }
}
