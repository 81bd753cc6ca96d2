import { describe, expect, test } from 'vitest'
import { makeTable, TABLE_SPECS } from '../../src/table/index.ts'
import { cameraGoal, type Hand, headPitch } from '../../src/view/camera/camera-goal.ts'
import { eyeOf, projectPoint, sightRay } from '../../src/view/camera/camera-pose.ts'
import { CameraRig } from '../../src/view/camera/camera-rig.ts'
import { fitOutline, type Screen } from '../../src/view/camera/fit-outline.ts'
import { Glide, poseOffset } from '../../src/view/camera/glide.ts'
import { pickTable } from '../../src/view/camera/pick-table.ts'
import { planTable, tableOutline } from '../../src/view/scene/table-plan.ts'

const R = 0.028575
const DEG = Math.PI / 180
const STILL: Hand = { yaw: 0.7, pitch: 25 * DEG, zoom: 1, focus: null }
const outline = tableOutline(planTable(makeTable(TABLE_SPECS['9ft'], R)))

const screens: readonly (readonly [string, Screen])[] = [
  ['1280x720', { width: 1280, height: 720, insets: { top: 56, right: 256, bottom: 88, left: 256 } }],
  ['390x844', { width: 390, height: 844, insets: { top: 116, right: 0, bottom: 130, left: 0 } }],
  ['360x640', { width: 360, height: 640, insets: { top: 100, right: 0, bottom: 120, left: 0 } }],
  ['1920x1080', { width: 1920, height: 1080, insets: { top: 56, right: 280, bottom: 60, left: 280 } }],
  ['844x390', { width: 844, height: 390, insets: { top: 40, right: 120, bottom: 40, left: 120 } }],
]

describe.each(screens)('on %s', (_, screen) => {
  test.each(['head', 'top', 'free', 'stick', 'desk'] as const)(
    '%s shows the whole table between the panels',
    (mode) => {
      const pose = cameraGoal(mode, outline, screen, STILL, null)
      const { insets } = screen
      const shown = outline.map((point) => projectPoint(pose, point))
      for (const [x, y, depth] of shown) {
        expect(depth).toBeGreaterThan(0)
        expect(x).toBeGreaterThanOrEqual(insets.left)
        expect(x).toBeLessThanOrEqual(screen.width - insets.right)
        expect(y).toBeGreaterThanOrEqual(insets.top)
        expect(y).toBeLessThanOrEqual(screen.height - insets.bottom)
      }
      // And no smaller than need be: it touches the free area (less its margin) on both sides of one direction.
      const reach = (values: number[]) => Math.max(...values) - Math.min(...values)
      const free = {
        x: screen.width - insets.left - insets.right - 16,
        y: screen.height - insets.top - insets.bottom - 16,
      }
      const filled = Math.max(reach(shown.map((p) => p[0])) / free.x, reach(shown.map((p) => p[1])) / free.y)
      expect(filled).toBeCloseTo(1, 6)
    },
  )
})

test('the head camera looks 35 degrees down on a wide screen and steeper on an upright one', () => {
  expect(headPitch(outline, screens[0]![1])).toBe(35 * DEG)
  const steep = headPitch(outline, screens[1]![1])
  expect(steep).toBeGreaterThan(45 * DEG)
  expect(steep).toBeLessThanOrEqual(78 * DEG)
})

test('on an upright screen the head of the table is at the bottom and its left at the left', () => {
  const screen = screens[1]![1]
  const pose = cameraGoal('head', outline, screen, STILL, null)
  const head = projectPoint(pose, [-1, 0, 0])
  const foot = projectPoint(pose, [1, 0, 0])
  const left = projectPoint(pose, [0, 0.5, 0])
  expect(head[1]).toBeGreaterThan(foot[1])
  expect(left[0]).toBeLessThan(head[0])
})

test('the top camera lays the table down on a wide screen and stands it up on an upright one', () => {
  const wide = cameraGoal('top', outline, screens[0]![1], STILL, null)
  const upright = cameraGoal('top', outline, screens[1]![1], STILL, null)
  expect(projectPoint(wide, [1, 0, 0])[0]).toBeGreaterThan(projectPoint(wide, [-1, 0, 0])[0])
  expect(projectPoint(upright, [1, 0, 0])[1]).toBeLessThan(projectPoint(upright, [-1, 0, 0])[1])
})

test('behind the stick the eye is behind the cue ball, over the rail, and looks along the stroke', () => {
  const cue = { contact: [-1.1, 0.1, R], directionDeg: 30, elevationDeg: 2, pull: 0 } as const
  const pose = cameraGoal('stick', outline, screens[0]![1], STILL, cue)
  const eye = eyeOf(pose)
  expect((eye[0] + 1.1) * Math.cos(30 * DEG) + (eye[1] - 0.1) * Math.sin(30 * DEG)).toBeLessThan(-0.5)
  expect(eye[2]).toBeGreaterThan(0.2)
  expect(pose.yaw).toBeCloseTo(30 * DEG, 12)
})

test('a ray of sight through the pixel of a point passes through the point', () => {
  const pose = fitOutline(outline, 0.3, 40 * DEG, screens[0]![1])
  const at = [0.4, -0.2, 0.03] as const
  const [x, y, depth] = projectPoint(pose, at)
  const { eye, way } = sightRay(pose, x, y)
  const far = Math.hypot(at[0] - eye[0], at[1] - eye[1], at[2] - eye[2])
  expect(depth).toBeGreaterThan(0)
  for (let i = 0; i < 3; i++) expect(eye[i]! + way[i]! * far).toBeCloseTo(at[i]!, 9)
})

test('picking finds the ball that is in front, and the place on the plane of the centres', () => {
  const pose = cameraGoal('head', outline, screens[0]![1], STILL, null)
  const q = [0, 0, 0, 1]
  const balls = [
    { id: '1', r: [0.2, 0, R], q },
    { id: '2', r: [0.2 - 1.2 * R, 0, R], q },
  ] as const
  const [x, y] = projectPoint(pose, [0.2 - 1.2 * R, 0, R])
  expect(pickTable(pose, balls, R, x, y).ball).toBe('2')
  const aside = projectPoint(pose, [-0.4, 0.3, R])
  const found = pickTable(pose, balls, R, aside[0], aside[1])
  expect(found.ball).toBeNull()
  expect(found.bed![0]).toBeCloseTo(-0.4, 9)
  expect(found.bed![1]).toBeCloseTo(0.3, 9)
})

test('turning from one heading to another goes the short way round', () => {
  const a = fitOutline(outline, 170 * DEG, 40 * DEG, screens[0]![1])
  const b = fitOutline(outline, -170 * DEG, 40 * DEG, screens[0]![1])
  const glide = new Glide(a, poseOffset(b, b), b, 1)
  glide.pass(0.5)
  expect(glide.near(b).yaw).toBeCloseTo(-180 * DEG, 9)
})

describe('the camera on its way', () => {
  const screen = screens[0]![1]

  test('travels without a jump and arrives', () => {
    const rig = new CameraRig()
    const start = rig.advance(outline, screen, null, 0, false)
    rig.choose('top', false)
    let last = start
    for (let i = 0; i < 120; i++) {
      const pose = rig.advance(outline, screen, null, 1 / 60, false)
      expect(Math.abs(pose.pitch - last.pitch)).toBeLessThan(0.05)
      last = pose
    }
    expect(last.pitch).toBeCloseTo(90 * DEG, 12)
    expect(start.pitch).toBeCloseTo(35 * DEG, 12)
  })

  test('turns off its way to another goal without a jerk, and back behind another stick', () => {
    const rig = new CameraRig()
    const at = (x: number, directionDeg: number) =>
      ({ contact: [x, 0.1, R], directionDeg, elevationDeg: 2, pull: 0 }) as const
    const sight = { target: [0.5, 0.1, R], yawDeg: 60, pitchDeg: 30, span: 0.6 } as const
    rig.choose('stick', true)
    rig.advance(outline, screen, at(-1, 10), 0, false)
    const dt = 1 / 240
    const eyes: (readonly number[])[] = []
    for (let i = 0; i < 1200; i++) {
      if (i === 20) rig.look(sight, 1.2)
      if (i === 140) rig.look({ ...sight, target: [-0.8, -0.3, R], yawDeg: -20 }, 0.9)
      if (i === 420) rig.look(null, 1.2)
      eyes.push(eyeOf(rig.advance(outline, screen, i < 900 ? at(-1, 10) : at(0.4, 120), dt, false)))
    }
    const steps = eyes.slice(1).map((eye, i) => Math.hypot(...eye.map((v, k) => v - eyes[i]![k]!)))
    const pushes = steps.slice(1).map((step, i) => Math.abs(step - steps[i]!) / dt ** 2)
    // A cut would be metres in a frame; a jerk a push of hundreds of m/s2.
    expect(Math.max(...steps) / dt).toBeLessThan(12)
    expect(Math.max(...pushes)).toBeLessThan(60)
    expect(steps.at(-1)).toBeLessThan(1e-9)
    for (const eye of eyes) expect(eye[2]).toBeGreaterThan(0.15)
  })

  test('is there at once with reduced motion', () => {
    const rig = new CameraRig()
    rig.advance(outline, screen, null, 0, true)
    rig.choose('top', true)
    expect(rig.advance(outline, screen, null, 0, true).pitch).toBeCloseTo(90 * DEG, 12)
  })

  test('orbiting turns free, keeps the pitch between the floor and straight down, and zoom never shows less than all', () => {
    const rig = new CameraRig()
    rig.advance(outline, screen, null, 0, true)
    rig.orbit(100, 1e6)
    expect(rig.current).toBe('free')
    expect(rig.advance(outline, screen, null, 0, true).pitch).toBeLessThanOrEqual(90 * DEG)
    rig.orbit(0, -1e6)
    const low = rig.advance(outline, screen, null, 0, true)
    expect(low.pitch).toBeGreaterThan(0)
    const all = low.distance
    rig.zoom(0.001)
    expect(rig.advance(outline, screen, null, 0, true).distance).toBe(all)
    rig.zoom(4)
    expect(rig.advance(outline, screen, null, 0, true).distance).toBeCloseTo(all / 4, 9)
  })
})

describe('a camera placed by the caller', () => {
  const [, screen] = screens[0]!
  const sight = { target: [0.3, 0.1, R], yawDeg: 40, pitchDeg: 90, span: 0.12 } as const

  test('shows its target in the middle of the free area, at the scale that was asked for, until it is let go', () => {
    const rig = new CameraRig()
    rig.look(sight)
    const pose = rig.advance(outline, screen, null, 0, false)
    const { insets, width, height } = screen
    const [x, y] = projectPoint(pose, sight.target)
    expect(x).toBeCloseTo((insets.left + width - insets.right) / 2, 6)
    expect(y).toBeCloseTo((insets.top + height - insets.bottom) / 2, 6)
    const [aside] = projectPoint(pose, [0.3 + 0.01 * Math.sin(40 * DEG), 0.1 - 0.01 * Math.cos(40 * DEG), R])
    const free = height - insets.top - insets.bottom - 16
    expect(aside - x).toBeCloseTo((0.01 * free) / sight.span, 6)
    rig.look(null)
    expect(rig.advance(outline, screen, null, 0, true).distance).toBeGreaterThan(1)
  })
})
