import { describe, expect, it } from 'vitest'
import { AimCloseUp, fineAimOf } from '../../src/app/aim-close-up.ts'
import type { Sight } from '../../src/view/index.ts'
import { aSession } from './a-match.ts'

const FRAME = 1 / 60

function aCloseUp() {
  const { session } = aSession()
  const looks: (Sight | null)[] = []
  const view = {
    camera: 'head' as const,
    moved: false,
    look: (sight: Sight | null) => void looks.push(sight),
  }
  const closeUp = new AimCloseUp(view)
  const pass = (seconds: number) => {
    for (let t = 0; t < seconds; t += FRAME) {
      session.tick(FRAME)
      closeUp.frame(fineAimOf(session), FRAME)
    }
  }
  session.endPlacing()
  if (session.model.task.value.kind === 'take-cue') session.takeCue()
  return { session, looks, view, pass }
}

describe('the picture while the aim is fine', () => {
  it('goes near to where the ghost touches the ball, and back when Shift is let go', () => {
    const { session, looks, pass } = aCloseUp()
    session.fineAim.hold('key', true)
    pass(0.5)
    const preview = session.aim.preview.value!
    const object = session.shown.value.match.balls[preview.object!]!
    expect(looks).toHaveLength(1)
    const { target, span } = looks[0]!
    expect(Math.hypot(target[0] - object[0], target[1] - object[1])).toBeLessThan(0.029)
    expect(Math.hypot(target[0] - preview.ghost![0], target[1] - preview.ghost![1])).toBeLessThan(0.029)
    expect(span).toBeLessThan(0.4)
    session.fineAim.hold('key', false)
    pass(1)
    expect(looks.slice(1)).toEqual([null])
  })

  it('stands still while the aim moves by a hair', () => {
    const { session, looks, pass } = aCloseUp()
    session.fineAim.hold('key', true)
    pass(0.5)
    for (let i = 0; i < 10; i++) {
      session.turn(0.05)
      pass(0.05)
    }
    expect(looks).toHaveLength(1)
  })

  it('is left alone by a Shift that passes by, and where a hand has moved the camera', () => {
    const { session, looks, view, pass } = aCloseUp()
    session.fineAim.hold('key', true)
    pass(0.1)
    session.fineAim.hold('key', false)
    pass(1)
    view.moved = true
    session.fineAim.hold('pad', true)
    pass(1)
    expect(looks).toEqual([])
  })

  it('stays near between two presses of a button, and goes back with the stroke', () => {
    const { session, looks, pass } = aCloseUp()
    session.aimFinely(true)
    pass(0.4)
    session.aimFinely(false)
    pass(0.3)
    session.aimFinely(true)
    pass(0.3)
    expect(looks).toHaveLength(1)
    session.stroke()
    pass(0.05)
    expect(looks.slice(1)).toEqual([null])
  })
})
