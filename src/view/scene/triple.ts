/** A place or a direction in space, axes as in the solver: x to the foot, y to the left, z up; metres. */
export type Triple = readonly [x: number, y: number, z: number]
