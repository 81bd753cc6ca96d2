import type { GameShot } from '../../game/index.ts'
import type { Point } from '../../table/index.ts'
import { humOf } from './hum-of.ts'
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
/** Between two values of the hum, s. */
const HUM_STEP = 1 / 30

/** The sounds of a shot, laid piece by piece. */
export interface LaidShot {
  /** Lays what comes before `t` seconds of the shot and is not laid yet. */
  layTo(t: number): void
  /** Silences what is still to come. */
  stop(): void
}

/**
 * Puts every sound of a shot at its sample, with the time that sound takes to the ear, since the shot is known before
 * it is shown. Laid in pieces: all of a break at once would hold a frame up.
 */
export function scheduleShot(
  context: BaseAudioContext,
  out: AudioNode,
  bank: SoundBank,
  shot: { readonly cues: Iterable<SoundCue>; readonly paths: GameShot['result']['paths'] },
  ear: Ear,
  timing: Timing,
): LaidShot {
  const bus = context.createGain()
  bus.connect(out)
  const cues = shot.cues[Symbol.iterator]()
  let next = cues.next()
  const layHum = shot.paths && timing.rate === 1 ? startHum(context, bus, bank, shot.paths, timing) : null
  return {
    layTo(t) {
      for (; !next.done && next.value.t < t; next = cues.next())
        if (next.value.t >= timing.from) startCue(context, bus, bank, next.value, ear, timing)
      layHum?.(t)
    },
    stop() {
      const now = context.currentTime
      bus.gain.setValueAtTime(1, now)
      bus.gain.linearRampToValueAtTime(0, now + FADE)
      setTimeout(() => bus.disconnect(), 2000 * FADE)
    },
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

/** Starts the hum of the balls; the function that is returned draws its loudness and pitch up to a time of the shot. */
function startHum(
  context: BaseAudioContext,
  bus: AudioNode,
  bank: SoundBank,
  paths: NonNullable<GameShot['result']['paths']>,
  { startAt, from }: Timing,
): (t: number) => void {
  const hum = humOf(paths)
  const source = sourceOf(context, bank.cloth)
  source.loop = true
  const low = context.createBiquadFilter()
  low.type = 'lowpass'
  const high = context.createBiquadFilter()
  high.type = 'highpass'
  high.frequency.value = 60
  const level = context.createGain()
  const { gain, pitch } = hum(from)
  level.gain.setValueAtTime(gain, startAt)
  low.frequency.setValueAtTime(pitch, startAt)
  source.connect(low).connect(high).connect(level).connect(bus)
  source.start(startAt)
  source.stop(startAt + paths.duration - from)
  let drawn = 0
  const steps = Math.ceil((paths.duration - from) / HUM_STEP)
  return (t) => {
    for (; drawn < steps && from + drawn * HUM_STEP < t; drawn++) {
      const after = Math.min((drawn + 1) * HUM_STEP, paths.duration - from)
      const { gain, pitch } = hum(from + after)
      level.gain.linearRampToValueAtTime(gain, startAt + after)
      low.frequency.linearRampToValueAtTime(pitch, startAt + after)
    }
  }
}

function sourceOf(context: BaseAudioContext, wave: Float32Array<ArrayBuffer>): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, wave.length, context.sampleRate)
  buffer.copyToChannel(wave, 0)
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}
