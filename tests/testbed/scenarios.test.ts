import { describe, expect, test } from 'vitest'
import { readJson, readSimulateDocument } from '../../src/record/index.ts'
import { SCENARIOS } from '../../src/scenarios/index.ts'
import { contactOf } from '../../src/testbed/contact-of.ts'
import type { DebugDraw } from '../../src/testbed/debug-draw.ts'
import { drawElevation, drawEnergy } from '../../src/testbed/draw-graphs.ts'
import { drawShot } from '../../src/testbed/draw-shot.ts'
import { drawTable } from '../../src/testbed/draw-table.ts'
import { makeSample, totalOf } from '../../src/testbed/energy-trace.ts'
import { eventText } from '../../src/testbed/event-text.ts'
import { type PlayedShot, playRequest } from '../../src/testbed/play-request.ts'
import { PARAMETER_SLIDERS, STROKE_SLIDERS } from '../../src/testbed/sliders.ts'
import { writeDocument } from '../../src/testbed/write-document.ts'

/** Counts what is drawn, and what no canvas can draw. */
function countingDraw(): DebugDraw & {
  readonly counts: Record<'line' | 'point' | 'text' | 'wrong', number>
} {
  const counts = { line: 0, point: 0, text: 0, wrong: 0 }
  const finite = (...points: readonly (readonly number[])[]) => {
    if (!points.every((point) => point.every(Number.isFinite))) counts.wrong++
  }
  return {
    counts,
    line(from, to) {
      finite(from, to)
      counts.line++
    },
    point(at, { radius, pixels }) {
      finite(at, [radius ?? pixels ?? Number.NaN])
      counts.point++
    },
    text(at, text) {
      finite(at)
      if (text === '') counts.wrong++
      counts.text++
    },
  }
}

function isOffBed({ result }: PlayedShot, t: number): boolean {
  const sample = makeSample()
  const { paths } = result
  return paths!.balls.some((ball) => paths!.sample(ball, t, sample).phase === 'falling')
}

describe.each(SCENARIOS.map((entry) => [entry.id, entry.request] as const))('%s', (_id, request) => {
  const played = playRequest(request)
  if (!played.ok) throw new Error(played.error.code)
  const shot: PlayedShot = played.value
  const { events, duration } = shot.result

  test('as a document and back it is the same request', () => {
    const json = readJson(writeDocument(request))
    const document = json.ok ? readSimulateDocument(json.value) : json
    if (!document.ok) throw new Error(document.error.code)
    const { report: _report, stepHz: _stepHz, unbounded: _unbounded, ...read } = document.value.request
    expect(read).toEqual(request)
  })

  test('every event has words, and those with a place have it where the balls meet', () => {
    for (const event of events) {
      expect(eventText(event)).not.toMatch(/undefined|NaN|object Object/)
      const contact = contactOf(event, shot)
      if (event.kind !== 'ball-ball' && event.kind !== 'ball-rail') continue
      const ball = event.kind === 'ball-ball' ? event.a : event.ball
      const { r } = event.before![ball]!
      const plan = Math.hypot(contact!.at[0] - r[0], contact!.at[1] - r[1])
      const { ballRadius: R } = request.parameters
      expect(Math.hypot(...contact!.normal!)).toBeCloseTo(1, 12)
      // Shorter above a nose or on different heights; balls of a cluster may begin with a gap of half a millimetre.
      expect(plan).toBeLessThanOrEqual(R + 2.5e-4)
      if (r[2] === R && event.kind === 'ball-rail') expect(plan).toBeCloseTo(shot.table.contactDistance, 6)
    }
  })

  test('the curve of energy never rises after the stroke', () => {
    const struck = Math.max(...events.filter(({ kind }) => kind === 'tip').map(({ t }) => t), 0) + 0.01
    const later = shot.energy.filter(({ t }) => t > struck)
    const most = Math.max(...shot.energy.map(totalOf))
    for (const [k, point] of later.entries()) {
      if (k === 0) continue
      const last = later[k - 1]!
      // Off the bed a path is a chain of parabolas through the states at the ticks: their slopes miss the velocity a little.
      const share = [point.t, last.t, point.t - 1e-9].some((t) => isOffBed(shot, t)) ? 1e-3 : 1e-9
      expect(totalOf(point)).toBeLessThanOrEqual(totalOf(last) + share * most)
    }
    expect(later.length).toBeGreaterThan(100)
  })

  test('it is drawn at any time, every ball that is there among it', () => {
    const layers = { paths: true, velocities: true, contacts: true, next: true }
    for (const [time, happened] of [
      [0, 0],
      [duration / 3, events.filter(({ t }) => t <= duration / 3).length],
      [duration, events.length],
    ] as const) {
      const draw = countingDraw()
      drawTable(draw, shot.table)
      drawShot(draw, shot, { time, happened }, layers)
      drawElevation(draw, shot, time)
      drawEnergy(draw, shot, time)
      const there = time === duration ? Object.keys(shot.result.layout).length : 1
      expect(draw.counts.point).toBeGreaterThanOrEqual(2 * there)
      expect(draw.counts.line).toBeGreaterThan(100)
      expect(draw.counts.wrong).toBe(0)
    }
  })

  test('every slider reads what it has written, and the shot can still be played', () => {
    for (const slider of [...STROKE_SLIDERS, ...PARAMETER_SLIDERS]) {
      const middle = slider.least + slider.step * Math.round((slider.most - slider.least) / (3 * slider.step))
      expect(slider.read(request)).not.toBeNull()
      expect(slider.read(slider.write(request, middle))).toBe(middle)
    }
    for (const { write, least, most } of PARAMETER_SLIDERS.slice(0, 4)) {
      for (const value of [least, most]) expect(playRequest(write(request, value)).ok).toBe(true)
    }
  })
})

test('a request that is no shot is a fault, with its place', () => {
  const request = SCENARIOS[0]!.request
  const played = playRequest({ ...request, balls: [...request.balls, request.balls[0]!] })
  expect(played.ok ? null : played.error.code).toBe('ball-twice')
})
