export {
  BALL_PRESETS,
  type BallPreset,
  type BallSetId,
  CLOTH_PRESETS,
  type ClothId,
  type ClothPreset,
  DEFAULT_EQUIPMENT,
  type Equipment,
  equipmentOf,
  parametersOf,
} from './equipment/index.ts'
export {
  type BallFriction,
  type CushionRestitution,
  DEFAULT_PARAMETERS,
  type PhysicsParameters,
} from './parameters.ts'
export { PHYSICS_VERSION } from './physics-version.ts'
export { dampingFor, restitutionFor } from './resolve/cluster-damping.ts'
export type { ShotOutcome } from './shot-outcome.ts'
export {
  type BallMotion,
  type BallPhase,
  type BallSample,
  type BallStart,
  type Fidelity,
  type FinalBall,
  type HeldBall,
  type ShotPaths,
  type ShotRequest,
  type ShotResult,
  type ShotStats,
  STEP_RATES,
  type StepHz,
} from './shot-request.ts'
export { DEFAULT_STEP_HZ, simulateShot } from './simulate-shot.ts'
export { makeSimulation, type Simulation } from './simulation.ts'
export { Solver, type SolverOptions } from './solver.ts'
export {
  type BallPlace,
  type BlockedStick,
  CueClearance,
  STICK,
  type StickAim,
  type StickObstacle,
} from './stick/index.ts'
export { parameterFault } from './validate-parameters.ts'
export { LEVEL_GRACE } from './validate-stick.ts'
