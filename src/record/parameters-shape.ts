import * as v from 'valibot'
import { DEFAULT_PARAMETERS, dampingFor, type PhysicsParameters, restitutionFor } from '../physics/index.ts'
import { number, within } from './shapes.ts'

const optionalNumber = v.exactOptional(number)

const ballFriction = v.lazy((input) =>
  typeof input === 'object' ? v.strictObject({ a: number, b: number, c: number }) : number,
)

const cushionRestitution = v.lazy((input) =>
  typeof input === 'object' ? v.strictObject({ atRest: number, perSpeed: number, least: number }) : number,
)

/**
 * Parameters that differ from the defaults, by the names of `PhysicsParameters`; their ranges are checked by physics,
 * but for those that another parameter follows from.
 */
export const parametersShape = v.strictObject({
  ballRadius: optionalNumber,
  ballMass: optionalNumber,
  gravity: optionalNumber,
  slidingFriction: optionalNumber,
  rollingFriction: optionalNumber,
  spinDeceleration: optionalNumber,
  ballRestitution: v.exactOptional(within(0.01, 1, 'parameter-range')),
  ballFriction: v.exactOptional(ballFriction),
  planarCollisions: v.exactOptional(v.boolean()),
  slateRestitution: optionalNumber,
  slateFriction: optionalNumber,
  cushionRestitution: v.exactOptional(cushionRestitution),
  cushionFriction: optionalNumber,
  cushionClothFriction: optionalNumber,
  jawRestitutionFactor: optionalNumber,
  jawFriction: optionalNumber,
  noseHeightRatio: optionalNumber,
  cueMass: optionalNumber,
  tipRestitution: optionalNumber,
  tipFriction: optionalNumber,
  tipRadius: optionalNumber,
  tipContactTime: optionalNumber,
  endMassRatio: v.exactOptional(v.nullable(number)),
  followThrough: v.exactOptional(v.nullable(number)),
  hertzStiffness: optionalNumber,
  hertzDamping: v.exactOptional(within(0, 10, 'parameter-range')),
} satisfies Record<keyof PhysicsParameters, unknown>)

type ParametersDocument = v.InferOutput<typeof parametersShape>

/**
 * The defaults with what differs. Two pairs go together: of restitution and Tsuji damping between balls, and of
 * cloth and slate friction, the one that is not given follows from the other.
 */
export function readParameters(differing: ParametersDocument = {}): PhysicsParameters {
  const { ballRestitution, hertzDamping, slidingFriction, slateFriction } = differing
  return {
    ...DEFAULT_PARAMETERS,
    ...(ballRestitution === undefined ? {} : { hertzDamping: dampingFor(ballRestitution) }),
    ...(hertzDamping === undefined ? {} : { ballRestitution: restitutionFor(hertzDamping) }),
    ...(slidingFriction === undefined ? {} : { slateFriction: slidingFriction }),
    ...(slateFriction === undefined ? {} : { slidingFriction: slateFriction }),
    ...differing,
  }
}
