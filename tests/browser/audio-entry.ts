/** What the sound test runs inside a page: a break, laid out by the page's own code, rendered off line and measured. */
import { simulateShot } from '../../src/physics/index.ts'
import { breakShot } from '../../src/scenarios/index.ts'
import { cuesOfShot, SoundBank, type SoundCue, scheduleShot } from '../../src/view/audio/index.ts'

const BREAK = breakShot({ kind: 'nine-ball', gaps: 'tight', seed: 7, ballSpeed: 9 })
const RATE = 48_000
const LEAD = 0.1
/** From the ear to everything, m. */
const DISTANCE = 1
const TRAVEL = DISTANCE / 346
const EAR = { hear: () => ({ distance: DISTANCE, pan: 0, towards: [1, 0] as const }) }

export interface HeardCue extends Pick<SoundCue, 'kind' | 't' | 'speed'> {
  /** Peak within 6 ms from its sample on, and in the 20 ms up to two samples before. */
  readonly peak: number
  readonly before: number
}

export interface HeardBreak {
  readonly peak: number
  readonly beforeTip: number
  readonly cues: readonly HeardCue[]
  /** Loudness (root of the mean square) of the rolling balls: early, late, after the end. */
  readonly hum: readonly [early: number, late: number, after: number]
}

async function hearBreak(): Promise<HeardBreak> {
  const shot = simulateShot({ ...BREAK, report: { paths: true } })
  if (!shot.ok) throw new Error(shot.error.code)
  const { paths, duration } = shot.value
  const cues = [...cuesOfShot(shot.value, BREAK.stroke!.speed)]
  const sound = await render({ cues, paths: null }, duration)
  const hum = await render({ cues: [], paths }, duration)
  const sampleOf = (t: number) => Math.round((LEAD + t + TRAVEL) * RATE)
  const peak = (from: number, to: number) =>
    sound.slice(Math.max(0, from), to).reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const root = (from: number, to: number) => {
    const part = hum.slice(Math.round((LEAD + from) * RATE), Math.round((LEAD + to) * RATE))
    return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length)
  }
  return {
    peak: peak(0, sound.length),
    beforeTip: peak(0, sampleOf(0) - 2),
    cues: cues.map(({ kind, t, speed }) => {
      const at = sampleOf(t)
      return { kind, t, speed, peak: peak(at, at + 0.006 * RATE), before: peak(at - 0.02 * RATE, at - 2) }
    }),
    hum: [root(0.3, 0.8), root(0.8 * duration, 0.9 * duration), root(duration + 0.1, duration + 0.5)],
  }
}

async function render(sounds: Parameters<typeof scheduleShot>[3], duration: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil((duration + 1) * RATE), RATE)
  const timing = { startAt: LEAD, from: 0, rate: 1 }
  const laid = scheduleShot(context, context.destination, new SoundBank(RATE), sounds, EAR, timing)
  // In pieces, as the frames of the page lay them.
  for (let t = 0.1; t < duration + 0.1; t += 0.1) laid.layTo(t)
  return (await context.startRendering()).getChannelData(0)
}

Object.assign(globalThis, { hearBreak })
