import { type Constants, LIFT_SPEED } from '../constants.ts'
import { type CushionLaw, makeCushionLaw } from '../resolve/cushion.ts'
import { JAW, LINER, NOSE, POCKET_FLOOR, SLATE } from './surroundings.ts'
import { STRIKES, TABLE, type TouchList } from './touch-list.ts'

/** Bodies that close in more slowly do not bounce off each other, m/s: as a ball that stays on the cloth. */
export const BOUNCE_ABOVE = LIFT_SPEED

/** A ball on the bed that moves towards one off it strikes it from this closing speed on, m/s: less it holds off. */
const PUSHES_ABOVE = 1e-4

/**
 * Whether two balls, one of them on the bed, part by an impact. Held apart, the one on the bed would stand like a wall:
 * right for one at rest that another leans on, and for any that gives way; one that comes up would go on as if nothing
 * had been there, and push the other with a force that never ends.
 *
 * @param closing Speed at which they close in, m/s.
 * @param coming Speed of the ball on the bed towards the other, m/s.
 * @param lean What gravity adds to a speed in a tick, m/s: a ball that leans closes in no faster.
 */
export function strikesBedBall(closing: number, coming: number, lean: number): boolean {
  return closing > lean || (coming > 0 && closing > PUSHES_ABOVE)
}

/** Liners throw the ball down (WPA); values of ours, there are no published ones. */
const LINER_RESTITUTION = 0.25
const LINER_FRICTION = 0.3
/** Floor of a drop pocket: leather or net. */
const FLOOR_RESTITUTION = 0.15
/** Wooden rail top and outer edge: choice of ours. */
const WOOD_RESTITUTION = 0.5
const WOOD_FRICTION = 0.2

/** How bouncy and how rough the touches of a list are, by what meets what and how fast. */
export class TouchLaws {
  readonly #constants: Constants
  readonly #cushion: CushionLaw

  constructor(constants: Constants) {
    this.#constants = constants
    this.#cushion = makeCushionLaw(constants.parameters)
  }

  fill(touches: TouchList): void {
    for (let k = 0; k < touches.count; k++) {
      const closing = touches.closing[k]!
      const ofBalls = touches.other[k]! !== TABLE
      touches.friction[k] = ofBalls ? -1 : this.#friction(touches.surface[k]!)
      const strikes = ofBalls && touches.surface[k] === STRIKES
      if (closing <= BOUNCE_ABOVE && !strikes) touches.restitution[k] = 0
      else if (ofBalls) touches.restitution[k] = this.#constants.parameters.ballRestitution
      else touches.restitution[k] = this.#restitution(touches.surface[k]!, closing)
    }
  }

  #restitution(surface: number, closing: number): number {
    const p = this.#constants.parameters
    switch (surface) {
      case SLATE:
        return p.slateRestitution
      case LINER:
        return LINER_RESTITUTION
      case POCKET_FLOOR:
        return FLOOR_RESTITUTION
      case JAW:
        return this.#cushion.restitution(closing) * p.jawRestitutionFactor
      case NOSE:
        return this.#cushion.restitution(closing)
      default:
        return WOOD_RESTITUTION
    }
  }

  #friction(surface: number): number {
    const p = this.#constants.parameters
    switch (surface) {
      case SLATE:
        return p.slateFriction
      case LINER:
      case POCKET_FLOOR:
        return LINER_FRICTION
      case JAW:
        return p.jawFriction
      case NOSE:
        return p.cushionFriction
      default:
        return WOOD_FRICTION
    }
  }
}
