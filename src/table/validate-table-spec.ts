import { type Fault, fault, ok, type Result, sinDeg } from '../math/index.ts'
import { POCKET_SYSTEMS, type TableSpec } from './table-spec.ts'

type Measure = Exclude<keyof TableSpec, 'pocketSystem'>

interface Range {
  readonly least: number
  readonly most: number
}

/** What a table for balls of about 57 mm can measure, m and degrees; wide, but nothing that makes no table. */
const RANGES: Readonly<Record<Measure, Range>> = {
  length: { least: 0.8, most: 6 },
  width: { least: 0.5, most: 3 },
  cornerMouth: { least: 0.06, most: 0.3 },
  sideMouth: { least: 0.06, most: 0.3 },
  cornerCutDeg: { least: 125, most: 150 },
  sideCutDeg: { least: 95, most: 130 },
  cornerShelf: { least: 0, most: 0.1 },
  sideShelf: { least: 0, most: 0.05 },
  cornerHoleRadius: { least: 0.03, most: 0.15 },
  sideHoleRadius: { least: 0.03, most: 0.15 },
  lipRadius: { least: 0.0005, most: 0.02 },
  cornerTipRadius: { least: 0.0005, most: 0.05 },
  sideTipRadius: { least: 0.0005, most: 0.05 },
  cushionDepth: { least: 0.03, most: 0.08 },
  railWidth: { least: 0.06, most: 0.4 },
  sightInset: { least: 0.02, most: 0.4 },
  bedHeight: { least: 0.3, most: 1.2 },
}

/**
 * A spec that a table can be made of, for balls of this radius; otherwise `table-spec-range` with the field, or
 * `table-spec-shape` when the fields do not go together.
 */
export function validateTableSpec(spec: TableSpec, ballRadius: number): Result<TableSpec> {
  for (const field of Object.keys(RANGES) as Measure[]) {
    const { least, most } = RANGES[field]
    const value = spec[field]
    if (!(value >= least && value <= most)) {
      return fault('table-spec-range', field, `${field} must lie within ${least} and ${most}`)
    }
  }
  const { pocketSystem } = spec
  if (pocketSystem !== undefined && !POCKET_SYSTEMS.includes(pocketSystem))
    return fault('table-spec-range', 'pocketSystem', `one of ${POCKET_SYSTEMS.join(', ')}`)
  const misfit = shapeFault(spec, ballRadius)
  return misfit === null ? ok(spec) : { ok: false, error: misfit }
}

function shapeFault(spec: TableSpec, ballRadius: number): Fault | null {
  const diameter = 2 * ballRadius
  const wrong = (path: keyof TableSpec, message: string): Fault => ({
    code: 'table-spec-shape',
    path,
    message,
  })
  if (spec.width > spec.length) return wrong('width', 'a table is at least as long as it is wide')
  if (throat(spec, 'corner') <= diameter) return wrong('cornerMouth', 'no ball passes the corner pockets')
  if (throat(spec, 'side') <= diameter) return wrong('sideMouth', 'no ball passes the side pockets')
  for (const kind of ['corner', 'side'] as const) {
    if (spec[`${kind}HoleRadius`] <= ballRadius)
      return wrong(`${kind}HoleRadius`, 'the hole is smaller than a ball')
    if (roundingLength(spec, kind) >= facingLength(spec, kind)) {
      return wrong(`${kind}TipRadius`, 'the rounded tip is longer than the facing')
    }
  }
  if (spec.railWidth <= spec.cushionDepth) return wrong('railWidth', 'the rail is narrower than its cushion')
  if (spec.sightInset >= spec.railWidth) return wrong('sightInset', 'the sights lie outside the rail')
  if (shortestNose(spec) < 4 * diameter) return wrong('length', 'the pockets leave no cushion between them')
  return null
}

function cutDeg(spec: TableSpec, kind: 'corner' | 'side'): number {
  return 180 - spec[`${kind}CutDeg`]
}

function facingLength(spec: TableSpec, kind: 'corner' | 'side'): number {
  return spec.cushionDepth / sinDeg(cutDeg(spec, kind))
}

/** r_t tan(beta / 2): from the sharp tip to where the rounding ends. */
function roundingLength(spec: TableSpec, kind: 'corner' | 'side'): number {
  const half = cutDeg(spec, kind) / 2
  return (spec[`${kind}TipRadius`] * sinDeg(half)) / sinDeg(90 - half)
}

/** Distance of the back ends of the two facings of a pocket, m. */
function throat(spec: TableSpec, kind: 'corner' | 'side'): number {
  const closing = kind === 'corner' ? 45 - cutDeg(spec, kind) : 90 - cutDeg(spec, kind)
  return spec[`${kind}Mouth`] - 2 * facingLength(spec, kind) * sinDeg(closing)
}

function shortestNose(spec: TableSpec): number {
  const corner = spec.cornerMouth * Math.sqrt(0.5) + roundingLength(spec, 'corner')
  const side = spec.sideMouth / 2 + roundingLength(spec, 'side')
  return Math.min(spec.width - 2 * corner, spec.length / 2 - corner - side)
}
