import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { stickSpeed } from '../../src/scenarios/index.ts'
import { makeTable, TABLE_SPECS } from '../../src/table/index.ts'
import { eventsOf, MPH, play, R, restOf, rolling } from '../../tests/physics/play.ts'
import { type Check, states, withinPercent } from './check.ts'

const SPEC = TABLE_SPECS['9ft']
const END = SPEC.length / 2 - makeTable(SPEC, R).contactDistance

/** Way of a ball that runs along the table, in lengths of the table between the noses. */
function lengths(result: ReturnType<typeof play>, start: number): number {
  let way = 0
  let from = start
  for (const event of eventsOf(result, 'ball-rail')) {
    const at = event.after!.cue!.r[0]
    way += Math.abs(at - from)
    from = at
  }
  return (way + Math.abs(restOf(result, 'cue')[0] - from)) / SPEC.length
}

function rolledLengths(mph: number): number {
  return lengths(play({ bounded: true, balls: [rolling('cue', -END, 0.1, mph * MPH)] }), -END)
}

/** Least speed at which a ball from x comes back to the head rail. */
function lagSpeed(x: number, slides: boolean): number {
  let [low, high] = [0.5, 3]
  for (let k = 0; k < 40; k++) {
    const v = (low + high) / 2
    const ball = slides ? { id: 'cue' as const, x, y: 0.1, v: [v, 0, 0] as const } : rolling('cue', x, 0.1, v)
    const hits = eventsOf(play({ bounded: true, balls: [ball] }), 'ball-rail')
    if (hits.some(({ rail }) => rail === 'head')) high = v
    else low = v
  }
  return high
}

function struckLengths(ballSpeed: number): number {
  const stroke = { speed: stickSpeed(ballSpeed, DEFAULT_PARAMETERS) }
  const start = -SPEC.length / 4
  return lengths(play({ bounded: true, balls: [{ id: 'cue', x: start, y: 0.1 }], stroke }), start)
}

/** Rebound at 30 degrees with reverse, no and running side: angle from the normal, speed. */
function sideRebounds() {
  return [-1, 0, 1].map((side) => {
    const [vx, vy] = [1, Math.sqrt(3)]
    const result = play({ bounded: true, balls: [rolling('cue', 0.3, 0.4, vx, vy, (side * 2) / R)] })
    const { v } = eventsOf(result, 'ball-rail')[0]!.after!.cue!
    return { angle: Math.atan2(v[0], -v[1]), speed: Math.hypot(v[0], v[1]) }
  })
}

/** Checks 79 to 82: how far balls run, and what side does at a rail. */
export function rollingChecks(): Check[] {
  const run = [1.5, 3, 7, 12, 20].map(rolledLengths)
  const published = [0.903, 1.684, 3.005, 3.69, 4.715]
  const lag = lagSpeed(-END + 1e-6, false)
  const [reverse, plain, running] = sideRebounds()
  return [
    {
      number: 79,
      what: 'rolling at 1.5, 3, 7, 12, 20 mph: lengths of the table',
      source: 'TP B.6',
      ...withinPercent(
        1,
        [0.902, 1.776, 3.02, 3.788, 4.642].map((own, k) => [own, run[k]!] as const),
        3,
      ),
      statements: [
        [
          `TP B.6 (${published.join(', ')}) within 6 %`,
          published.every((length, k) => Math.abs(run[k]! / length - 1) < 0.06),
        ],
      ],
    },
    {
      number: 80,
      what: 'rolling lag of two lengths; from the head string and back; the same from a stun, m/s',
      source: 'TP B.6',
      ...withinPercent(
        1,
        [
          [1.452, lag],
          [1.41, lagSpeed(-SPEC.length / 4, false)],
          [1.929, lagSpeed(-SPEC.length / 4, true)],
        ],
        3,
      ),
      statements: [['TP B.6 (1.549) within 10 %', Math.abs(lag / (3.465 * MPH) - 1) < 0.1]],
    },
    {
      number: 81,
      what: 'centre ball from the head spot at 8, 8.2, 9.4 m/s: lengths of the table',
      source: 'WPA 8',
      ...withinPercent(
        3,
        [
          [3.96, struckLengths(8)],
          [4, struckLengths(8.2)],
          [4.25, struckLengths(9.4)],
        ],
        2,
      ),
    },
    {
      number: 82,
      what: 'at 30 degrees reverse < plain < running side, in angle and in speed',
      source: 'FAQ',
      ...states(
        ['angles', reverse!.angle < plain!.angle && plain!.angle < running!.angle],
        ['speeds', reverse!.speed < plain!.speed && plain!.speed < running!.speed],
      ),
    },
  ]
}
