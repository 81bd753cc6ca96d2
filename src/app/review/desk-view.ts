import { BALL_IDS, RAIL_IDS } from '../../table/index.ts'
import { type GapEnd, type Pair, pairBetween } from '../../ui/index.ts'

/** What somebody was looking at: the instant, and the gaps that were chosen. */
export interface DeskView {
  /** Seconds from the contact of the tip. */
  readonly time: number
  readonly gaps: readonly Pair[]
}

const NANO = 1e9
/** More gaps are not shown either. */
const MOST = 8

/** The view as one word for a link: nanoseconds, then the pairs, `675843210~cue-1~4-foot`. */
export function writeView({ time, gaps }: DeskView): string {
  const pairs = gaps.map((pair) =>
    pair.kind === 'balls' ? `${pair.a}-${pair.b}` : `${pair.ball}-${pair.rail}`,
  )
  return [Math.round(time * NANO), ...pairs].join('~')
}

/** Reads what `writeView` wrote; what is no instant and no pair is passed over: the shot itself matters more. */
export function readView(text: string): DeskView | null {
  const [time = '', ...pairs] = text.split('~')
  if (!/^\d{1,12}$/.test(time)) return null
  const gaps = pairs.slice(0, MOST).flatMap((pair) => {
    const [one, other] = pair.split('-').map(endOf)
    const found = one && other ? pairBetween(one, other) : null
    return found === null ? [] : [found]
  })
  return { time: Number(time) / NANO, gaps }
}

function endOf(word: string): GapEnd | undefined {
  return BALL_IDS.find((id) => id === word) ?? RAIL_IDS.find((id) => id === word)
}
