import { describe, expect, it } from 'vitest'
import { decisiveContact } from '../../../src/app/director/decisive-contact.ts'
import { Director } from '../../../src/app/director/director.ts'
import { planFilm } from '../../../src/app/director/plan-film.ts'
import type { Scene } from '../../../src/app/director/scene.ts'
import { playbackOf } from '../../../src/app/shot-playback.ts'
import { DEFAULT_PARAMETERS } from '../../../src/physics/index.ts'
import type { ShotEvent } from '../../../src/shot/index.ts'
import { type BallId, makeTable, type Point, TABLE_SPECS } from '../../../src/table/index.ts'
import { eyeOf } from '../../../src/view/camera/camera-pose.ts'
import { CameraRig } from '../../../src/view/camera/camera-rig.ts'
import type { Sight, TableView } from '../../../src/view/index.ts'
import { planTable, tableOutline } from '../../../src/view/scene/table-plan.ts'
import { aSession } from '../a-match.ts'

const table = TABLE_SPECS['9ft']
const R = DEFAULT_PARAMETERS.ballRadius

/** The cue ball rolls to the 1, which goes on into the left side pocket; `more` balls begin to roll with it. */
function aPot(more: Partial<Scene> = {}): Scene {
  const hit: ShotEvent = { kind: 'ball-ball', t: 1, a: 'cue', b: '1', speed: 1 }
  const pot: ShotEvent = { kind: 'pocketed', t: 2.5, ball: '1', pocket: 'SL' }
  const ways: Partial<Record<BallId, (t: number) => Point | null>> = {
    cue: (t) => (t < 1 ? [-0.8 + 0.75 * t, 0] : [-0.05, -0.05 * Math.min(1, t - 1)]),
    '1': (t) => (t < 1 ? [0, 0] : t < 2.5 ? [0, 0.42 * (t - 1)] : null),
    '2': () => [0.8, 0.2],
  }
  return {
    duration: 5,
    events: [hit, pot],
    deciding: [],
    calls: [],
    balls: ['cue', '1', '2'],
    at: (ball, t) => ways[ball]?.(t) ?? null,
    table,
    ballRadius: R,
    directionDeg: 0,
    behindStick: true,
    upright: false,
    ...more,
  }
}

describe('what a shot turned on', () => {
  it('is the pot, seen from behind the ball', () => {
    const found = decisiveContact(aPot())!
    expect(found.t).toBeGreaterThan(2.4)
    expect(found.at[1]).toBeGreaterThan(0.55)
    expect(found.headings[0]).toBeCloseTo(90, 6)
  })

  it('is the contact that decided a foul before any pot, seen square to the line of centres', () => {
    const found = decisiveContact(aPot({ deciding: [0] }))!
    expect(found.t).toBe(1)
    expect(found.at[0]).toBeCloseTo(-0.025, 9)
    expect(Math.abs(found.headings[0]!)).toBeCloseTo(90, 9)
  })

  it('is nothing in a shot that is over at once', () => {
    expect(decisiveContact(aPot({ events: [aPot().events[0]!] }))).toBeNull()
  })
})

describe('a film', () => {
  it('calm: one slow move towards the play, and none for a shot that fills the table', () => {
    const takes = planFilm(aPot(), 'calm')
    expect(takes.map(({ kind }) => kind)).toEqual(['over'])
    expect(takes[0]!.glide).toBeGreaterThan(1)
    expect(takes[0]!.sight(1)).toEqual(takes[0]!.sight(4))
    const across = aPot({ at: (ball, t) => (ball === 'cue' ? [-1.2 + 0.5 * t, 0.1 * t] : [1, 0]) })
    expect(planFilm(across, 'calm')).toEqual([])
  })

  it('full: after the ball, the pot from near, what is left from above', () => {
    const still: Scene['at'] = (ball, t) => aPot().at(ball, t)
    const rolling = aPot({ at: (ball, t) => (ball === '2' ? [0.8 - 0.1 * t, 0.2] : still(ball, t)) })
    const takes = planFilm(rolling, 'full')
    expect(takes.map(({ kind }) => kind)).toEqual(['follow', 'contact', 'over'])
    for (const [i, take] of takes.entries()) {
      expect(take.to - take.from).toBeGreaterThanOrEqual(0.9)
      if (i > 0) expect(take.from).toBe(takes[i - 1]!.to)
    }
    const [, contact] = takes
    expect(contact!.from).toBeLessThan(2.4)
    expect(contact!.to).toBeGreaterThan(2.6)
    expect(contact!.sight(2).yawDeg).toBeCloseTo(90, 6)
    expect(contact!.sight(2).span).toBeLessThan(0.8)
  })

  it('goes round a ball that stands in the way of the sight', () => {
    const free: Scene['at'] = (ball, t) => aPot().at(ball, t)
    const blocked = aPot({ at: (ball, t) => (ball === '2' ? [0, 0.4] : free(ball, t)) })
    const contact = planFilm(blocked, 'full').find(({ kind }) => kind === 'contact')!
    expect(Math.abs(contact.sight(2).yawDeg - 90)).toBeGreaterThan(20)
  })

  it('a spread is seen from above', () => {
    const balls: readonly BallId[] = ['cue', '1', '2', '3', '4']
    const spread = aPot({
      events: [{ kind: 'ball-ball', t: 0.3, a: 'cue', b: '1', speed: 8 }],
      balls,
      at: (ball, t) => [balls.indexOf(ball) * 0.2 - 0.4 + 0.05 * t, 0.1 * t],
    })
    expect(planFilm(spread, 'full').map(({ kind }) => kind)).toEqual(['over'])
  })

  it('follows from rest to rest, without a jerk on the way', () => {
    const [follow] = planFilm(aPot(), 'full')
    const { from, to } = follow!
    const x = (t: number) => follow!.sight(t).target[0]
    const dt = 1 / 120
    // The ball itself makes 6 mm in that time.
    expect(x(from + dt) - x(from)).toBeLessThan(2e-4)
    expect(x(to) - x(to - dt)).toBeLessThan(2e-4)
    let push = 0
    for (let t = from + dt; t < to - dt; t += dt)
      push = Math.max(push, Math.abs(x(t + dt) - 2 * x(t) + x(t - dt)) / dt ** 2)
    expect(push).toBeLessThan(12)
  })
})

describe('the director at the table', () => {
  const outline = tableOutline(planTable(makeTable(table, R)))
  const screens = [
    { width: 1440, height: 900, insets: { top: 56, right: 256, bottom: 60, left: 256 } },
    { width: 390, height: 844, insets: { top: 116, right: 0, bottom: 130, left: 0 } },
  ]
  const set = { style: 'full', table, parameters: DEFAULT_PARAMETERS, upright: false } as const

  /** A view of which only the camera is real. */
  function aView() {
    const rig = new CameraRig()
    const looks: (Sight | null)[] = []
    const view = {
      get camera() {
        return rig.current
      },
      get moved() {
        return rig.moved
      },
      look: (sight: Sight | null, seconds?: number) => {
        if (seconds !== undefined) looks.push(sight)
        rig.look(sight, seconds)
      },
    }
    return { rig, looks, director: new Director(view as unknown as TableView) }
  }

  it.each(screens)('films a break well above rails and balls, and gives the camera back', (screen) => {
    const { session } = aSession()
    session.stroke()
    const running = playbackOf(session.game.value)!
    const { rig, looks, director } = aView()
    const home = rig.advance(outline, screen, null, 0, false)
    for (; !running.done; running.advance(1 / 60)) {
      director.direct(running, set)
      const eye = eyeOf(rig.advance(outline, screen, null, 1 / 60, false))
      expect(eye[2]).toBeGreaterThan(0.3)
    }
    expect(looks.filter((sight) => sight !== null).length).toBeGreaterThan(0)
    director.direct(null, set)
    expect(looks.at(-1)).toBeNull()
    for (let i = 0; i < 90; i++) rig.advance(outline, screen, null, 1 / 60, false)
    expect(rig.advance(outline, screen, null, 1 / 60, false)).toEqual(home)
  })

  it('leaves a camera alone that a hand has moved, at once', () => {
    const { session } = aSession()
    session.stroke()
    const running = playbackOf(session.game.value)!
    const { rig, looks, director } = aView()
    rig.advance(outline, screens[0]!, null, 0, false)
    for (let i = 0; i < 90; i++, running.advance(1 / 60)) director.direct(running, set)
    expect(looks.at(-1)).not.toBeNull()
    rig.zoom(2)
    director.direct(running, set)
    expect(looks.at(-1)).toBeNull()
    const before = looks.length
    for (; !running.done; running.advance(1 / 60)) director.direct(running, set)
    expect(looks.length).toBe(before)
  })
})
