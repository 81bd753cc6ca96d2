/**
 * What leaves the bed: the rounded edge of a pocket, its inside, rail tops, the floor. The solver of the bed owns a
 * ball while its centre is over cloth that carries it; this world owns it everywhere else. It ticks at 1/1024 s of the
 * shot's clock, whatever the outer step; same calls, same bits, and a mirrored shot is mirrored to the last bit.
 *
 * How the solver of the bed plays with it:
 *
 * 1. Make one world per solver with `makeOffBedWorld`, `reset` it for every shot.
 * 2. Before it resolves its own next event at time t (infinite when there is none):
 *    `while (world.nextTick <= t && world.advance(t, bed))` take up `world.handBacks`: put each ball to its `state` at
 *    its `t` (that of a tick, never before the solver's clock), start its motion, predict anew, and let t be the new
 *    next event. A `returned` ball is on the cloth (z = R) or in the air and touches no other ball; a `struck` one is
 *    where the bed has it at that time, with new velocity and spin: one that is pressed into the slate bounces there.
 * 3. A ball on the cloth whose centre crosses the circle of `supportRadius` inwards: `enter(ball, t, state, pocket)`.
 *    A flying ball: `ExitSearch` finds when it passes the edge of the bed in plan; `enter` with the pocket, or null
 *    above a rail. A ball that starts the shot over a hole enters at t = 0. Until it is handed back the ball is none of
 *    the bed's (kind FALLING); what it touches meanwhile, balls on the bed included, is found here.
 * 4. `world.events` grows; read it after every `enter` and `advance` and empty it. It has `pocket-lip` and everything
 *    after it. A `pocketed` may be older than the events told before it.
 * 5. The shot is over when the bed is at rest and the world `isEmpty`. `rail-top-rest`, `off-table` and `pocketed` are
 *    the last words on a ball.
 *
 * With `segments` the paths are noted there, row by row as the bed notes its own: FALLING with constant accelerations,
 * at the end POCKETED, OFF_TABLE (when it reaches the floor) or RESTING (on a rail).
 */
export { ExitSearch, type FlightExit } from './flight-exit.ts'
export { makeOffBedWorld } from './make-off-bed-world.ts'
export type { BedBalls, HandBack, OffBedEvent, OffBedKinematics, StateVector } from './off-bed-event.ts'
export {
  type DownBall,
  DROP_FLOOR,
  type OffBedShot,
  type OffBedWorld,
  type PocketKind,
} from './off-bed-world.ts'
export { TICK_HZ } from './tick-rate.ts'
