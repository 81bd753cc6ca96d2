import type { BallId, Point, TableSpec } from '../table/index.ts'

/** Where and how one ball is drawn. */
export interface BallPose {
  readonly id: BallId
  readonly r: ArrayLike<number>
  /** Orientation x, y, z, w. */
  readonly q: ArrayLike<number>
}

/** The stick: the tip touches `contact` when `pull` is 0. */
export interface CuePose {
  /** Contact point on the cue ball, m. */
  readonly contact: readonly [number, number, number]
  readonly directionDeg: number
  readonly elevationDeg: number
  /** How far the tip is drawn back from the contact point along the stick, m; negative = followed through. */
  readonly pull: number
}

/** What a perfect stroke will do, from the solver's own paths. */
export interface AimGuide {
  /** Centre of the cue ball up to its first contact. */
  readonly cuePath: readonly Point[]
  /** Where the cue ball is at its first contact with a ball or cushion; null = it reaches nothing. */
  readonly ghost: Point | null
  /** After the contact: the cue ball on, and the object ball. */
  readonly cueAfter: readonly Point[]
  readonly objectPath: readonly Point[]
  /** The straight line in which the cue ball leaves its first contact. */
  readonly tangent?: readonly Point[]
  readonly object: BallId | null
  /** The contact is with a ball that may lawfully be hit first. */
  readonly lawful: boolean
}

/** The cue ball in hand: shown at `at`, with the region where it may lie. */
export interface Placing {
  readonly at: Point
  readonly free: boolean
  readonly area: 'anywhere' | 'kitchen'
}

/** A path drawn over the table: of a ball in a review, of a shot that might have been. */
export interface Trace {
  /** Of the ball's centre, m. */
  readonly points: readonly Point[]
  /** sRGB and opacity, 0 to 1. */
  readonly colour: readonly [r: number, g: number, b: number, opacity: number]
  /** CSS px. */
  readonly width: number
  readonly dashed: boolean
}

/** A circle of ball size drawn over the table: where a ball was or would be. */
export interface Ghost {
  readonly at: Point
  readonly colour: Trace['colour']
}

/** Values over the playing surface, drawn as colours on the cloth. */
export interface HeatMap {
  readonly nx: number
  readonly ny: number
  /** Row by row from the head-right corner; null where there is none. */
  readonly values: readonly (number | null)[]
  /** Values at the two ends of the colours. */
  readonly low: number
  readonly high: number
}

/** All that a frame shows; built anew from the game by the caller, read only by the view. */
export interface Frame {
  readonly balls: readonly BallPose[]
  readonly cue: CuePose | null
  readonly guide: AimGuide | null
  readonly placing: Placing | null
  /** A ring is drawn around these, e.g. the lowest ball. */
  readonly marked: readonly BallId[]
  readonly traces?: readonly Trace[]
  readonly ghosts?: readonly Ghost[]
  readonly heat?: HeatMap
}

/**
 * `head` = behind the head rail; on an upright screen the table stands with its head at the bottom. `desk` = the table
 * lies across the screen (stands, on an upright one) and is seen steeply from above.
 */
export type CameraMode = 'head' | 'top' | 'stick' | 'free' | 'desk'

/** A camera placed by the caller: it looks along a heading and down by a pitch at a target. */
export interface Sight {
  /** What the middle of the free area shows, m. */
  readonly target: readonly [x: number, y: number, z: number]
  /** 0 looks towards the foot, counter-clockwise seen from above, degrees. */
  readonly yawDeg: number
  /** 0 = level, 90 = straight down. */
  readonly pitchDeg: number
  /** Metres at the target that the smaller side of the free area shows. */
  readonly span: number
}

/** CSS pixels that panels cover at each edge: the table is kept in sight between them. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type ViewQuality = 'high' | 'medium' | 'low' | 'software'

export type BallLook = 'pool' | 'siberian'

export interface ViewOptions {
  readonly quality: ViewQuality
  readonly cloth: 'blue' | 'green' | 'camel'
  readonly wood: 'walnut' | 'maple'
  /** Siberian Ten: ivory balls with small numbers and a dark red cue ball. Absent = pool. */
  readonly balls?: BallLook
  readonly reducedMotion: boolean
}

/** The picture of a table. Reads what it is given, decides nothing. */
export interface TableView {
  setTable(spec: TableSpec, ballRadius: number, noseHeightRatio: number): void
  setOptions(options: ViewOptions): void
  /** Size of the canvas in CSS pixels. */
  resize(width: number, height: number, pixelRatio: number, insets: Insets): void
  setCamera(mode: CameraMode): void
  readonly camera: CameraMode
  /** A hand has turned the camera or drawn it near. */
  readonly moved: boolean
  /**
   * Puts the camera where the caller says; null = back to `camera`. At once, or on a smooth way of so many `seconds` from
   * where it is; called again without them the camera stays on its way, to the new goal.
   */
  look(sight: Sight | null, seconds?: number): void
  /** Turns and tilts around the table (`free`), in CSS pixels of movement. */
  orbit(dx: number, dy: number): void
  /** factor > 1 comes nearer. */
  zoom(factor: number): void
  /** What lies under a CSS pixel of the canvas: the ball, and the place on the bed plane at ball-centre height. */
  pick(x: number, y: number): { readonly ball: BallId | null; readonly bed: Point | null }
  /** CSS pixel of a place, at ball-centre height unless another one (m) is given. */
  project(at: Point, height?: number): readonly [x: number, y: number]
  /** What `zoom` draws near, until the next camera; null = the middle of the picture. */
  focus(at: Point | null): void
  /** Told when the graphics context is lost, and when all is there again; the view redraws by itself. */
  onContext(listener: (state: ContextState) => void): void
  /** Draws one frame; `seconds` since the last one drives the camera's travel. */
  render(frame: Frame, seconds: number): void
  /** Of the last frame drawn, and what is held on the graphics card. */
  readonly stats: {
    readonly drawCalls: number
    readonly triangles: number
    readonly renderer: string
    readonly geometries: number
    readonly textures: number
    readonly programs: number
  }
  dispose(): void
}

export type ContextState = 'lost' | 'restored'

/** Why there is no picture. */
export type ViewFault = {
  readonly code: 'webgl-missing' | 'webgl-lost'
  readonly message: string
}
