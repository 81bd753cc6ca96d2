import { type Game, type GameCommand, play } from '../game/index.ts'
import { type MatchState, type RulesetId, rulesToProtest } from '../rules/index.ts'
import { otherSeat, type Seat } from '../shot/index.ts'
import type { ClaimOffer, DeskModel, EarlierShot, OpenShot } from '../ui/index.ts'

/** Decided by the events of the shot; in 9- and 10-ball and in 14.1 the break has a requirement of its own. */
const BY_EVENTS = ['6.1', '6.2', '6.3', '6.5', '6.7', '6.8', '6.10', '6.11']
const BREAK_RULE: Readonly<Partial<Record<RulesetId, string>>> = {
  'nine-ball': '2.3',
  'ten-ball-wpa': '9.3',
  'ten-ball-pl': '5.3',
  'straight-pool': '4.3',
}
/** Seen by people, or by people too [section 7.1]; `7.2` are the wheelchair rules. */
const IN_THE_SHOT = ['6.4', '6.6', '6.9', '6.12', '6.13', '7.2']
const BETWEEN_SHOTS = ['6.6', '6.12', '6.13', '6.15', '6.16', '7.2']
const SIBERIAN_BY_EVENTS = ['RU-b', 'RU-g', 'RU-d', 'RU-zh', 'RU-off', 'RU-house']
const SIBERIAN_SEEN = ['RU-a', 'RU-v', 'RU-e', 'RU-push']
/** On purpose these are unsportsmanlike conduct [6.6, 6.11, 6.13]. */
const ON_PURPOSE = ['6.6', '6.11', '6.13', 'RU-a']

/** A claim that these answers refuse is not there to be made; what the events say is told only after it was made. */
const NOT_TO_BE_MADE = [
  'claim-not-a-foul-in-this-game',
  'claim-not-a-foul-in-this-edition',
  'claim-unknown-rule',
  'claim-not-the-shooter',
  'claim-replaced-by-wheelchair-rule',
  'claim-wheelchair-rule-not-agreed',
]

/** Everything that may be said to the referee at this moment. The rules themselves are asked, command by command. */
export function deskOffers(game: Game, practice: boolean): DeskModel {
  const { match } = game
  const may = (command: GameCommand) => play(game, command).ok
  const seats = ['A', 'B'] as const
  return {
    open: openShot(game),
    claims: { A: claimsAgainst(game, 'A'), B: claimsAgainst(game, 'B') },
    mayPunish: isAtTable(match) || match.protest !== null,
    mayReplay: may({ kind: 'referee', ruling: { kind: 'replay' } }),
    mayRestore: wasDisturbed(match),
    mayStalemate: may({ kind: 'referee', ruling: { kind: 'stalemate' } }),
    stalemateBy: seats.filter((seat) => may({ kind: 'agree-stalemate', seat })),
    stalemateOffer: match.stalemateOffer,
    toWarn: seats.filter((seat) => may({ kind: 'warn-two-fouls', seat })),
    earlier: practice ? earlierShots(game) : [],
  }
}

/** The shot that may still be protested; null when there is none. */
export function openShot(game: Game): OpenShot | null {
  const { match } = game
  const { protest, lastRuling, shots } = match
  if (protest === null || lastRuling === null || protest.before.phase !== 'shot-running') return null
  const number = protest.shot.events.length > 0 ? shots : null
  const { shooter } = protest.before
  const toProtest = rulesToProtest(lastRuling).filter((rule) => mayProtest(game, rule))
  return { shooter, number, fouls: lastRuling.fouls, toProtest }
}

/** The referee has not answered a protest against it yet. */
function mayProtest(game: Game, rule: string): boolean {
  return play(game, { kind: 'referee', ruling: { kind: 'uphold', rule, by: 'A' } }).ok
}

function isAtTable({ phase }: MatchState): boolean {
  return phase === 'break' || phase === 'aiming'
}

function wasDisturbed({ protest }: MatchState): boolean {
  return protest?.shot.events.some(({ kind }) => kind === 'touched') === true
}

function claimsAgainst(game: Game, against: Seat): readonly ClaimOffer[] {
  const { match } = game
  const offers: ClaimOffer[] = []
  const open = openShot(game)
  if (open !== null && open.number !== null)
    offers.push(...shotRules(match, open.shooter === against).map((rule) => offerOf(rule, 'shot')))
  if (isAtTable(match) && match.terms.ruleset !== 'siberian-ten')
    offers.push(...betweenRules(match).map((rule) => offerOf(rule, 'between')))
  return offers.filter((offer) => isLawful(game, against, offer))
}

function offerOf(rule: string, about: ClaimOffer['about']): ClaimOffer {
  const byEvents =
    !IN_THE_SHOT.includes(rule) && !BETWEEN_SHOTS.includes(rule) && !SIBERIAN_SEEN.includes(rule)
  return { rule, about, byEvents, maybeIntentional: ON_PURPOSE.includes(rule) }
}

function shotRules({ terms, protest }: MatchState, ofShooter: boolean): readonly string[] {
  const { ruleset } = terms
  if (ruleset === 'siberian-ten')
    return ofShooter ? [...SIBERIAN_SEEN, ...SIBERIAN_BY_EVENTS, '7.2'] : ['7.2']
  if (!ofShooter) return IN_THE_SHOT
  const broke = protest?.before.phase === 'shot-running' && protest.before.shot === 'break'
  const requirement = broke ? BREAK_RULE[ruleset] : undefined
  return [...IN_THE_SHOT, ...BY_EVENTS, ...(requirement === undefined ? [] : [requirement])]
}

function betweenRules({ terms }: MatchState): readonly string[] {
  return BETWEEN_SHOTS.filter((rule) => rule !== '6.15' || terms.options.shotClock !== 'off')
}

/** The rules would hear this claim, whatever they say to it then. */
function isLawful(game: Game, against: Seat, { rule, about }: ClaimOffer): boolean {
  const command = { kind: 'claim', by: otherSeat(against), claim: { rule, against }, about } as const
  const step = play(game, command)
  if (!step.ok) return false
  const ruling = step.value.match.lastRuling
  const answers = ruling?.evidence.filter((item) => NOT_TO_BE_MADE.includes(item.verdict)) ?? []
  return !answers.some((item) => item.rule === rule)
}

function earlierShots({ entries }: Game): readonly EarlierShot[] {
  const shots: EarlierShot[] = []
  for (const { command, shot, ruling } of entries) {
    if (command.kind !== 'stroke' || shot === undefined) continue
    shots.push({ number: shot.number, seat: command.seat, foul: ruling?.fouls[0] ?? null })
  }
  return shots.reverse()
}
