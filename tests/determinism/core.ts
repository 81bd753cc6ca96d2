import { acos, asin, atan2, cos, exp, Hash64, log, Random, sin } from '../../src/math/index.ts'
import { type ShotRequest, simulateShot } from '../../src/physics/index.ts'
import { breakShot, SCENARIOS } from '../../src/scenarios/index.ts'
import { drawShot } from '../soak/draw-shot.ts'

/** What every engine must give to the last bit: a line of name and hash for each piece of work. */
export type Fingerprints = Readonly<Record<string, string>>

const BREAKS = 40
const RANDOM_SHOTS = 60
const MATH_POINTS = 20_000

function hashOf(request: ShotRequest): string {
  const played = simulateShot(request)
  return played.ok ? played.value.hash : played.error.code
}

/** Functions that engines implement differently, which is why the project has its own. */
function mathHash(): string {
  const random = Random.fromSeed(1)
  const hash = new Hash64()
  for (let k = 0; k < MATH_POINTS; k++) {
    const x = random.between(-1, 1)
    const y = random.between(-1, 1)
    hash
      .number(sin(1000 * x))
      .number(cos(7 * x))
      .number(atan2(x, y))
      .number(acos(x))
      .number(asin(y))
    hash.number(exp(20 * y)).number(log(1e3 * (x + 1.5)))
  }
  return hash.digest()
}

/** Plays named scenarios, breaks and random shots, with pockets and on the bed only. */
export function fingerprints(): Fingerprints {
  const found: Record<string, string> = { math: mathHash() }
  for (const { id, request } of SCENARIOS) {
    for (const fidelity of ['full', 'bed-only'] as const) {
      found[`${id} ${fidelity}`] = hashOf({ ...request, fidelity })
    }
  }
  const breaks = new Hash64()
  for (let seed = 0; seed < BREAKS; seed++) {
    const terms = { kind: 'nine-ball', gaps: 'template', seed, ballSpeed: 9 } as const
    breaks.text(hashOf(breakShot({ ...terms, cueAt: [-0.76, 0.3], fidelity: 'full' })))
  }
  found[`${BREAKS} breaks`] = breaks.digest()
  const shots = new Hash64()
  for (let index = 0; index < RANDOM_SHOTS; index++) shots.text(hashOf(drawShot(7, index)))
  found[`${RANDOM_SHOTS} random shots`] = shots.digest()
  return found
}
