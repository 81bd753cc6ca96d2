import type { BallStart, ShotRequest } from '../physics/index.ts'

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

/** The same shot seen in a mirror: x to -x (head and foot change places) or y to -y (left and right). */
export function mirrorShot(request: ShotRequest, axis: Axis): ShotRequest {
  const { stroke } = request
  const balls = request.balls.map((ball) => mirrorBall(ball, axis))
  if (stroke === undefined) return { ...request, balls }
  return {
    ...request,
    balls,
    stroke: {
      ...stroke,
      directionDeg: axis === 'x' ? 180 - stroke.directionDeg : 0 - stroke.directionDeg,
      tip: { side: 0 - stroke.tip.side, height: stroke.tip.height },
    },
  }
}
