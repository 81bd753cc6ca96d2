/**
 * Both slips of a ball between cushion nose and cloth, as a function of the impulse p of the nose
 * (per unit mass, m/s). Mathavan, Jackson, Parkin 2010, "A theoretical analysis of billiard ball
 * dynamics under cushion impacts", written for the slips instead of velocity and spin: with
 * a = R omega and the nose at height (1 + sine) R, the four slips follow
 *
 *   nose:  X' = -7/2 fX - (1 - 5/2 sine) gX          S' = sine cosine - (5/2 + sine^2) fS - (5/2 - sine) gY
 *   cloth: X' = -(1 - 5/2 sine) fX - 7/2 gX          Y' = -cosine - (5/2 - sine) fS - 7/2 gY
 *
 * f = friction of the nose (along X, and along S = down the ball's face), at most muW;
 * g = friction of the cloth, muS N against the slip, N = max(0, sine + fS cosine) the push of the cloth.
 * The speed into the cushion is (cloth Y - nose S) / (1 + sine), so the slips are the whole state.
 */

/** Where each number lives in a state and in its slopes. */
export const NOSE_X = 0
export const NOSE_S = 1
export const CLOTH_X = 2
export const CLOTH_Y = 3
/** Work of the nose on the ball's centre, per unit mass, m2/s2. */
export const WORK = 4
export const STATE_SIZE = 5

/** Numbers that stay the same during one contact, and what the last evaluation found. */
export const SINE = 0
export const COSINE = 1
export const NOSE_FRICTION = 2
export const CLOTH_FRICTION = 3
/** Square of the cloth slip below which its direction is the one it leaves zero with. */
export const CLOTH_REST = 4
/** 1: the nose grips; its friction is what keeps the slip as it is, as far as it can. */
export const GRIPS = 5
/** Out: square of the friction that would hold the nose's slip; only when it grips. */
export const HOLDING = 6
/** Friction of the nose just found. */
const FORCE_X = 7
const FORCE_S = 8
/** Out: impulse of the nose so far, per unit mass, m/s. */
export const IMPULSE = 9
/** cosine / (1 + sine): the work follows the speed into the cushion. */
export const WORK_RATE = 10
export const CONTACT_SIZE = 11

/** Writes to `out` the slopes of the state `from + h * along`. */
export function cushionSlopes(
  contact: Float64Array,
  from: Float64Array,
  h: number,
  along: Float64Array,
  out: Float64Array,
): void {
  const sine = contact[SINE]!
  const cosine = contact[COSINE]!
  const cross = 1 - 2.5 * sine
  const lever = 2.5 - sine
  const noseX = from[NOSE_X]! + h * along[NOSE_X]!
  const noseS = from[NOSE_S]! + h * along[NOSE_S]!
  const clothX = from[CLOTH_X]! + h * along[CLOTH_X]!
  const clothY = from[CLOTH_Y]! + h * along[CLOTH_Y]!

  const clothSquare = clothX * clothX + clothY * clothY
  const clothSlips = clothSquare > contact[CLOTH_REST]!
  const clothScale = clothSlips ? 1 / Math.sqrt(clothSquare) : 0
  const directionX = clothX * clothScale
  // A cloth slip that leaves zero leaves it away from the cushion: the nose holds the top back.
  const directionY = clothSlips ? clothY * clothScale : -1
  if (contact[GRIPS] === 0) slide(contact, noseX, noseS)
  else if (clothSlips || !gripBoth(contact)) grip(contact, directionX, directionY)
  const fX = contact[FORCE_X]!
  const fS = contact[FORCE_S]!
  const push = sine + fS * cosine
  let drag = push > 0 ? contact[CLOTH_FRICTION]! * push : 0
  let gX = drag * directionX
  let gY = drag * directionY
  if (!clothSlips) {
    // The cloth holds with what stops the slip, or pulls against where it goes.
    gX = (-fX * cross) / 3.5
    gY = (-cosine - fS * lever) / 3.5
    const hold = Math.sqrt(gX * gX + gY * gY)
    drag = hold > drag ? drag / hold : 1
    gX *= drag
    gY *= drag
  }
  out[NOSE_X] = -3.5 * fX - cross * gX
  out[NOSE_S] = sine * cosine - (2.5 + sine * sine) * fS - lever * gY
  out[CLOTH_X] = -cross * fX - 3.5 * gX
  out[CLOTH_Y] = -cosine - lever * fS - 3.5 * gY
  out[WORK] = (clothY - noseS) * contact[WORK_RATE]!
}

/** Nose and cloth both at rest on the ball, if friction can hold both: it takes 0.76 of each on a pool table. */
function gripBoth(contact: Float64Array): boolean {
  const sine = contact[SINE]!
  const cosine = contact[COSINE]!
  const lever = 2.5 - sine
  const fS = (cosine * (3.5 * sine + lever)) / (3.5 * (2.5 + sine * sine) - lever * lever)
  if (fS > contact[NOSE_FRICTION]!) return false
  if ((cosine + lever * fS) / 3.5 > contact[CLOTH_FRICTION]! * (sine + cosine * fS)) return false
  contact[FORCE_X] = 0
  contact[FORCE_S] = fS
  contact[HOLDING] = fS * fS
  return true
}

/** Full friction of the nose against its slip. */
function slide(contact: Float64Array, x: number, s: number): void {
  const square = x * x + s * s
  const scale = square > 0 ? contact[NOSE_FRICTION]! / Math.sqrt(square) : 0
  contact[FORCE_X] = x * scale
  contact[FORCE_S] = s * scale
}

/** The friction of the nose that keeps its slip as it is, or all there is in that direction. */
function grip(contact: Float64Array, clothDirectionX: number, clothDirectionY: number): void {
  const sine = contact[SINE]!
  const cosine = contact[COSINE]!
  const face = 2.5 + sine * sine
  const drag = contact[CLOTH_FRICTION]! * clothDirectionY * (2.5 - sine)
  // Cloth friction above 1.2 would jam a gripped ball; no ball and cloth have it.
  let fS = (sine * (cosine - drag)) / Math.max(face + cosine * drag, 0.2)
  let push = sine + fS * cosine
  if (push < 0) {
    push = 0
    fS = (sine * cosine) / face
  }
  const fX = (-contact[CLOTH_FRICTION]! * clothDirectionX * push * (1 - 2.5 * sine)) / 3.5
  const square = fX * fX + fS * fS
  contact[HOLDING] = square
  const most = contact[NOSE_FRICTION]!
  const scale = square > most * most ? most / Math.sqrt(square) : 1
  contact[FORCE_X] = fX * scale
  contact[FORCE_S] = fS * scale
}
