import { type BreaksTerms, nthBreak } from '../../src/cli/breaks/break-terms.ts'
import { type ShotRequest, Solver, STEP_RATES, simulateShot } from '../../src/physics/index.ts'
import { breakShot, SCENARIOS } from '../../src/scenarios/index.ts'
import { makeTable, TABLE_SPECS } from '../../src/table/index.ts'
import { eventsOf, motionOf, play, R, restOf, rolling } from '../../tests/physics/play.ts'
import { drawShot } from '../../tests/soak/draw-shot.ts'
import { examineShot } from '../../tests/soak/examine-shot.ts'
import { type Check, states, within, withinPercent } from './check.ts'

const SPEC = TABLE_SPECS['9ft']
const SIDE = SPEC.width / 2 - makeTable(SPEC, R).contactDistance

function passing(offset: number, v: number): number {
  const result = play({ balls: [rolling('cue', -0.1, 0, v), { id: '1', x: 0, y: offset }] })
  return eventsOf(result, 'ball-ball').length
}

function over(x: number): number | null {
  const balls = [
    { id: 'cue', x: 0, y: 0, v: [2, 0, 1.5] },
    { id: '1', x, y: 0 },
  ] as const
  return eventsOf(play({ balls }), 'ball-ball')[0]?.t ?? null
}

function meetingChecks(): Check[] {
  const chase = play({
    balls: [
      { id: 'cue', x: 0, y: 0, v: [2, 0, 0] },
      { id: '1', x: 1 + 2 * R, y: 0 },
    ],
  })
  const slide = motionOf(chase, 'cue', 'rolling')
  const meeting = eventsOf(chase, 'ball-ball')[0]!
  const slanted = eventsOf(
    play({
      balls: [
        { id: 'cue', x: 0, y: 0, v: [2, 0.1, 0] },
        { id: '1', x: 0.45, y: 0.03 },
      ],
    }),
    'ball-ball',
  )[0]!
  const behind = play({ balls: [rolling('cue', 0, 0, 0.5), { id: '1', x: -0.2, y: 0 }] })
  const towards = eventsOf(
    play({ balls: [{ id: 'cue', x: 0, y: 0, v: [2, 0, 0] }, rolling('1', 1, 0.02, -1)] }),
    'ball-ball',
  )
  const equal = eventsOf(play({ balls: [rolling('cue', -0.5, 0, 1), rolling('1', 0, 0, 0.5)] }), 'ball-ball')
  return [
    {
      number: 89,
      what: 'slides 2 m/s to a ball 1 m ahead: slide time and way, contact time and speed',
      source: '',
      ...within(1e-6, [
        [0.291248, slide.t],
        [0.499282, slide.r[0]],
        [0.646073, meeting.t],
        [1.393763, meeting.speed],
      ]),
    },
    {
      number: 90,
      what: 'slanted meeting: time, x, y of the cue ball',
      source: '',
      ...within(1e-8, [
        [0.22077094, slanted.t],
        [0.39378778, slanted.before!.cue!.r[0]],
        [0.01968939, slanted.before!.cue!.r[1]],
      ]),
    },
    {
      number: 91,
      what: 'exact tangent; 1e-12 m nearer below 0.17 m/s: contacts',
      source: '',
      ...within(
        0.5,
        [
          [0, passing(2 * R, 1)],
          [0, passing(2 * R - 1e-12, 0.16)],
        ],
        0,
      ),
    },
    {
      number: 99,
      what: 'a ball behind is never met; the rolling ball stops at, m',
      source: '',
      ...within(1e-5, [[1.27421, restOf(behind, 'cue')[0]]]),
      statements: [['no contact', eventsOf(behind, 'ball-ball').length === 0]],
    },
    {
      number: 100,
      what: 'the slide ends before the contact: time of the only one',
      source: '',
      ...within(1e-6, [[0.358137, towards[0]!.t]]),
      statements: [['one contact', towards.length === 1]],
    },
    {
      number: 101,
      what: 'two rolling on one line, equal decelerations: time of the only contact',
      source: '',
      ...within(1e-6, [[0.8857, equal[0]!.t]]),
      statements: [['one contact', equal.length === 1]],
    },
    {
      number: 103,
      what: 'flying (2, 0, 1.5) m/s over a ball at 0.1 and 0.55 m: contact',
      source: '',
      ...within(1e-6, [
        [0.0297024, over(0.1) ?? 0],
        [0.264736, over(0.55) ?? 0],
      ]),
      statements: [['none from 0.105 to 0.505', [0.105, 0.2, 0.4, 0.505].every((x) => over(x) === null)]],
    },
  ]
}

function lastingChecks(): Check[] {
  const along = play({ bounded: true, balls: [rolling('1', -0.8, SIDE, 0.8)] })
  const still = play({
    bounded: true,
    balls: [
      { id: '1', x: 0, y: 0 },
      { id: '2', x: 2 * R, y: 0 },
    ],
  })
  const push = play({
    parameters: { ballFriction: 0, rollingFriction: 0.0001 },
    balls: [
      { id: 'cue', x: 0, y: 0, w: [0, 10, 0] },
      { id: '1', x: 2 * R, y: 0 },
    ],
  })
  const roll = motionOf(push, 'cue', 'rolling')
  const railed = play({
    bounded: true,
    balls: [{ id: 'cue', x: -0.5, y: SIDE, v: [0.5, 0, 0], w: [-20, 0, 0] }],
  })
  return [
    {
      number: 92,
      what: 'pushed along a rail; frozen pair at rest: events',
      source: '',
      ...states(
        [`${along.events.length} < 50`, along.events.length < 50],
        [`${still.events.length} < 50`, still.events.length < 50],
      ),
    },
    {
      number: 97,
      what: 'a spinning cue ball pushes the frozen ball ahead, no friction between them: acceleration, speed, time of roll',
      source: '',
      ...withinPercent(
        1,
        [
          [0.8175, roll.v[0] / roll.t],
          [0.0408, roll.v[0]],
          [0.0499, roll.t],
        ],
        4,
      ),
      statements: [[`${push.events.length} < 50 events`, push.events.length < 50]],
    },
    {
      number: 98,
      what: 'pressed along a rail by its spin',
      source: '',
      ...states(
        [`${railed.events.length} < 100 events`, railed.events.length < 100],
        ['never beyond the touch by 1e-6', restOf(railed, 'cue')[1] < SIDE + 1e-6],
      ),
    },
  ]
}

function hashes(request: ShotRequest): string[] {
  return STEP_RATES.map((stepHz) => {
    const played = simulateShot({ ...request, stepHz })
    return played.ok ? played.value.hash : played.error.code
  })
}

/** Breaks in one solver after another give what each gives in a solver of its own. */
function reused(): boolean {
  const requests = [1, 2, 3, 1].map((seed) =>
    breakShot({ kind: 'nine-ball', gaps: 'plain', seed, ballSpeed: 9, fidelity: 'full' }),
  )
  const { table, parameters } = requests[0]!
  const solver = new Solver(makeTable(table, parameters.ballRadius), parameters, { fidelity: 'full' })
  return requests.every((request) => {
    const again = solver.run(request.balls, request.stroke)
    const alone = simulateShot(request)
    return again.ok && alone.ok && again.value.hash() === alone.value.hash
  })
}

/** Of 200 breaks by a professional's hand the shares, in percent, with a ball down and with a wing ball in a corner. */
function breakShares(
  terms: Pick<BreaksTerms, 'game' | 'gaps' | 'speed'>,
): readonly [made: number, wing: number] {
  let [made, wing] = [0, 0]
  for (let n = 0; n < 200; n++) {
    const request = nthBreak({ ...terms, table: '9ft', seed: 95, noise: 'pro', fidelity: 'full' }, n)
    const played = simulateShot({ ...request, report: { facts: false } })
    if (!played.ok) throw new Error(played.error.code)
    const down = played.value.balls.filter((ball) => ball.state === 'pocketed' && ball.id !== 'cue')
    if (down.length > 0) made += 1
    const wings = request.balls
      .filter(({ id, y }) => id !== 'cue' && Math.abs(y) > 1.5 * R)
      .map(({ id }) => id)
    if (down.some((ball) => wings.includes(ball.id) && 'pocket' in ball && !ball.pocket.startsWith('S')))
      wing += 1
  }
  return [made / 2, wing / 2]
}

function statisticChecks(): Check[] {
  const [eight] = breakShares({ game: 'eight-ball', gaps: 'plain', speed: 9.5 })
  const [nine, wing] = breakShares({ game: 'nine-ball', gaps: 'tight', speed: 9 })
  const soak = Array.from({ length: 40 }, (_, index) => examineShot(drawShot(108, index)))
  return [
    {
      number: 93,
      what: `outer steps of ${STEP_RATES.join(', ')} Hz give the same bits`,
      source: '',
      ...states(
        ...['cut-30', 'three-rails', 'break-nine-template'].map((id) => {
          const { request } = SCENARIOS.find((scenario) => scenario.id === id)!
          return [id, new Set(hashes(request)).size === 1] as const
        }),
      ),
    },
    {
      number: 94,
      what: "the same bits in Node's main thread and a worker thread, in a page and a worker of Chromium (every test run), and in JavaScriptCore, SpiderMonkey and Firefox (tests/determinism/engines.ts)",
      source: '',
      ...states(['a solver used again', reused()]),
    },
    {
      number: 95,
      what: `200 eight-ball breaks, gaps of 0 to 0.1 mm, 9.5 m/s: a ball pocketed in ${eight} %`,
      source: 'BD Aug 2016: 80.5 %',
      ...states(['45 to 85 %', eight >= 45 && eight <= 85]),
    },
    {
      number: 96,
      what: `200 tight nine-ball racks, cut break, 9 m/s: a ball pocketed in ${nine} %, a wing ball in a corner in ${wing} %`,
      source: 'WPA 2016: 71 %',
      ...states(['50 to 90 %', nine >= 50 && nine <= 90], ['wing balls go to the corners', wing >= 15]),
    },
    {
      number: 108,
      what: '40 random shots of the soak (tests/soak plays any number): no escape, no overlap beyond 1 nm, no cap, mirrored',
      source: '',
      ...states([
        `at most ${Math.max(...soak.map(({ events }) => events))} events`,
        soak.every(({ findings }) => findings.length === 0),
      ]),
    },
  ]
}

/** Checks 89 to 101, 103 and 108: the search for contacts, contacts that last, the loop as a whole. */
export function loopChecks(): Check[] {
  return [...meetingChecks(), ...lastingChecks(), ...statisticChecks()]
}
