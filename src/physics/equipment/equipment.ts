import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../parameters.ts'
import { BALL_PRESETS, type BallSetId } from './ball-presets.ts'
import { CLOTH_PRESETS, type ClothId } from './cloth-presets.ts'

/** What is played on and with, by id. */
export interface Equipment {
  readonly cloth: ClothId
  readonly balls: BallSetId
}

/** The equipment that gives the default parameters. */
export const DEFAULT_EQUIPMENT: Equipment = { cloth: 'worsted-used', balls: 'clean' }

/** Parameters of a cloth and a set of balls; whatever neither settles is as in `base`. Plain data, kept in full by a record. */
export function parametersOf(
  { cloth, balls }: Equipment,
  base: PhysicsParameters = DEFAULT_PARAMETERS,
): PhysicsParameters {
  return {
    ...base,
    ...CLOTH_PRESETS.find(({ id }) => id === cloth)!.parameters,
    ...BALL_PRESETS.find(({ id }) => id === balls)!.parameters,
  }
}

/** The presets that parameters agree with in all that they settle; null where somebody has turned a value. */
export function equipmentOf(parameters: PhysicsParameters): {
  readonly cloth: ClothId | null
  readonly balls: BallSetId | null
} {
  const agrees = (preset: { readonly parameters: object }) =>
    Object.entries(preset.parameters).every(([key, value]) =>
      same(parameters[key as keyof PhysicsParameters], value),
    )
  return {
    cloth: CLOTH_PRESETS.find(agrees)?.id ?? null,
    balls: BALL_PRESETS.find(agrees)?.id ?? null,
  }
}

/** Equal numbers, or equal laws whatever the order of their fields. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const other = b as Readonly<Record<string, unknown>>
  const entries = Object.entries(a)
  return entries.length === Object.keys(other).length && entries.every(([key, value]) => value === other[key])
}
