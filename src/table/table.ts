import type { CushionId, PocketId, Point, RailId } from './table-ids.ts'
import type { TableSpec } from './table-spec.ts'

/**
 * An edge of rubber at nose height, seen from above: what a ball can touch. `part` is `nose` on the straight
 * cushion and `jaw` on the rounded tip, the facing and its back end; `rail` and `cushion` of a jaw are those
 * of the nose that ends there. The union is all that the solver needs to know of a cushion.
 */
export type CushionEdge = CushionEdgeOwner &
  (
    | {
        readonly shape: 'line'
        readonly part: 'nose' | 'jaw'
        readonly from: Point
        readonly to: Point
        /** Unit vector from the rubber into play. */
        readonly normal: Point
      }
    | {
        /** Rounded tip: from the end of the nose to the start of the facing, less than half a turn. */
        readonly shape: 'arc'
        readonly part: 'jaw'
        readonly centre: Point
        readonly radius: number
        readonly from: Point
        readonly to: Point
      }
    | {
        /** Back end of a facing, where the rubber stops: a sharp corner. */
        readonly shape: 'point'
        readonly part: 'jaw'
        readonly at: Point
      }
  )

interface CushionEdgeOwner {
  readonly rail: RailId
  readonly cushion: CushionId
  /** Pocket beside a jaw; null for a nose. */
  readonly pocket: PocketId | null
}

export type LineEdge = Extract<CushionEdge, { shape: 'line' }>
export type ArcEdge = Extract<CushionEdge, { shape: 'arc' }>
export type PointEdge = Extract<CushionEdge, { shape: 'point' }>

/** One side of a pocket's mouth. */
export interface Jaw {
  readonly rail: RailId
  readonly cushion: CushionId
  /** Where nose line and facing line would meet without rounding. */
  readonly sharpTip: Point
  readonly tip: ArcEdge
  readonly facing: LineEdge
  readonly end: PointEdge
}

export interface Pocket {
  readonly id: PocketId
  readonly kind: 'corner' | 'side'
  /** Unit vector out of the bed, down the middle of the mouth. */
  readonly axis: Point
  /** Middle of the line between the sharp tips. */
  readonly mouth: Point
  /** Distance of the sharp tips, m. */
  readonly mouthWidth: number
  /** Centre of the drop hole. */
  readonly centre: Point
  /** Radius of the vertical cut of the slate (R_h), m. */
  readonly holeRadius: number
  /** Flat slate carries a ball while its centre is at least this far from `centre` (R_h + rho_e), m. */
  readonly supportRadius: number
  readonly jaws: readonly [Jaw, Jaw]
}

/** A table made from its spec: everything that is hit, ruled by and drawn, in the axes of the bed. */
export interface Table {
  readonly spec: TableSpec
  /** R, m. */
  readonly ballRadius: number
  /** Height of every cushion edge above the cloth, m. */
  readonly noseHeight: number
  /** Plan distance of a ball's centre from an edge that it touches while it lies on the cloth (Rc), m. */
  readonly contactDistance: number
  /** Noses, tips, facings and back ends; cushion by cushion, each in one chain from jaw to jaw. */
  readonly edges: readonly CushionEdge[]
  readonly pockets: Readonly<Record<PocketId, Pocket>>
}
