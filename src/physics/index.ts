export {
  type BallFriction,
  type CushionRestitution,
  DEFAULT_PARAMETERS,
  type PhysicsParameters,
} from './parameters.ts'
export {
  type BallPhase,
  type BallSample,
  type BallStart,
  type Fidelity,
  type FinalBall,
  type ShotPaths,
  type ShotRequest,
  type ShotResult,
  type ShotStats,
  STEP_RATES,
  type StepHz,
} from './shot-request.ts'
