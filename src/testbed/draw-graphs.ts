import type { Point } from '../table/index.ts'
import type { DebugDraw, Ink } from './debug-draw.ts'
import { type EnergyPoint, makeSample, totalOf } from './energy-trace.ts'
import type { PlayedShot } from './play-request.ts'

const CURVES: readonly { readonly ink: Ink; readonly of: (point: EnergyPoint) => number }[] = [
  { ink: 'height', of: ({ height }) => height },
  { ink: 'turning', of: ({ turning }) => turning },
  { ink: 'kinetic', of: ({ moving }) => moving },
  { ink: 'total', of: totalOf },
]

/** Energies over time in a square of 1 by 1: time to the right, energy upwards; and where the playhead is. */
export function drawEnergy(draw: DebugDraw, { energy, result }: PlayedShot, time: number): void {
  const most = Math.max(...energy.map(totalOf), Number.MIN_VALUE)
  const whole = Math.max(result.duration, Number.MIN_VALUE)
  draw.line([0, 0], [1, 0], { ink: 'mark' })
  for (const { ink, of } of CURVES) {
    let last: Point | null = null
    for (const point of energy) {
      const at: Point = [point.t / whole, of(point) / most]
      if (last !== null) draw.line(last, at, { ink, width: ink === 'total' ? 1.5 : 1 })
      last = at
    }
  }
  draw.line([time / whole, 0], [time / whole, 1], { ink: 'contact' })
}

/** The table from its right side: x and height, at one scale. */
export function drawElevation(draw: DebugDraw, { request, result, table }: PlayedShot, time: number): void {
  const half = table.spec.length / 2
  const radius = request.parameters.ballRadius
  draw.line([-half, 0], [half, 0], { ink: 'edge', width: 1.5 })
  for (const end of [-half, half]) draw.point([end, table.noseHeight], { ink: 'edge', pixels: 2.5 })
  const sample = makeSample()
  for (const ball of result.paths!.balls) {
    const { phase, r } = result.paths!.sample(ball, time, sample)
    if (phase === 'pocketed' || phase === 'off-table') continue
    draw.point([r[0]!, r[2]!], { ink: { ball }, radius })
    draw.point([r[0]!, r[2]!], { ink: 'mark', radius, hollow: true })
  }
}
