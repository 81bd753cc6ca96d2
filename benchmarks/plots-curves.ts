import { DEFAULT_PARAMETERS } from '../src/physics/index.ts'
import { eventsOf, headingOf, play, R, rolling } from '../tests/physics/play.ts'
import { BREAK_ROWS, countBreaks } from './breaks-statistics.ts'
import { ELASTIC, FAST, hitBall, MEDIUM, SLOW } from './checks/ball-hit.ts'
import { type Plot, type Series, writeBars, writePlot } from './plots-svg.ts'

const BLUE = '#2f6fa8'
const ORANGE = '#c8702a'
const GREEN = '#3f8a5d'
const RED = '#b1463c'
const GREY = '#8a8f94'

function grid(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) => from + k * step)
}

/** Throw of the object ball against the cut, for three speeds and three spins (Alciatore TP A.14: e = 1). */
function throwPlot(): Plot {
  const speeds = [
    ['1 mph', SLOW, BLUE],
    ['3 mph', MEDIUM, GREEN],
    ['7 mph', FAST, ORANGE],
  ] as const
  const spins = [
    ['stun', 0, 'solid'],
    ['half roll', 0.5, 'dashed'],
    ['roll', 1, 'dotted'],
  ] as const
  const series: Series[] = speeds.flatMap(([speed, v, colour]) =>
    spins.map(([spin, follow, style]) => ({
      name: `${speed}, ${spin}`,
      colour,
      style,
      points: grid(0, 85, 1).map(
        (phi) => [phi, hitBall({ v, phi, follow, parameters: ELASTIC }).throwDeg] as const,
      ),
    })),
  )
  const published: Series = {
    name: 'TP A.14',
    colour: RED,
    style: 'dots',
    points: [
      [10, 1443 / 1000],
      [20, 2.976],
      [30, 4.715],
      [40, 5.083],
      [48.59, 4.855],
      [60, 4.621],
      [30, 3.549],
      [40, 2.99],
      [48.59, 2.64],
      [60, 2.318],
      [30, 0.388],
      [60, 0.672],
    ],
  }
  return {
    title: 'Throw against cut angle',
    x: { name: 'cut angle, degrees', from: 0, to: 90, step: 10 },
    y: { name: 'throw, degrees', from: 0, to: 6, step: 1 },
    series: [...series, published],
    note: 'Cue ball at 0.447, 1.341 and 3.129 m/s; e = 1, friction between balls after Marlow.',
  }
}

/** Heading after a rail against the heading before it, both from the normal. */
function rebound(angle: number, follow: number, side: number, parameters = {}): number {
  const v = 1.5
  const [vx, vy] = [v * Math.sin((angle * Math.PI) / 180), v * Math.cos((angle * Math.PI) / 180)]
  const ball = rolling('1', 0.4, 0.4, vx, vy)
  const w = [(-follow * vy) / R, (follow * vx) / R, (side * v) / R] as const
  const table = 0.635 - R * Math.sqrt(1 - 0.27 * 0.27)
  const result = play({ bounded: true, parameters, balls: [{ ...ball, y: table, w }] })
  const { v: out } = eventsOf(result, 'ball-rail')[0]!.after!['1']!
  return 90 + headingOf(out)
}

function reboundPlot(): Plot {
  const kinds = [
    ['rolling', 1, 0, BLUE, 'solid'],
    ['stun', 0, 0, GREEN, 'solid'],
    ['draw', -1, 0, ORANGE, 'solid'],
    ['rolling, running side 1', 1, 1, BLUE, 'dashed'],
    ['rolling, reverse side 1', 1, -1, BLUE, 'dotted'],
  ] as const
  const angles = grid(0, 75, 1)
  const reference = [
    [15, 11.96],
    [30, 24.14],
    [45, 39.83],
    [60, 58.61],
    [30, 23.73],
    [45, 38.48],
    [30, 22.78],
    [30, 40.05],
    [30, 15.88],
  ] as const
  return {
    title: 'Rebound angle against incidence',
    x: { name: 'incidence from the normal, degrees', from: 0, to: 80, step: 10 },
    y: { name: 'rebound from the normal, degrees', from: -20, to: 80, step: 10 },
    series: [
      {
        name: 'mirror',
        colour: GREY,
        style: 'dashed',
        points: [
          [0, 0],
          [75, 75],
        ],
      },
      ...kinds.map(([name, follow, side, colour, style]) => ({
        name,
        colour,
        style,
        points: angles.map((angle) => [angle, rebound(angle, follow, side)] as const),
      })),
      { name: 'reference, e 0.85', colour: RED, style: 'dots', points: reference },
    ],
    note: '1.5 m/s; angle right after the rail, before the cloth turns the path. Reference: 400-step integration of Mathavan 2010.',
  }
}

function squirtPlot(): Plot {
  const offsets = grid(0, 0.51, 0.01)
  const masses = [
    [12, 'old stiff shaft, 12', ORANGE],
    [15, '15', GREEN],
    [20, 'usual, 20', BLUE],
    [30, 'low deflection, 30', GREY],
  ] as const
  return {
    title: 'Squirt against tip offset',
    x: { name: 'offset to the side, R', from: 0, to: 0.55, step: 0.05 },
    y: { name: 'squirt, degrees', from: 0, to: 5, step: 1 },
    series: [
      ...masses.map(([endMassRatio, name, colour]) => ({
        name,
        colour,
        style: 'solid' as const,
        points: offsets.map((side) => {
          const result = play({
            balls: [{ id: 'cue', x: 0, y: 0 }],
            stroke: { side },
            parameters: { endMassRatio },
          })
          return [side, headingOf(eventsOf(result, 'tip')[0]!.after!.cue!.v)] as const
        }),
      })),
      {
        name: 'TP A.31, B.1',
        colour: RED,
        style: 'dots',
        points: [
          [0.5, 3.466],
          [0.5, 2.709],
          [(0.51 * 0.0254) / DEFAULT_PARAMETERS.ballRadius, 2.5],
        ],
      },
    ],
    note: 'm/m_e = mass of the ball by the end mass of the shaft. The tip slips from 0.514 R on.',
  }
}

/** Share of breaks with so many balls down. */
function breakPlot(): string {
  const rows = [BREAK_ROWS[0]!, BREAK_ROWS[1]!, BREAK_ROWS[2]!]
  const colours = [BLUE, GREEN, ORANGE]
  return writeBars({
    title: 'Balls down on the break',
    x: 'object balls pocketed',
    y: { name: 'share of 1,000 breaks, %', from: 0, to: 60, step: 10 },
    groups: ['0', '1', '2', '3', '4', '5'],
    series: rows.map(({ name, terms }, k) => {
      const { pocketed, breaks } = countBreaks(terms)
      return {
        name: name.split(',').slice(0, 2).join(','),
        colour: colours[k]!,
        heights: pocketed.slice(0, 6).map((n) => (100 * n) / breaks),
      }
    }),
    note: "A professional's hand, 9.5 m/s, nine-foot table, pockets 4 9/16 and 5 1/16 in.",
  })
}

/** The plots of docs/physics.md by file name; each is made when it is asked for. */
export const PLOTS: Readonly<Record<string, () => string>> = {
  'throw.svg': () => writePlot(throwPlot()),
  'rebound.svg': () => writePlot(reboundPlot()),
  'squirt.svg': () => writePlot(squirtPlot()),
  'breaks.svg': breakPlot,
}
