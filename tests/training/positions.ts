import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import type { Level } from '../../src/players/index.ts'
import type { Layout } from '../../src/shot/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'
import type { PushOutPosition } from '../../src/training/index.ts'

export function position(balls: Layout, a: Level = 'pro', b: Level = a): PushOutPosition {
  return {
    ruleset: 'nine-ball',
    table: TABLE_SPECS['9ft'],
    parameters: DEFAULT_PARAMETERS,
    balls,
    shooter: 'A',
    levels: { A: a, B: b },
  }
}

/** The 1 hangs in a corner pocket, the cue ball lies in line with it. */
export const HANGING: Layout = {
  cue: [0.6, 0.3],
  '1': [1.2, 0.56],
  '2': [0.3, -0.3],
  '3': [-0.4, 0.2],
  '9': [0.5, 0],
}

/** The cue ball is hooked in the head-right corner: the 1 can only be kicked at. */
export const HIDDEN: Layout = {
  cue: [-0.9, -0.55],
  '1': [0.9, 0.55],
  '4': [-0.84, -0.52],
  '6': [-0.84, -0.585],
  '5': [-0.2, -0.1],
  '7': [0.4, 0.3],
  '2': [0.3, -0.4],
  '9': [-0.4, 0.4],
}
