import {
  CLOTH_FRICTION,
  CLOTH_REST,
  CLOTH_X,
  CLOTH_Y,
  CONTACT_SIZE,
  COSINE,
  cushionSlopes,
  GRIPS,
  HOLDING,
  IMPULSE,
  NOSE_FRICTION,
  NOSE_S,
  NOSE_X,
  SINE,
  STATE_SIZE,
  WORK,
  WORK_RATE,
} from './cushion-slopes.ts'

/* Accuracy. Lengths of steps and slips are shares of the ball's speed (see `scale`). Chosen on 6,000 random hits:
   38 slopes a contact; error against 6,000 fixed steps at most 6e-4 of the speed, median 1e-5. */

/** Tangent of the angle by which a step may turn the slip at the nose, at the cloth. */
const NOSE_TURN = 0.15
const CLOTH_TURN = 0.4
/** A slip at the nose below the first may turn more in a step, at most by the second factor: it soon ends. */
const SLOW_SLIP = 0.02
const MOST_HASTE = 7
/** A step towards zero slip goes this share of the way, so that no stage looks beyond it. */
const APPROACH = 0.8
/** A slip at the nose below this is stopped at once by the impulse that stops it: the rest is of second order. */
const GRIP_BELOW = 4e-4
/** A grip that fails lets the slip grow to this before friction follows the slip again. */
const SLIP_ABOVE = 3e-3
/** A slip on the cloth below this has the direction that it will leave zero with. */
const CLOTH_REST_BELOW = 3e-4
const LEAST_STEP = 2e-4
const LONGEST_STEP = 0.4
/** Steps as shares of the impulse in which friction would end the slip: Runge-Kutta is stable up to 2.8. */
const NOSE_RELAXATION = 1
const CLOTH_RELAXATION = 0.5
const MOST_RELAXATION = 2.5
/** The end of a phase closer than this (share of the scale; of the normal speed) is reached along the tangent. */
const LAST_STEP = 1e-3
const LAST_STEP_OF_NORMAL = 0.01
/** A contact of a ball takes 10 steps, in rare cases 100. */
const MOST_STEPS = 300
/** The ball's speed falls by less of the impulse than this: cloth or nose drive it on, the end is not in sight. */
const LEAST_BRAKE = 0.05

/** Scratch of one contact: fill `state` with slips, then `run`. */
export interface CushionImpact {
  readonly state: Float64Array
  readonly contact: Float64Array
  /**
   * Runs compression and restitution. `scale` is the ball's speed with its spin, m/s.
   * Leaves the whole impulse of the nose in `contact[IMPULSE]`. False when there is no end to it: friction of more than
   * about 0.75 at the nose and 0.6 on the cloth, which no ball has, jams it.
   */
  run(scale: number, restitution: number, noseFriction: number, clothFriction: number): boolean
}

/** `sine` = (h - R)/R of a nose at height h. */
export function makeCushionImpact(sine: number): CushionImpact {
  const cosine = Math.sqrt(1 - sine * sine)
  const contact = new Float64Array(CONTACT_SIZE)
  contact[SINE] = sine
  contact[COSINE] = cosine
  contact[WORK_RATE] = cosine / (1 + sine)
  const state = new Float64Array(STATE_SIZE)
  const first = new Float64Array(STATE_SIZE)
  const second = new Float64Array(STATE_SIZE)
  const third = new Float64Array(STATE_SIZE)
  const fourth = new Float64Array(STATE_SIZE)

  /** Lets the nose grip or slip, and finds the slopes here. */
  function begin(scale: number): void {
    const x = state[NOSE_X]!
    const s = state[NOSE_S]!
    const square = x * x + s * s
    const edge = (contact[GRIPS] === 0 ? GRIP_BELOW : SLIP_ABOVE) * scale
    contact[GRIPS] = square <= edge * edge ? 1 : 0
    cushionSlopes(contact, state, 0, state, first)
    if (contact[GRIPS] === 0 || square === 0) return
    if (contact[HOLDING]! > contact[NOSE_FRICTION]! * contact[NOSE_FRICTION]!) return
    state[NOSE_X] = 0
    state[NOSE_S] = 0
    state[CLOTH_X]! -= ((1 - 2.5 * sine) * x) / 3.5
    state[CLOTH_Y]! -= ((2.5 - sine) * s) / (2.5 + sine * sine)
  }

  /** The longest step that keeps both slips' directions well known. */
  function stepLimit(scale: number): number {
    const clothX = state[CLOTH_X]!
    const clothY = state[CLOTH_Y]!
    const clothSquare = clothX * clothX + clothY * clothY
    let h = 1e300
    if (clothSquare > contact[CLOTH_REST]!) {
      const turn = turnLimit(clothX, clothY, first[CLOTH_X]!, first[CLOTH_Y]!, CLOTH_TURN)
      const most = 3.5 * contact[CLOTH_FRICTION]! * (sine + contact[NOSE_FRICTION]! * cosine)
      h = Math.min(turn, (CLOTH_RELAXATION * Math.sqrt(clothSquare)) / most)
    }
    if (contact[GRIPS] === 0) {
      const x = state[NOSE_X]!
      const s = state[NOSE_S]!
      const slip = Math.sqrt(x * x + s * s)
      const haste = Math.min(Math.max((SLOW_SLIP * scale) / slip, 1), MOST_HASTE)
      const turn = turnLimit(x, s, first[NOSE_X]!, first[NOSE_S]!, NOSE_TURN * haste)
      const relaxation = Math.min(NOSE_RELAXATION * haste, MOST_RELAXATION)
      h = Math.min(h, turn, (relaxation * slip) / (3.5 * contact[NOSE_FRICTION]!))
    }
    return Math.max(h, LEAST_STEP * scale)
  }

  /** Impulse until the ball stops (`workEnd` < 0) or until the work given back leaves `workEnd`, by today's braking. */
  function remaining(workEnd: number): number {
    const speed = (state[CLOTH_Y]! - state[NOSE_S]!) / (1 + sine)
    const brake = (first[NOSE_S]! - first[CLOTH_Y]!) / (1 + sine)
    if (brake < LEAST_BRAKE) return 1e300
    if (workEnd < 0) return speed / brake
    const square = speed * speed + (2 * (state[WORK]! - workEnd) * brake) / cosine
    return (speed + Math.sqrt(Math.max(square, 0))) / brake
  }

  function stages(h: number): void {
    cushionSlopes(contact, state, h / 2, first, second)
    cushionSlopes(contact, state, h / 2, second, third)
    cushionSlopes(contact, state, h, third, fourth)
  }

  /** Takes the step, or less when the grip fails on the way. */
  function advance(step: number, least: number): void {
    const friction = contact[NOSE_FRICTION]!
    const held = contact[HOLDING]!
    let h = step
    stages(h)
    if (contact[GRIPS] === 1 && held <= friction * friction)
      for (let i = 0; i < 2 && contact[HOLDING]! > friction * friction * 1.002 && h > least; i++) {
        const from = Math.sqrt(held)
        h *= Math.max((friction - from) / (Math.sqrt(contact[HOLDING]!) - from), 0.02)
        stages(h)
      }
    const sixth = h / 6
    for (let i = 0; i < STATE_SIZE; i++)
      state[i]! += sixth * (first[i]! + 2 * (second[i]! + third[i]!) + fourth[i]!)
    contact[IMPULSE]! += h
  }

  /** Runs to the end of a phase; false if it does not come. */
  function phase(scale: number, near: number, workEnd: number): boolean {
    for (let i = 0; i < MOST_STEPS; i++) {
      begin(scale)
      const rest = remaining(workEnd)
      if (Math.abs(rest) < near) {
        for (let j = 0; j < WORK; j++) state[j]! += rest * first[j]!
        // The work follows the falling speed: half the tangent when the ball stops, given at the end of restitution.
        state[WORK] = workEnd < 0 ? state[WORK]! + (rest / 2) * first[WORK]! : workEnd
        contact[IMPULSE]! += rest
        return true
      }
      let h = Math.min(LONGEST_STEP * scale, stepLimit(scale))
      if (rest < h * 1.05) h = rest
      advance(h, LEAST_STEP * scale)
    }
    return false
  }

  return {
    state,
    contact,
    run(scale, restitution, noseFriction, clothFriction) {
      contact[NOSE_FRICTION] = noseFriction
      contact[CLOTH_FRICTION] = clothFriction
      contact[CLOTH_REST] = CLOTH_REST_BELOW * scale * (CLOTH_REST_BELOW * scale)
      contact[GRIPS] = 0
      contact[IMPULSE] = 0
      state[WORK] = 0
      const normal = (state[CLOTH_Y]! - state[NOSE_S]!) / (1 + sine)
      const near = Math.min(LAST_STEP * scale, LAST_STEP_OF_NORMAL * normal)
      if (!phase(scale, near, -1)) return false
      return restitution === 0 || phase(scale, near, (1 - restitution * restitution) * state[WORK]!)
    },
  }
}

/**
 * The step after which the slip (x, s), changing by (dx, ds) for each unit, points elsewhere by an angle of
 * tangent `turn`; towards zero slip a share of the way.
 */
function turnLimit(x: number, s: number, dx: number, ds: number, turn: number): number {
  const along = x * dx + s * ds
  const rate = Math.abs(x * ds - s * dx) - turn * along
  if (rate <= 0) return 1e300
  return ((along < 0 ? APPROACH : 1) * turn * (x * x + s * s)) / rate
}
