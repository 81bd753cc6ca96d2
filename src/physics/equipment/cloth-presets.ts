import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../parameters.ts'

/** What a cloth settles; everything else belongs to balls, rubber and cue. */
type ClothParameters = Pick<
  PhysicsParameters,
  | 'slidingFriction'
  | 'slateFriction'
  | 'cushionClothFriction'
  | 'rollingFriction'
  | 'spinDeceleration'
  | 'cushionRestitution'
>

export interface ClothPreset {
  readonly id: string
  /** Where the numbers are from. */
  readonly source: string
  readonly parameters: Readonly<ClothParameters>
}

const MEDIUM = DEFAULT_PARAMETERS
const LAW = { atRest: 0.9, perSpeed: -0.02, least: 0.7 }

/** The cloth is the same under the ball, in a bounce and at the cushion; the rubber under it answers by `livelier`. */
function cloth(mu: number, rolling: number, spin: number, livelier: number): ClothParameters {
  const share = (value: number) => Math.round((value + livelier) * 1000) / 1000
  return {
    slidingFriction: mu,
    slateFriction: mu,
    cushionClothFriction: mu,
    rollingFriction: rolling,
    spinDeceleration: spin,
    cushionRestitution: { atRest: share(LAW.atRest), perSpeed: LAW.perSpeed, least: share(LAW.least) },
  }
}

/**
 * Cloths by id, fastest first. Rolling friction from Shepard's table speed S, mu_r = 4 L / (g S): 138, 104, 80 and 65 on
 * nine feet, of which he calls 100-130 fast, 80-100 ordinary and 50-70 slow; sliding friction and spin inside the ranges
 * of Alciatore's property pages. Humidity works through friction and the rubber; by how much nobody has published, so
 * that row is a choice of ours between the used and the napped cloth.
 */
export const CLOTH_PRESETS = [
  {
    id: 'worsted-new',
    source: 'Shepard S 138 (fast); Alciatore mu_s 0.15-0.40, spin 5-15 rad/s2',
    parameters: cloth(0.17, 0.0075, 8, 0.01),
  },
  {
    id: 'worsted-used',
    source: 'Shepard S 104 (ordinary); the values that bank and kick tables are fitted with',
    parameters: cloth(MEDIUM.slidingFriction, MEDIUM.rollingFriction, MEDIUM.spinDeceleration, 0),
  },
  {
    id: 'humid',
    source: 'Shepard S 80 (ordinary to slow); worsted on a humid day, choice of ours',
    parameters: cloth(0.22, 0.013, 12, -0.02),
  },
  {
    id: 'napped',
    source: 'Shepard S 65 (slow); napped or woollen cloth, Alciatore mu_s up to 0.40',
    parameters: cloth(0.24, 0.016, 14, -0.03),
  },
] as const satisfies readonly ClothPreset[]

export type ClothId = (typeof CLOTH_PRESETS)[number]['id']
