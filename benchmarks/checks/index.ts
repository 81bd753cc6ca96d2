import { ballChecks } from './ball-checks.ts'
import type { Check } from './check.ts'
import { clusterChecks } from './cluster-checks.ts'
import { cushionChecks } from './cushion-checks.ts'
import { loopChecks } from './loop-checks.ts'
import { motionChecks } from './motion-checks.ts'
import { pocketChecks } from './pocket-checks.ts'
import { rollingChecks } from './rolling-checks.ts'
import { strikeChecks } from './strike-checks.ts'

export { type Check, checkHolds, type Figure, figureHolds } from './check.ts'

/** All checks against published and derived figures, computed now, by number. */
export function allChecks(): readonly Check[] {
  return [
    ...motionChecks(),
    ...strikeChecks(),
    ...ballChecks(),
    ...clusterChecks(),
    ...cushionChecks(),
    ...rollingChecks(),
    ...pocketChecks(),
    ...loopChecks(),
  ].sort((a, b) => a.number - b.number)
}

/** Where the tests of a check are, beside the one that computes this table. */
export function testsOf(number: number): string {
  const places: readonly (readonly [file: string, numbers: readonly number[], from?: number, to?: number])[] =
    [
      ['physics/motion', [], 1, 11],
      ['physics/strike', [102, 109], 12, 31],
      ['physics/ball-ball', [104], 32, 59],
      ['physics/kernels/cluster', [104, 105], 60, 72],
      ['physics/kernels/cushion', [], 73, 78],
      ['physics/table', [], 79, 88],
      ['physics/off-bed/lip-roll', [84, 85, 86, 106]],
      ['table/make-table', [83]],
      ['physics/contact-search', [97, 98, 99, 100, 101, 103, 105], 89, 92],
      ['properties/physics', [57, 72, 93]],
      ['determinism/threads', [94]],
      ['browser/determinism', [94]],
      ['determinism/soak-sample', [108]],
    ]
  return places
    .filter(([, numbers, from = 0, to = -1]) => numbers.includes(number) || (number >= from && number <= to))
    .map(([file]) => file)
    .join(', ')
}
