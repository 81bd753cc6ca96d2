import type { MatchSetup } from '../game/index.ts'
import { DEFAULT_EQUIPMENT, parametersOf } from '../physics/index.ts'
import { makeRuleOptions } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { tableOf } from '../table/index.ts'
import { type MatchWishes, optionsOfGame } from '../ui/index.ts'

/** The set-up that a match is started from; the seed also draws the lot for the first break. */
export function setupOfWishes(wishes: MatchWishes, seed: number, started?: string): MatchSetup {
  const { ruleset, names, colours, opening, table } = wishes
  const { cloth = DEFAULT_EQUIPMENT.cloth, balls = DEFAULT_EQUIPMENT.balls } = wishes
  const parameters = parametersOf({ cloth, balls })
  const player = (seat: Seat) => ({
    name: names[seat],
    ...(colours ? { colour: colours[seat] } : {}),
    ...(seat === 'B' && wishes.computer ? { computer: wishes.computer.level } : {}),
  })
  return {
    terms: {
      ruleset,
      options: ruleOptionsOf(wishes),
      raceTo: wishes.raceTo,
      table: tableOf({ size: table, pockets: wishes.pockets ?? 'wpa', system: wishes.system ?? 'return' }),
      ballRadius: parameters.ballRadius,
      firstBreaker: opening === 'lot' ? byLot(seed) : wishes.firstBreaker,
      ...(opening === 'lag' ? { opening } : {}),
    },
    players: { A: player('A'), B: player('B') },
    parameters,
    seed,
    ...(started === undefined ? {} : { started }),
  }
}

function ruleOptionsOf(wishes: MatchWishes): MatchSetup['terms']['options'] {
  const { ruleset, opening, shotClock = 0, wheelchair, handicap } = wishes
  return makeRuleOptions({
    ...optionsOfGame(ruleset, wishes.options ?? {}),
    ...(shotClock > 0 ? { shotClock } : {}),
    ...(wheelchair ? { wheelchair } : {}),
    ...(ruleset === 'siberian-ten' && handicap ? { handicap } : {}),
    ...(ruleset === 'siberian-ten' && opening === 'lot' ? { firstBreak: 'lot' as const } : {}),
  })
}

function byLot(seed: number): Seat {
  return seed % 2 === 0 ? 'A' : 'B'
}
