import { type Fault, fault } from '../math/index.ts'
import type { PhysicsParameters } from './parameters.ts'

interface Range {
  readonly least: number
  readonly most: number
}

type NumberKey = {
  [K in keyof PhysicsParameters]-?: PhysicsParameters[K] extends number ? K : never
}[keyof PhysicsParameters]

/** Wider than any ball, cloth or cue, but nothing that stops no ball or makes no shot. */
const RANGES: Readonly<Record<NumberKey, Range>> = {
  ballRadius: { least: 0.015, most: 0.05 },
  ballMass: { least: 0.02, most: 1 },
  gravity: { least: 0.1, most: 100 },
  slidingFriction: { least: 0.001, most: 2 },
  rollingFriction: { least: 0.0001, most: 0.5 },
  spinDeceleration: { least: 0.01, most: 1000 },
  ballRestitution: { least: 0, most: 1 },
  slateRestitution: { least: 0, most: 0.99 },
  slateFriction: { least: 0, most: 2 },
  cushionFriction: { least: 0, most: 2 },
  cushionClothFriction: { least: 0, most: 2 },
  jawRestitutionFactor: { least: 0, most: 1 },
  jawFriction: { least: 0, most: 2 },
  noseHeightRatio: { least: 1, most: 1.6 },
  cueMass: { least: 0.05, most: 5 },
  tipRestitution: { least: 0, most: 1 },
  tipFriction: { least: 0, most: 5 },
  tipRadius: { least: 0.001, most: 0.05 },
  tipContactTime: { least: 0.0001, most: 0.01 },
  hertzStiffness: { least: 1e6, most: 1e11 },
  hertzDamping: { least: 0, most: 10 },
}

/** The first parameter out of its range (`parameter-range`), or null. */
export function parameterFault(p: PhysicsParameters): Fault | null {
  for (const key of Object.keys(RANGES) as NumberKey[]) {
    const wrong = rangeFault(key, p[key], RANGES[key])
    if (wrong !== null) return wrong
  }
  const unit = { least: 0, most: 1 }
  const { ballFriction: f, cushionRestitution: e } = p
  return (
    (p.endMassRatio === null ? null : rangeFault('endMassRatio', p.endMassRatio, { least: 1, most: 1000 })) ??
    (p.followThrough == null ? null : rangeFault('followThrough', p.followThrough, { least: 0, most: 2 })) ??
    (typeof f === 'number'
      ? rangeFault('ballFriction', f, { least: 0, most: 100 })
      : (rangeFault('ballFriction.a', f.a, unit) ??
        rangeFault('ballFriction.b', f.b, { least: 0, most: 5 }) ??
        rangeFault('ballFriction.c', f.c, { least: 0, most: 100 }))) ??
    (typeof e === 'number'
      ? rangeFault('cushionRestitution', e, unit)
      : (rangeFault('cushionRestitution.atRest', e.atRest, unit) ??
        rangeFault('cushionRestitution.perSpeed', e.perSpeed, { least: -1, most: 0 }) ??
        rangeFault('cushionRestitution.least', e.least, unit)))
  )
}

function rangeFault(key: string, value: number, range: Range): Fault | null {
  if (value >= range.least && value <= range.most) return null
  const wrong = fault(
    'parameter-range',
    `parameters.${key}`,
    `${key} must be a number from ${range.least} to ${range.most}`,
  )
  return wrong.error
}
