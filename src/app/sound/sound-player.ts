import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Point } from '../../table/index.ts'
import type { SoundModel } from '../../ui/index.ts'
import type { Ear, LaidShot, SoundBank } from '../../view/index.ts'
import type { ShotPlayback } from '../shot-playback.ts'

/** The sounds follow the picture to within this, s: more, and they are laid anew. */
const DRIFT = 0.08
/** Sounds are laid a little ahead, so that the first one is not cut, s. */
const AHEAD = 0.02
/** Sounds are laid this far ahead of the picture, s, and at most so much of them a frame unless they come sooner. */
const LAID_AHEAD = 0.6
const LAID_AT_ONCE = 0.1
const SOON = 0.25
/** The whole table at this volume does not clip. */
const MASTER = 1.6

export interface SoundSettings {
  readonly on: boolean
  /** 0 to 1. */
  readonly volume: number
}

interface Running {
  readonly playback: ShotPlayback
  readonly laid: LaidShot
  /** Seconds of the shot up to which sounds are laid. */
  upTo: number
  /** Time of the context at which the shot was at 0, were it played at `rate` throughout. */
  readonly zero: number
  readonly rate: number
}

/**
 * Plays what a shot sounds like beside its picture. A browser lets nobody hear anything before the first press of a
 * key or a button; until then, and where there is no sound at all, it is silent.
 */
export class SoundPlayer implements SoundModel {
  readonly #on: Signal<boolean>
  readonly #volume: Signal<number>
  readonly #changed: (settings: SoundSettings) => void
  #context: AudioContext | null = null
  #master: GainNode | null = null
  #bank: SoundBank | null = null
  /** What makes the sounds: fetched with the first press, since before it nothing can be heard. */
  #studio: typeof import('./studio.ts') | null = null
  #running: Running | null = null

  constructor(first: SoundSettings, changed: (settings: SoundSettings) => void) {
    this.#on = signal(first.on)
    this.#volume = signal(first.volume)
    this.#changed = changed
  }

  get on(): ReadonlySignal<boolean> {
    return this.#on
  }

  get volume(): ReadonlySignal<number> {
    return this.#volume
  }

  setOn(on: boolean): void {
    this.#on.value = on
    this.#tell()
  }

  setVolume(volume: number): void {
    this.#volume.value = Math.min(1, Math.max(0, volume))
    this.#tell()
  }

  /** Called with every press of a person: the first one opens the ears. */
  wake(): void {
    if (this.#context === null && typeof AudioContext !== 'undefined') {
      this.#context = new AudioContext({ latencyHint: 'interactive' })
      void this.#open(this.#context.sampleRate)
      this.#master = this.#context.createGain()
      this.#master.connect(this.#context.destination)
      this.#level()
    }
    // One that was stopped by the system goes on with the next press; where it may not, it stays silent.
    if (this.#context?.state === 'suspended') this.#context.resume().catch(() => undefined)
  }

  /** Once a frame: makes sounds ahead while nothing rolls, lays those that come soon, lays them anew when picture and sound drift apart. */
  follow(playback: ShotPlayback | null, ear: Ear): void {
    const context = this.#context
    if (!context || !this.#bank || !this.#master || !this.#studio || context.state !== 'running') return
    const running = this.#running
    if (playback === null || (running && running.playback !== playback)) this.silence()
    if (playback === null) this.#bank.prepare()
    if (playback === null || playback.done) return
    const now = this.#running
    if (now && now.rate === playback.rate) {
      const heard = (context.currentTime - now.zero) * now.rate
      if (Math.abs(heard - playback.clock) < DRIFT * now.rate) {
        layAhead(now)
        return
      }
    }
    this.silence()
    this.#lay(this.#studio, context, this.#bank, this.#master, playback, ear)
  }

  /** Ends what is heard now. */
  silence(): void {
    this.#running?.laid.stop()
    this.#running = null
  }

  #lay(
    { cuesOfShot, scheduleShot }: typeof import('./studio.ts'),
    context: AudioContext,
    bank: SoundBank,
    out: AudioNode,
    playback: ShotPlayback,
    ear: Ear,
  ): void {
    const { rate, clock, shot } = playback
    const zero = context.currentTime + AHEAD - clock / rate
    const from = Math.max(0, clock)
    const sounds = { cues: cuesOfShot(shot.result, shot.stroke.speed), paths: shot.result.paths }
    const timing = { startAt: zero + from / rate, from, rate }
    const laid = scheduleShot(context, out, bank, sounds, ear, timing)
    this.#running = { playback, laid, upTo: from, zero, rate }
    layAhead(this.#running)
  }

  /** Without the file there is no sound; the table is played all the same. */
  async #open(sampleRate: number): Promise<void> {
    try {
      this.#studio = await import('./studio.ts')
      this.#bank = new this.#studio.SoundBank(sampleRate)
    } catch {
      this.#studio = null
    }
  }

  #tell(): void {
    this.#level()
    this.#changed({ on: this.#on.value, volume: this.#volume.value })
  }

  #level(): void {
    if (!this.#context || !this.#master) return
    const gain = this.#on.value ? MASTER * this.#volume.value ** 2 : 0
    this.#master.gain.setTargetAtTime(gain, this.#context.currentTime, 0.015)
  }
}

/** Lays the sounds of the next frames. */
function layAhead(running: Running): void {
  const { clock, rate } = running.playback
  const upTo = Math.min(
    clock + LAID_AHEAD * rate,
    Math.max(running.upTo + LAID_AT_ONCE * rate, clock + SOON * rate),
  )
  if (upTo <= running.upTo) return
  running.upTo = upTo
  running.laid.layTo(upTo)
}

/** An ear behind the head rail; left and right are those of the picture. */
export function earOf(project: (at: Point) => readonly [number, number] | null, length: number): Ear {
  const [x, height] = [-length / 2 - 0.9, 0.8]
  return {
    hear(at) {
      const [dx, dy] = [at[0] - x, at[1]]
      const plane = Math.hypot(dx, dy)
      const seen = project(at)
      return {
        distance: Math.hypot(plane, height),
        pan: seen ? (1.4 * seen[0]) / window.innerWidth - 0.7 : 0,
        towards: [dx / plane, dy / plane],
      }
    },
  }
}
