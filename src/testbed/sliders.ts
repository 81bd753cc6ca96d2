import { dampingFor, type PhysicsParameters, type ShotRequest } from '../physics/index.ts'
import type { CueStroke } from '../shot/index.ts'

/** One number of a request that can be turned. */
export interface Slider {
  readonly label: string
  readonly unit: string
  readonly least: number
  readonly most: number
  readonly step: number
  /** null = the request has no such number. */
  readonly read: (request: ShotRequest) => number | null
  readonly write: (request: ShotRequest, value: number) => ShotRequest
}

type Range = readonly [least: number, most: number, step: number]

function strokeSlider(
  label: string,
  unit: string,
  [least, most, step]: Range,
  read: (stroke: CueStroke) => number,
  write: (stroke: CueStroke, value: number) => CueStroke,
): Slider {
  return {
    label,
    unit,
    least,
    most,
    step,
    read: ({ stroke }) => (stroke === undefined ? null : read(stroke)),
    write: (request, value) =>
      request.stroke === undefined ? request : { ...request, stroke: write(request.stroke, value) },
  }
}

type NumberKey = {
  [K in keyof PhysicsParameters]-?: PhysicsParameters[K] extends number ? K : never
}[keyof PhysicsParameters]

function parameterSlider(
  label: string,
  unit: string,
  [least, most, step]: Range,
  key: NumberKey,
  also: (value: number) => Partial<PhysicsParameters> = () => ({}),
): Slider {
  return {
    label,
    unit,
    least,
    most,
    step,
    read: ({ parameters }) => parameters[key],
    write: (request, value) => ({
      ...request,
      parameters: { ...request.parameters, [key]: value, ...also(value) },
    }),
  }
}

/** A law that depends on speed is turned as a whole: its value at rest, with the same slope. */
const cushionSlider: Slider = {
  label: 'Cushion restitution',
  unit: '',
  least: 0.5,
  most: 1,
  step: 0.01,
  read: ({ parameters: { cushionRestitution: law } }) => (typeof law === 'number' ? law : law.atRest),
  write: (request, value) => {
    const law = request.parameters.cushionRestitution
    const cushionRestitution = typeof law === 'number' ? value : { ...law, atRest: value }
    return { ...request, parameters: { ...request.parameters, cushionRestitution } }
  },
}

export const STROKE_SLIDERS: readonly Slider[] = [
  strokeSlider(
    'Stick speed',
    'm/s',
    [0.05, 12, 0.05],
    (s) => s.speed,
    (s, speed) => ({ ...s, speed }),
  ),
  strokeSlider(
    'Heading',
    'deg',
    [-180, 180, 0.25],
    (s) => s.directionDeg,
    (s, directionDeg) => ({ ...s, directionDeg }),
  ),
  strokeSlider(
    'Elevation',
    'deg',
    [0, 80, 0.5],
    (s) => s.elevationDeg,
    (s, elevationDeg) => ({ ...s, elevationDeg }),
  ),
  strokeSlider(
    'Tip to the right',
    'R',
    [-0.6, 0.6, 0.01],
    (s) => s.tip.side,
    (s, side) => ({ ...s, tip: { ...s.tip, side } }),
  ),
  strokeSlider(
    'Tip above centre',
    'R',
    [-0.6, 0.6, 0.01],
    (s) => s.tip.height,
    (s, height) => ({ ...s, tip: { ...s.tip, height } }),
  ),
]

export const PARAMETER_SLIDERS: readonly Slider[] = [
  parameterSlider('Sliding friction', '', [0.05, 0.5, 0.01], 'slidingFriction', (slateFriction) => ({
    slateFriction,
  })),
  parameterSlider('Rolling friction', '', [0.002, 0.03, 0.0005], 'rollingFriction'),
  parameterSlider('Spin deceleration', 'rad/s²', [1, 30, 0.5], 'spinDeceleration'),
  parameterSlider('Ball restitution', '', [0.5, 1, 0.01], 'ballRestitution', (e) => ({
    hertzDamping: dampingFor(e),
  })),
  cushionSlider,
  parameterSlider('Cushion friction', '', [0, 0.5, 0.01], 'cushionFriction'),
  parameterSlider('Jaw restitution factor', '', [0.3, 1, 0.01], 'jawRestitutionFactor'),
  parameterSlider('Slate restitution', '', [0, 0.9, 0.01], 'slateRestitution'),
  parameterSlider('Tip restitution', '', [0.4, 0.95, 0.01], 'tipRestitution'),
  parameterSlider('Tip friction', '', [0.2, 1, 0.01], 'tipFriction'),
  parameterSlider('Cue mass', 'kg', [0.3, 0.8, 0.005], 'cueMass'),
  parameterSlider('Gravity', 'm/s²', [1, 20, 0.01], 'gravity'),
]
