import type { SoundCue, SoundKind } from './sound-cue.ts'
import {
  BED,
  CUSHION,
  chalkWave,
  clickWave,
  clothNoise,
  FLOOR,
  knockWave,
  MISCUE,
  POCKET,
  RAIL_TOP,
  TIP,
} from './waveforms.ts'

/** Speed at which a click has the full scale, m/s: nobody strikes harder. */
const LOUDEST = 12
/** A click grows by 24 dB a decade of closing speed: its peak force goes with v^1.2 (Hertz). */
const GROWTH = 1.2

interface Voice {
  /** Against a click of the same speed, as a factor. */
  readonly level: number
  /** Power of the speed. */
  readonly growth: number
}

const VOICES: Readonly<Record<SoundKind, Voice>> = {
  click: { level: 1, growth: GROWTH },
  // 18 dB below a click of the same speed.
  cushion: { level: 0.126, growth: GROWTH },
  tip: { level: 0.2, growth: 1 },
  miscue: { level: 0.25, growth: 1 },
  bounce: { level: 0.2, growth: 1 },
  pocket: { level: 0.3, growth: 0.7 },
  'rail-top': { level: 0.4, growth: 1 },
  floor: { level: 0.6, growth: 0.8 },
  chalk: { level: 0.05, growth: 0 },
}

/** Peak of a sound at one metre, 0..1. */
export function loudness({ kind, speed }: Pick<SoundCue, 'kind' | 'speed'>): number {
  const { level, growth } = VOICES[kind]
  return level * Math.min(1, speed / LOUDEST) ** growth
}

/** Steps of speed and of angle in which clicks are kept: finer ones sound the same. */
const SPEEDS = 9
const ANGLES = 4

/** Sounds as samples, made when they are first needed, or one by one before. */
export class SoundBank {
  readonly sampleRate: number
  readonly #waves = new Map<string, Float32Array<ArrayBuffer>>()

  readonly #toMake: Iterator<unknown>

  constructor(sampleRate: number) {
    this.sampleRate = sampleRate
    this.#toMake = this.#usual()
  }

  /** Makes one more sound before it is needed; false when all that every shot has are there. */
  prepare(): boolean {
    return !this.#toMake.next().done
  }

  *#usual(): Generator<Float32Array<ArrayBuffer>, void, undefined> {
    yield this.cloth
    for (const kind of ['tip', 'cushion', 'bounce', 'pocket'] as const)
      yield this.waveOf({ kind, speed: 1 }, 1)
    for (let step = SPEEDS - 1; step >= 0; step--)
      for (let angle = 0; angle < ANGLES; angle++)
        yield this.waveOf({ kind: 'click', speed: speedOfStep(step) }, angle / (ANGLES - 1))
  }

  /** `cosine`: of the angle between the line of centres and the way to the ear; clicks only. */
  waveOf({ kind, speed }: Pick<SoundCue, 'kind' | 'speed'>, cosine: number): Float32Array<ArrayBuffer> {
    if (kind !== 'click') return this.#kept(kind, () => plainWave(kind, this.sampleRate))
    const [step, angle] = [speedStep(speed), Math.round(Math.abs(cosine) * (ANGLES - 1))]
    return this.#kept(`click ${step} ${angle}`, () =>
      clickWave(speedOfStep(step), angle / (ANGLES - 1), this.sampleRate),
    )
  }

  get cloth(): Float32Array<ArrayBuffer> {
    return this.#kept('cloth', () => clothNoise(this.sampleRate))
  }

  #kept(name: string, make: () => Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
    const found = this.#waves.get(name)
    if (found) return found
    const made = make()
    this.#waves.set(name, made)
    return made
  }
}

/** 0 at 0.1 m/s and below, the last at 12 m/s. */
function speedStep(speed: number): number {
  const share = Math.log(Math.max(0.1, Math.min(LOUDEST, speed)) / 0.1) / Math.log(LOUDEST / 0.1)
  return Math.round(share * (SPEEDS - 1))
}

function speedOfStep(step: number): number {
  return 0.1 * (LOUDEST / 0.1) ** (step / (SPEEDS - 1))
}

function plainWave(kind: Exclude<SoundKind, 'click'>, sampleRate: number): Float32Array<ArrayBuffer> {
  switch (kind) {
    case 'tip':
      return knockWave(TIP, sampleRate, 1)
    case 'miscue':
      return knockWave(MISCUE, sampleRate, 2)
    case 'cushion':
      return knockWave(CUSHION, sampleRate, 3)
    case 'bounce':
      return knockWave(BED, sampleRate, 4)
    case 'pocket':
      return knockWave(POCKET, sampleRate, 5)
    case 'rail-top':
      return knockWave(RAIL_TOP, sampleRate, 6)
    case 'floor':
      return knockWave(FLOOR, sampleRate, 7)
    case 'chalk':
      return chalkWave(sampleRate)
  }
}
