import { Random } from '../../math/index.ts'

/** Speed of sound in a warm room, m/s. */
export const SOUND_SPEED = 346
/** Radius of a ball, m: what rings is the air around two spheres of this size. */
const RADIUS = 0.028575
/** Time that two phenolic balls touch at 1 m/s, s; it falls with the fifth root of the speed (Hertz 1882). */
const CONTACT_AT_1 = 329e-6

/**
 * Click of two balls that meet with `speed`, as heard at the angle whose cosine with the line of centres is `cosine`.
 * Each ball is braked by a Hertz pulse and radiates as a rigid sphere that oscillates: a dipole, whose far field
 * follows its acceleration through 1/((sa/c)^2 + 2 sa/c + 2) (Koss & Alfredson, J. Sound Vib. 27, 1973). The two have
 * opposite signs and, off the side, different distances to the ear; from the side they cancel.
 * The peak is 1 on the line of centres: loudness is the bank's business.
 */
export function clickWave(speed: number, cosine: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const contact = CONTACT_AT_1 * speed ** -0.2
  const gap = ((2 * RADIUS) / SOUND_SPEED) * Math.max(LEAST_COSINE, Math.abs(cosine))
  const onLine = dipolePair(contact, (2 * RADIUS) / SOUND_SPEED, sampleRate)
  const wave = dipolePair(contact, gap, sampleRate)
  const peak = peakOf(onLine)
  return wave.map((x) => x / peak)
}

/** From the side nothing comes straight to the ear, but a little by way of cloth and rails. */
const LEAST_COSINE = 0.15
/** Seconds that a click lasts in the buffer: the sound itself is over after half a millisecond. */
const CLICK_LENGTH = 0.003
/** Steps of the integration per sample. */
const OVERSAMPLING = 8

function dipolePair(contact: number, gap: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(Math.ceil(CLICK_LENGTH * sampleRate))
  const near = new Dipole()
  const far = new Dipole()
  const dt = 1 / (sampleRate * OVERSAMPLING)
  for (let i = 0; i < wave.length; i++) {
    let sum = 0
    for (let k = 0; k < OVERSAMPLING; k++) {
      const t = (i * OVERSAMPLING + k) * dt
      sum += near.step(pulse(t, contact), dt) - far.step(pulse(t - gap, contact), dt)
    }
    wave[i] = sum / OVERSAMPLING
  }
  return wave
}

/** Force of a Hertz contact, close to sin^1.5. */
function pulse(t: number, contact: number): number {
  return t > 0 && t < contact ? Math.sin((Math.PI * t) / contact) ** 1.5 : 0
}

/** Far field of a rigid sphere that is accelerated: two states, stepped half-implicitly. */
class Dipole {
  #y = 0
  #dy = 0

  step(acceleration: number, dt: number): number {
    const k = SOUND_SPEED / RADIUS
    this.#dy += dt * (k * k * acceleration - 2 * k * this.#dy - 2 * k * k * this.#y)
    this.#y += dt * this.#dy
    // The far field is the rate of what the sphere pushes.
    return this.#dy / k
  }
}

interface Knock {
  /** Hz of the body that is struck, and how fast it dies, s. */
  readonly pitch: number
  readonly decay: number
  /** Share of noise in it, and how long that lasts, s. */
  readonly noise: number
  readonly noiseDecay: number
  readonly length: number
}

/** What is struck answers with its own note. Peak 1. */
export function knockWave(knock: Knock, sampleRate: number, seed: number): Float32Array<ArrayBuffer> {
  const random = Random.fromSeed(seed)
  const wave = new Float32Array(Math.ceil(knock.length * sampleRate))
  let dull = 0
  for (let i = 0; i < wave.length; i++) {
    const t = i / sampleRate
    // Noise without its hiss: a leaky mean at about 2 kHz.
    dull += 0.25 * (2 * random.next() - 1 - dull)
    const attack = 1 - Math.exp(-t / 0.0006)
    const note = Math.sin(2 * Math.PI * knock.pitch * t) * Math.exp(-t / knock.decay)
    wave[i] = attack * ((1 - knock.noise) * note + 3 * knock.noise * dull * Math.exp(-t / knock.noiseDecay))
  }
  const peak = peakOf(wave)
  for (let i = 0; i < wave.length; i++) wave[i] = wave[i]! / peak
  return wave
}

/** Cushion: a thud between 330 and 530 Hz that rises in 2-3 ms and is gone after 30. */
export const CUSHION: Knock = { pitch: 420, decay: 0.008, noise: 0.2, noiseDecay: 0.006, length: 0.045 }
/** Leather on resin: a short dry tap. */
export const TIP: Knock = { pitch: 1150, decay: 0.0016, noise: 0.45, noiseDecay: 0.002, length: 0.02 }
/** Ferrule and chalk scrape past the ball. */
export const MISCUE: Knock = { pitch: 2600, decay: 0.006, noise: 0.7, noiseDecay: 0.012, length: 0.06 }
/** Slate under cloth. */
export const BED: Knock = { pitch: 190, decay: 0.012, noise: 0.3, noiseDecay: 0.006, length: 0.06 }
/** Leather and liner of a pocket. */
export const POCKET: Knock = { pitch: 150, decay: 0.035, noise: 0.4, noiseDecay: 0.03, length: 0.18 }
/** Hard wood. */
export const RAIL_TOP: Knock = { pitch: 760, decay: 0.01, noise: 0.25, noiseDecay: 0.004, length: 0.06 }
/** Boards of the room. */
export const FLOOR: Knock = { pitch: 95, decay: 0.05, noise: 0.35, noiseDecay: 0.02, length: 0.25 }

/** Three strokes of chalk over the tip, s and peak 1. */
export function chalkWave(sampleRate: number): Float32Array<ArrayBuffer> {
  const random = Random.fromSeed(5)
  const wave = new Float32Array(Math.ceil(0.62 * sampleRate))
  let low = 0
  for (let i = 0; i < wave.length; i++) {
    const t = i / sampleRate
    const white = 2 * random.next() - 1
    low += 0.35 * (white - low)
    const stroke = Math.sin(Math.PI * Math.min(1, ((t / 0.2) % 1) / 0.75)) ** 2
    wave[i] = (white - low) * stroke
  }
  const peak = peakOf(wave)
  return wave.map((x) => x / peak)
}

/** Noise of a ball on cloth: as much in every band; a filter shapes it while it rolls. It can be looped. */
export function clothNoise(sampleRate: number): Float32Array<ArrayBuffer> {
  const random = Random.fromSeed(11)
  const wave = new Float32Array(2 * sampleRate)
  for (let i = 0; i < wave.length; i++) wave[i] = 2 * random.next() - 1
  return wave
}

function peakOf(wave: Float32Array): number {
  return wave.reduce((peak, x) => Math.max(peak, Math.abs(x)), 1e-12)
}
