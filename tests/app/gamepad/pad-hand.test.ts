import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PadHand } from '../../../src/app/gamepad/pad-hand.ts'
import { PAD_BUTTONS, type PadButton, readPad } from '../../../src/app/gamepad/pad-state.ts'
import { commandsOf } from '../../../src/game/index.ts'
import { aSession, kinds } from '../a-match.ts'

// A table without a page around it: no sheet is open.
beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

interface Touch {
  readonly left?: readonly [number, number]
  readonly right?: readonly [number, number]
  readonly held?: readonly PadButton[]
  readonly trigger?: number
}

/** As a browser reports it: y down. */
function aPad({ left = [0, 0], right = [0, 0], held = [], trigger = 0 }: Touch) {
  const buttons = Array.from({ length: 16 }, (_, i) => {
    const pressed = held.some((button) => PAD_BUTTONS[button] === i)
    const value = i === PAD_BUTTONS.rightTrigger ? trigger : pressed ? 1 : 0
    return { pressed: pressed || value > 0.5, touched: pressed, value }
  })
  return readPad({ axes: [left[0], -left[1], right[0], -right[1]], buttons })
}

function aPlayer() {
  const { session } = aSession(undefined, true, {})
  session.endPlacing()
  const hand = new PadHand(session, { alongTable: ([x, y]) => [-y, -x] })
  let ms = 0
  const hold = (touch: Touch, seconds: number) => {
    for (let t = 0; t < seconds - 1e-9; t += 1 / 60) {
      ms += 1000 / 60
      hand.frame(aPad(touch), 1 / 60, ms)
    }
  }
  hold({}, 0.5)
  return {
    session,
    hold,
    press: (...held: readonly PadButton[]) => {
      hold({ held }, 1 / 60)
      hold({}, 1 / 60)
    },
  }
}

describe('a pad', () => {
  it('leaves the play around the middle of a stick alone, and reaches 1 at the rim', () => {
    expect(aPad({ left: [0.1, 0.05] }).left).toEqual([0, 0])
    const [x, y] = aPad({ left: [0.8, 0.6] }).left
    expect(Math.hypot(x, y)).toBeCloseTo(1, 9)
    expect(y).toBeGreaterThan(0)
  })

  it('turns the stick to the right with the left stick, and finer with the left trigger', () => {
    const { session, hold } = aPlayer()
    const before = session.model.aim.value.directionDeg
    hold({ left: [1, 0] }, 0.2)
    const coarse = before - session.model.aim.value.directionDeg
    expect(coarse).toBeCloseTo(15, 6)
    hold({ left: [1, 0], held: ['leftTrigger'] }, 0.2)
    expect(before - session.model.aim.value.directionDeg).toBeCloseTo(coarse * (1 + 1 / 15), 6)
  })

  it('moves the tip with the right stick, and back with a press on it', () => {
    const { session, hold, press } = aPlayer()
    hold({ right: [-1, 0] }, 0.3)
    expect(session.model.aim.value.side).toBeCloseTo(-0.21, 6)
    hold({ right: [0, 1] }, 0.3)
    expect(session.model.aim.value.height).toBeCloseTo(0.21, 6)
    press('rightStick')
    expect(session.model.aim.value).toMatchObject({ side: 0, height: 0 })
  })

  it('sets power by the cross, again and again while it is held; raises the butt with the left shoulder', () => {
    const { session, hold, press } = aPlayer()
    const { speed } = session.model.aim.value
    press('down')
    const once = session.model.aim.value.speed
    expect(once).toBeLessThan(speed)
    hold({ held: ['down'] }, 1)
    expect(session.model.aim.value.speed).toBeLessThan(once - 3 * (speed - once))
    const { elevationDeg } = session.model.aim.value
    hold({ held: ['leftShoulder'], right: [0, 1] }, 1)
    expect(session.model.aim.value.elevationDeg).toBeGreaterThan(elevationDeg + 15)
    expect(session.model.aim.value.height).toBe(0)
  })

  it('strokes with A by the speed that is set, or by the pull of the right trigger', () => {
    const first = aPlayer()
    first.press('south')
    expect(kinds(commandsOf(first.session.game.value))).toContain('stroke')

    const { session, hold } = aPlayer()
    hold({ trigger: 0.45 }, 0.2)
    expect(session.model.pull.value).toBeCloseTo(0.45, 9)
    hold({ trigger: 0 }, 0.1)
    expect(session.model.pull.value).toBeNull()
    expect(session.model.task.value.kind).toBe('shoot')
    hold({ trigger: 0.45 }, 0.2)
    hold({ trigger: 0.45, held: ['south'] }, 1 / 60)
    expect(commandsOf(session.game.value).at(-1)).toMatchObject({
      kind: 'stroke',
      stroke: { speed: 0.1 + 10.9 * 0.45 * 0.45 },
    })
  })

  it('strokes by pull and push of the right stick with the speed of the thumb', () => {
    const { session, hold } = aPlayer()
    const held = ['rightShoulder'] as const
    hold({ held, right: [0, -1] }, 0.4)
    expect(session.model.pull.value).toBe(1)
    for (const y of [-0.8, -0.4, 0.3]) hold({ held, right: [0, y] }, 1 / 60)
    const stroke = commandsOf(session.game.value).at(-1)
    if (stroke?.kind !== 'stroke') throw new Error('the push is no stroke')
    // Some 0.4 to 0.7 of 0.34 m in a frame.
    expect(stroke.stroke.speed).toBeGreaterThan(5)
    expect(stroke.stroke.speed).toBeLessThan(11)
    expect(session.playback.value!.clock).toBeCloseTo(0, 12)
  })

  it('moves the ball in hand as the stick points on the screen, and sets it down with A', () => {
    const { session, hold, press } = aPlayer()
    press('leftStick')
    expect(session.model.placing.value).toBe(true)
    const [x] = session.hand.cueBall!
    hold({ left: [0, -1] }, 0.2)
    expect(session.hand.cueBall![0]).toBeCloseTo(x - 0.1, 3)
    press('south')
    expect(session.model.placing.value).toBe(false)
    expect(session.model.task.value.kind).toBe('shoot')
  })

  it('a button that is still down when the task changes does nothing to the next one', () => {
    const { session, hold } = aPlayer()
    hold({ held: ['south'] }, 0.1)
    expect(session.model.task.value.kind).toBe('running')
    const { rate } = session.playback.value!
    hold({ held: ['south'] }, 1)
    expect(session.playback.value!.rate).toBe(rate)
    hold({}, 0.1)
    hold({ held: ['east'] }, 0.1)
    expect(session.playback.value!.rate).toBeGreaterThan(rate)
  })
})
