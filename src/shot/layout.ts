import { fail, ok, type Result } from '../math/index.ts'
import { BALL_IDS, type BallId, isBallId, type Point } from '../table/index.ts'

/** Where the balls lie; a ball that is down or off the table is absent. */
export type Layout = Readonly<Partial<Record<BallId, Point>>>

/** Balls of a layout: the cue ball first, then ascending. */
export function ballsOf(layout: Layout): BallId[] {
  return BALL_IDS.filter((ball) => layout[ball] !== undefined)
}

/** Why a text is no layout: `layout-entry`, `layout-ball`, `layout-number` or `layout-twice`, and where. */
export interface LayoutFault {
  readonly code: 'layout-entry' | 'layout-ball' | 'layout-number' | 'layout-twice'
  /** The entry that is wrong. */
  readonly entry: string
}

/**
 * One line of text for a table position: `cue@-0.635,0 1@0.635,0`, metres, cue ball first, then ascending.
 * Numbers are written so that reading gives the same bits back. An empty table is the empty line.
 */
export function writeLayout(layout: Layout): string {
  return ballsOf(layout)
    .map((ball) => `${ball}@${layout[ball]![0]},${layout[ball]![1]}`)
    .join(' ')
}

const ENTRY = /^([^@]+)@([^,]+),([^,]+)$/
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** Reads what `writeLayout` writes; entries in any order, any white space between them. */
export function readLayout(text: string): Result<Layout, LayoutFault> {
  const layout: Partial<Record<BallId, Point>> = {}
  for (const entry of text.split(/\s+/).filter((part) => part !== '')) {
    const [, ball, x, y] = ENTRY.exec(entry) ?? []
    if (ball === undefined || x === undefined || y === undefined) return fail({ code: 'layout-entry', entry })
    if (!isBallId(ball)) return fail({ code: 'layout-ball', entry })
    if (!NUMBER.test(x) || !NUMBER.test(y)) return fail({ code: 'layout-number', entry })
    if (layout[ball] !== undefined) return fail({ code: 'layout-twice', entry })
    layout[ball] = [Number(x), Number(y)]
  }
  return ok(layout)
}
