import type { Claim, RulesetId, ShotState } from '../../../src/rules/index.ts'
import { type RuleRow, strewn } from '../rule-row.ts'

/** What shows a foul, and the nearest thing that is none. */
interface FoulFacts {
  readonly rule: string
  readonly name: string
  readonly events: string
  readonly fair: string
  /** Called by a person, where no event shows it. */
  readonly claim?: Partial<Claim>
  /** State of the foul, and of the fair shot, where the default will not do. */
  readonly state?: Partial<ShotState>
  readonly fairState?: Partial<ShotState>
}

const KITCHEN = { cueBall: 'in-hand-kitchen' } as const
const FAIR = 'tip c>1 1~foot 1~left rest'
const behind = { ...strewn(1, 8, 9, 10), cue: [-0.9, 0.1], '3': [-0.8, -0.2] } as const

const FACTS: readonly FoulFacts[] = [
  {
    rule: '6.1',
    name: 'cue ball down',
    events: 'tip c>1 c@FL rest',
    fair: 'tip c>1 1~foot c@FL back(c,FL) 1~left rest',
  },
  { rule: '6.2', name: 'wrong ball first', events: 'tip c>8 8~foot 8~left rest', fair: FAIR },
  { rule: '6.3', name: 'no rail after the contact', events: 'tip c~left c>1 rest', fair: FAIR },
  { rule: '6.4', name: 'no foot on the floor', events: FAIR, fair: FAIR, claim: {} },
  {
    rule: '6.5',
    name: 'a ball off the table',
    events: 'tip c>1 1^ rest',
    fair: 'tip c>1 1^railtop 1~foot 1~left rest',
  },
  { rule: '6.6', name: 'a touched ball', events: 'tip c>1 1~foot 1~left touch(A,9) rest', fair: FAIR },
  { rule: '6.7', name: 'the tip twice', events: 'tip c>1 tip 1~foot 1~left rest', fair: FAIR },
  {
    rule: '6.8',
    name: 'the tip too long',
    events: 'tip*0.0041 c>1 1~foot 1~left rest',
    fair: 'tip*0.0039 c>1 1~foot 1~left rest',
  },
  { rule: '6.9', name: 'a ball still moving', events: 'tip still(9) c>1 1~foot 1~left rest', fair: FAIR },
  {
    rule: '6.10',
    name: 'from the head string',
    events: FAIR,
    fair: 'tip c/head+ c>1 1~foot 1~left rest',
    state: { ...KITCHEN, balls: { ...strewn(1, 8, 9, 10), cue: [-0.635, 0.1] } },
    fairState: { ...KITCHEN, balls: { ...strewn(1, 8, 9, 10), cue: [-0.6352, 0.1] } },
  },
  {
    rule: '6.11',
    name: 'a ball behind the line first',
    events: 'tip c>3 3~head c/head+ c>1 1~foot rest',
    fair: 'tip c/head+ c>1 1~foot 1~left c/head- c>3 3~head rest',
    state: { ...KITCHEN, balls: behind },
    fairState: { ...KITCHEN, balls: behind },
  },
  { rule: '6.12', name: 'the cue laid down to aim', events: FAIR, fair: FAIR, claim: {} },
  { rule: '6.13', name: 'out of turn', events: FAIR, fair: FAIR, claim: {} },
  { rule: '6.15', name: 'slow play', events: '', fair: FAIR, claim: {} },
  { rule: '6.16', name: 'the template touched', events: FAIR, fair: FAIR, claim: {} },
  { rule: '6.17', name: 'conduct', events: FAIR, fair: FAIR, claim: { level: 'standard' } },
]

const WPA: readonly RulesetId[] = ['nine-ball', 'ten-ball-pl', 'ten-ball-wpa', 'eight-ball', 'straight-pool']

/** The dashes of table 7.1: no foul in these games. */
const NO_FOUL: Readonly<Record<string, readonly RulesetId[]>> = {
  '6.2': ['straight-pool'],
  '6.11': ['nine-ball', 'ten-ball-pl', 'ten-ball-wpa'],
  '6.16': ['ten-ball-pl'],
}

/** The same acts by their code in Siberian Ten; what is not here is no violation there. */
const SIBERIAN: Readonly<Record<string, string>> = {
  '6.4': 'RU-e',
  '6.5': 'RU-off',
  '6.6': 'RU-a',
  '6.7': 'RU-push',
  '6.8': 'RU-push',
  '6.9': 'RU-v',
  '6.10': 'RU-house',
  '6.17': '6.17',
}

/** The shooter of an eight-ball game has the lows, so that the 8 is the wrong ball. */
function stateFor(game: RulesetId, state: Partial<ShotState> = {}): Partial<ShotState> {
  const groups = game === 'eight-ball' ? ({ A: 'lows', B: 'highs' } as const) : null
  return { balls: strewn(1, 3, 8, 9, 10), groups, ...state }
}

function claimsFor({ rule, claim }: FoulFacts): readonly Claim[] {
  return claim === undefined ? [] : [{ rule, against: 'A', ...claim }]
}

function rowsFor(game: RulesetId, facts: FoulFacts): RuleRow[] {
  const { rule, name, events, fair } = facts
  const code = game === 'siberian-ten' ? SIBERIAN[rule] : rule
  const isFoul = code !== undefined && NO_FOUL[rule]?.includes(game) !== true
  const expected = isFoul ? { fouls: { $has: [code] } } : { fouls: { $lacks: [rule] } }
  const points = rule === '6.16' && game === 'straight-pool' ? ' Q-34b' : ''
  const say = game === 'straight-pool' ? { say: 'safety' } : {}
  return [
    {
      id: rule,
      name: `${game}: ${name}${isFoul ? '' : ' is no foul here'}`,
      rules: `${rule} 7.1${points}`,
      game,
      ...say,
      state: stateFor(game, facts.state),
      events,
      claims: claimsFor(facts),
      expect: expected,
    },
    {
      id: rule,
      name: `${game}: not ${name}`,
      rules: `${rule} 7.1`,
      game,
      ...say,
      state: stateFor(game, facts.fairState),
      events: fair,
      expect: { fouls: [] },
    },
  ]
}

/** 6.14: three in a row where it is used, nothing where it is not. */
function threeFouls(game: RulesetId): RuleRow[] {
  const used = game !== 'eight-ball' && game !== 'siberian-ten'
  const onTwo = { foulCount: { A: 2, B: 0 }, warned: { A: true, B: false } }
  const lost = game === 'straight-pool' ? { rerack: 15 } : { result: { by: '6.14' } }
  const state = { balls: strewn(1, 3, 8, 9, 10), ...onTwo }
  return [
    {
      id: '6.14',
      name: `${game}: third foul ${used ? '' : 'means nothing here'}`,
      rules: '6.14 7.4',
      game,
      state,
      events: 'tip c>1 1~foot 1~left tip rest',
      expect: used
        ? { kind: 'serious-foul', ...lost }
        : { kind: 'foul', result: null, foulCount: onTwo.foulCount },
    },
    {
      id: '6.14',
      name: `${game}: a fair shot ends the row`,
      rules: '6.14 7.4',
      game,
      state,
      events: FAIR,
      expect: used ? { kind: 'legal', foulCount: { A: 0, B: 0 } } : { kind: 'legal' },
    },
  ]
}

const GAMES: readonly RulesetId[] = [...WPA, 'siberian-ten']

/** Table 7.1: every foul in every game, and the nearest thing that is none. */
export const FOUL_ROWS: readonly RuleRow[] = GAMES.flatMap((game) => [
  ...FACTS.flatMap((facts) => rowsFor(game, facts)),
  ...threeFouls(game),
])
