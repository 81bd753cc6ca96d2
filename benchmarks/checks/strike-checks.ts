import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../../src/physics/index.ts'
import {
  DEGREE,
  eventsOf,
  FOOT,
  headingOf,
  INCH,
  MPH,
  motionOf,
  play,
  R,
  type Setup,
  speedOf,
} from '../../tests/physics/play.ts'
import { type Check, states, within, withinPercent } from './check.ts'

const CUE = { id: 'cue', x: 0, y: 0 } as const
const { cueMass: M, ballMass: m } = DEFAULT_PARAMETERS
/** 19 oz stick, 6 oz ball, restitution of an energy efficiency of 0.87 at this offset (TP B.10). */
const TP_B10 = {
  cueMass: (19 / 16) * 0.45359237,
  ballMass: (6 / 16) * 0.45359237,
  tipRestitution: 0.448,
}

function struck(stroke: NonNullable<Setup['stroke']>, parameters: Partial<PhysicsParameters> = {}) {
  const event = eventsOf(play({ balls: [CUE], stroke, parameters }), 'tip')[0]!
  return { ...event.after!.cue!, cue: event.cue!, miscue: event.miscue === true }
}

/** Greatest offset that does not slip, in R. */
function miscueAt(tipFriction: number): number {
  let [low, high] = [0.2, 0.9]
  for (let k = 0; k < 40; k++) {
    const height = (low + high) / 2
    if (struck({ height }, { tipFriction }).miscue) high = height
    else low = height
  }
  return low
}

function levelChecks(): Check[] {
  const centre = struck({ speed: 1 })
  const offsets = [0.1, 0.2, 0.3, 0.4, 0.5].map((height) => struck({ speed: 1, height }).v[0])
  const roll = play({ balls: [CUE], stroke: { height: 0.4 } })
  const first = eventsOf(roll, 'tip')[0]!.after!.cue!
  const squirt = (side: number, endMassRatio: number) => headingOf(struck({ side }, { endMassRatio }).v)
  const right = struck({ speed: 1, side: 0.5 })
  const efficiency = (tipRestitution: number) => {
    const { v, cue } = struck({ speed: 1 }, { tipRestitution })
    return (m * v[0] ** 2 + M * cue.after ** 2) / M
  }
  const draw = struck({ speed: 15 * MPH, height: -0.5 }, TP_B10)
  return [
    {
      number: 12,
      what: 'centre hit: ball and stick after it, by the speed of the stick',
      source: 'TP A.30',
      ...within(1e-4, [
        [1.31501, centre.v[0]],
        [0.58501, centre.cue.after],
      ]),
    },
    {
      number: 13,
      what: 'tip 0.1 to 0.5 R above centre: v/V',
      source: '',
      ...within(
        1e-4,
        [1.2905, 1.2221, 1.123, 1.0084, 0.8915].map((v, k) => [v, offsets[k]!] as const),
      ),
    },
    {
      number: 14,
      what: 'tip 0.4 R above centre: spin rate factor; no sliding at all',
      source: 'TP 4.2',
      ...within(1e-9, [[1, (R * first.w[1]) / first.v[0]]]),
      statements: [['rolls at once', eventsOf(roll, 'motion')[0]!.to === 'rolling']],
    },
    {
      number: 15,
      what: 'squirt at R/2, m/m_e 15 and 20, degrees',
      source: 'TP A.31',
      ...within(0.001, [
        [3.466, squirt(0.5, 15)],
        [2.709, squirt(0.5, 20)],
      ]),
    },
    {
      number: 16,
      what: 'squirt of a Players cue at 0.51 in, m/m_e 20.15, degrees',
      source: 'TP B.1',
      ...within(0.01, [[2.5, squirt((0.51 * INCH) / R, 20.15)]]),
    },
    {
      number: 17,
      what: 'right side R/2: v along, R wz, v sideways, by V',
      source: '',
      ...within(1e-4, [
        [0.91566, right.v[0]],
        [1.05076, R * right.w[2]],
        [0.04333, right.v[1]],
      ]),
    },
    {
      number: 18,
      what: 'e_t = 1: energy of ball, stick and end mass that is missing, J',
      source: 'TP A.31',
      ...within(1e-12, [[0, missingEnergy()]]),
    },
    {
      number: 19,
      what: 'efficiency of a centre hit, e_t 0.73 and 0.87',
      source: 'TP A.30',
      ...within(0.001, [
        [0.888, efficiency(0.73)],
        [0.942, efficiency(0.87)],
      ]),
    },
    {
      number: 23,
      what: '15 mph stick, tip R/2 below centre: mph, rev/s',
      source: 'TP B.10',
      ...withinPercent(0.3, [
        [11.19, draw.v[0] / MPH],
        [34.83, -draw.w[1] / (2 * Math.PI)],
      ]),
    },
    {
      number: 26,
      what: 'miscue limit at mu_t 0.6, 0.577, 0.659, in R',
      source: 'TP 2.1',
      ...within(0.001, [
        [0.5145, miscueAt(0.6)],
        [0.5, miscueAt(0.577)],
        [0.55, miscueAt(0.659)],
      ]),
    },
  ]
}

function missingEnergy(): number {
  const { v, w, cue } = struck({ speed: 1, side: 0.4, height: -0.2 }, { tipRestitution: 1 })
  const ratio = DEFAULT_PARAMETERS.endMassRatio!
  const ball = 0.5 * m * speedOf(v) ** 2 + 0.2 * m * R * R * speedOf(w) ** 2
  const end = (0.5 * m * (v[1] * ratio) ** 2) / ratio
  return 0.5 * M - ball - 0.5 * M * cue.after ** 2 - end
}

/** Final heading to the right of the aim and rolling speed of an elevated stroke, tip 0.3 R right, 60 degrees. */
function turned(slidingFriction: number, slateRestitution: number): readonly [number, number] {
  const parameters = {
    endMassRatio: null,
    slidingFriction,
    slateFriction: slidingFriction,
    slateRestitution,
  }
  const result = play({ balls: [CUE], stroke: { speed: 2, elevationDeg: 60, side: 0.3 }, parameters })
  const { v } = motionOf(result, 'cue', 'rolling')
  return [-headingOf(v), speedOf(v)]
}

function elevatedChecks(): Check[] {
  const turns = [turned(0.2, 0.5), turned(0.35, 0.1), turned(0.1, 0.7)]
  const impulse = (1.73 * 2) / (1 + m / M + 2.5 * 0.09)
  const sin60 = Math.sqrt(0.75)
  const reach = Math.sqrt(0.25 + (0.3 * sin60) ** 2) / sin60
  const swerve = play({ balls: [CUE], stroke: { speed: 2.5, elevationDeg: 4, side: 0.4 } })
  const slate = eventsOf(swerve, 'bounce')[0]!
  const hops = eventsOf(
    play({
      balls: [CUE],
      stroke: { speed: 15 * MPH, elevationDeg: 5, height: -0.5 },
      parameters: { ...TP_B10, slateRestitution: 0.6, gravity: 32.174 * FOOT },
    }),
    'bounce',
  ).map((event) => event.after!.cue!.r[0] / FOOT)
  const jump = eventsOf(play({ balls: [CUE], stroke: { speed: 3, elevationDeg: 30 } }), 'bounce')
  const up = jump[0]!.after!.cue!.v[2]
  const breakHop = eventsOf(
    play({
      balls: [CUE],
      stroke: { speed: 8.5, elevationDeg: 5, height: 0.1 },
      parameters: { cueMass: 0.59534, tipRestitution: 0.85, slateRestitution: 0.6 },
    }),
    'bounce',
  )
  const off = breakHop[0]!.after!.cue!
  return [
    {
      number: 20,
      what: 'Coriolis rule: 60 degrees, tip 0.3 R right: turn to the right for three cloths and slates, degrees',
      source: 'TP A.19',
      ...within(
        1e-3,
        turns.map(([angle]) => [27.457, angle] as const),
      ),
      note: 'the figure is printed with three decimals; the rule itself, tan = a sin th/(R cos th + b), holds to 1e-9',
    },
    {
      number: 21,
      what: 'the same: rolling speed (5/7)(J/m) sin th |AB|/R',
      source: 'TP A.19',
      ...within(
        1e-9,
        turns.map(([, v]) => [(5 / 7) * impulse * sin60 * reach, v] as const),
      ),
    },
    {
      number: 22,
      what: 'swerve, V 2.5, right 0.4 R, 4 degrees: heading before the slate, after it, at last, degrees',
      source: '',
      ...within(1e-3, [
        [2.278, headingOf(eventsOf(swerve, 'tip')[0]!.after!.cue!.v)],
        [2.2, headingOf(slate.after!.cue!.v)],
        [0.822, headingOf(motionOf(swerve, 'cue', 'rolling').v)],
      ]),
    },
    {
      number: 24,
      what: 'hops of a draw shot at 5 degrees, ft',
      source: 'TP B.10',
      ...within(
        0.002,
        [0.848, 0.5, 0.297, 0.177].map((hop, k) => [hop, hops[k + 1]! - hops[k]!] as const),
      ),
    },
    {
      number: 25,
      what: 'jump, V 3 at 30 degrees: v_z off the slate, apex m, length m, v_x',
      source: '',
      ...withinPercent(
        0.1,
        [
          [0.98626, up],
          [0.04958, up ** 2 / (2 * 9.81)],
          [0.56798, jump[1]!.before!.cue!.r[0]],
          [2.8247, jump[1]!.before!.cue!.v[0]],
        ],
        5,
      ),
    },
    {
      number: 102,
      what: 'hop of a break: v_x, v_z, w_y off the slate, flight s, length m, apex m',
      source: '',
      ...withinPercent(
        0.1,
        [
          [11.6185, off.v[0]],
          [0.62746, off.v[2]],
          [134.254, off.w[1]],
          [0.12792, breakHop[1]!.t],
          [1.4863, breakHop[1]!.before!.cue!.r[0]],
          [0.02007, off.v[2] ** 2 / (2 * 9.81)],
        ],
        5,
      ),
    },
  ]
}

function ahead(gap: number, cut = 0): Setup['balls'] {
  return [CUE, { id: '1', x: gap + 2 * R * Math.cos(cut * DEGREE), y: 2 * R * Math.sin(cut * DEGREE) }]
}

function throughFrozen(phi: number): number {
  const result = play({
    balls: ahead(0, phi),
    stroke: { speed: 2 },
    parameters: { tipContactTime: 0.002 },
  })
  return phi - headingOf(eventsOf(result, 'ball-ball')[0]!.after!.cue!.v)
}

function tipChecks(): Check[] {
  const free = play({ balls: ahead(0.01), stroke: { speed: 2 }, parameters: { followThrough: null } })
  const short = play({ balls: ahead(0.01), stroke: { speed: 2 }, parameters: { followThrough: 0.005 } })
  const frozen = play({ balls: ahead(0), stroke: { speed: 2 } })
  const pair = eventsOf(frozen, 'ball-ball')[0]!.after!
  const tips = (balls: Setup['balls'], speed: number, parameters = {}) =>
    eventsOf(play({ balls, stroke: { speed }, parameters }), 'tip')
  const never = [36, 45, 60, 80].every((cut) =>
    [0.003, 0.01, 0.05, 0.2].every((way) => tips(ahead(way, cut), 2, { followThrough: null }).length === 1),
  )
  const pressing = tips(ahead(0.003), 4)
  const again = eventsOf(free, 'tip')[1]
  return [
    {
      number: 27,
      what: 'V 2, ball 10 mm ahead, free cue: ms to the second contact, cue ball, object ball',
      source: '',
      ...withinPercent(1, [
        [8.83, 1000 * (again?.t ?? 0)],
        [1.518, again?.after?.cue?.v[0] ?? 0],
        [2.564, eventsOf(free, 'ball-ball')[0]!.after!['1']!.v[0]],
      ]),
    },
    {
      number: 28,
      what: 'the same, follow-through 5 mm: contacts, cue ball m/s',
      source: '',
      ...withinPercent(1, [
        [1, eventsOf(short, 'tip').length],
        [0.066, eventsOf(short, 'ball-ball')[0]!.after!.cue!.v[0]],
      ]),
    },
    {
      number: 29,
      what: 'frozen, straight, V 2: contacts, cue ball, object ball',
      source: '',
      ...withinPercent(6, [
        [1, eventsOf(frozen, 'tip').length],
        [2.19, pair.cue!.v[0]],
        [2.23, pair['1']!.v[0]],
      ]),
    },
    {
      number: 30,
      what: 'frozen, stick at 20 and 57 degrees to the line of centres: cue ball leaves at, degrees (measured)',
      source: 'TP A.15',
      ...within(
        4,
        [
          [34, throughFrozen(20)],
          [70, throughFrozen(57)],
        ],
        1,
      ),
    },
    {
      number: 31,
      what: 'true cut of 36 degrees and more, 3 mm and more of free way, free cue: never a second contact',
      source: '',
      ...states(['4 cuts x 4 gaps', never]),
    },
    {
      number: 109,
      what: 'V 4: gap 3 mm; frozen; gap 3 mm and a true cut of 82 degrees',
      source: '',
      ...states(
        ['pressed through or hit twice', pressing.length > 1 || pressing[0]!.duration > 0.0021],
        ['frozen: one contact', tips(ahead(0), 4).length === 1],
        ['graze: one contact', tips(ahead(0.003, 82), 4).length === 1],
      ),
    },
  ]
}

/** Checks 12 to 31, 102 and 109: the stick. */
export function strikeChecks(): Check[] {
  return [...levelChecks(), ...elevatedChecks(), ...tipChecks()]
}
