import type { GameShot } from '../../game/index.ts'
import type { Point } from '../../table/index.ts'
import { rollingOf } from './rolling.ts'
import { loudness, type SoundBank } from './sound-bank.ts'
import type { SoundCue } from './sound-cue.ts'
import { SOUND_SPEED } from './waveforms.ts'

/** Where the listener is. */
export interface Ear {
  /** From the ear to a place of the table: metres, -1 (left) to 1 (right), and the direction in the plane. */
  hear(at: Point): { readonly distance: number; readonly pan: number; readonly towards: Point }
}

export interface Timing {
  /** Time of the context at which the shot is at `from`, s. */
  readonly startAt: number
  /** Seconds of the shot that are left out. */
  readonly from: number
  /** Times real time. */
  readonly rate: number
}

/** Sounds end this softly when a shot is cut short, s. */
const FADE = 0.02

/**
 * Puts every sound of a shot at its sample, with the time that sound takes to the ear, since the shot is known before
 * it is shown. Returns a function that silences what is still to come.
 */
export function scheduleShot(
  context: BaseAudioContext,
  out: AudioNode,
  bank: SoundBank,
  shot: { readonly cues: readonly SoundCue[]; readonly paths: GameShot['result']['paths'] },
  ear: Ear,
  timing: Timing,
): () => void {
  const bus = context.createGain()
  bus.connect(out)
  for (const cue of shot.cues) if (cue.t >= timing.from) startCue(context, bus, bank, cue, ear, timing)
  if (shot.paths && timing.rate === 1) startRolling(context, bus, bank, shot.paths, timing)
  return () => {
    const now = context.currentTime
    bus.gain.setValueAtTime(1, now)
    bus.gain.linearRampToValueAtTime(0, now + FADE)
    setTimeout(() => bus.disconnect(), 2000 * FADE)
  }
}

function startCue(
  context: BaseAudioContext,
  bus: AudioNode,
  bank: SoundBank,
  cue: SoundCue,
  ear: Ear,
  { startAt, from, rate }: Timing,
): void {
  const { distance, pan, towards } = ear.hear(cue.at)
  const cosine = cue.line ? cue.line[0] * towards[0] + cue.line[1] * towards[1] : 1
  const source = sourceOf(context, bank.waveOf(cue, cosine))
  const level = context.createGain()
  level.gain.value = loudness(cue) / Math.max(0.5, distance)
  const side = context.createStereoPanner()
  side.pan.value = Math.max(-1, Math.min(1, pan))
  source.connect(level).connect(side).connect(bus)
  source.start(startAt + (cue.t - from) / rate + distance / SOUND_SPEED)
}

function startRolling(
  context: BaseAudioContext,
  bus: AudioNode,
  bank: SoundBank,
  paths: NonNullable<GameShot['result']['paths']>,
  { startAt, from }: Timing,
): void {
  const { step, gain, pitch } = rollingOf(paths, from)
  const length = step * (gain.length - 1)
  const source = sourceOf(context, bank.cloth)
  source.loop = true
  const low = context.createBiquadFilter()
  low.type = 'lowpass'
  const high = context.createBiquadFilter()
  high.type = 'highpass'
  high.frequency.value = 60
  const level = context.createGain()
  level.gain.value = 0
  level.gain.setValueCurveAtTime(gain, startAt, length)
  low.frequency.setValueCurveAtTime(pitch, startAt, length)
  source.connect(low).connect(high).connect(level).connect(bus)
  source.start(startAt)
  source.stop(startAt + length)
}

function sourceOf(context: BaseAudioContext, wave: Float32Array<ArrayBuffer>): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, wave.length, context.sampleRate)
  buffer.copyToChannel(wave, 0)
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}
