import type { RulesetId } from '../../../src/rules/index.ts'
import type { RuleRow } from '../rule-row.ts'

/** What becomes of a claim: it stands as a foul, it is conduct, or why it is refused. */
type Answer = 'stands' | 'conduct' | `claim-${string}`
/** Against the shooter with and without a stroke, against the other player with and without one. */
type Answers = readonly [Answer, Answer, Answer, Answer]

const SAID: Answers = [
  'claim-contradicted-by-events',
  'claim-no-stroke-played',
  'claim-not-the-shooter',
  'claim-not-the-shooter',
]
const WITH_STROKE: Answers = [
  'stands',
  'claim-no-stroke-played',
  'claim-not-the-shooter',
  'claim-not-the-shooter',
]
const SHOOTER: Answers = ['stands', 'stands', 'claim-not-the-shooter', 'claim-not-the-shooter']
const ANYBODY: Answers = ['stands', 'stands', 'stands', 'stands']
const CONDUCT: Answers = ['conduct', 'conduct', 'conduct', 'conduct']
const none = (code: Answer): Answers => [code, code, code, code]
const NO_FOUL = none('claim-not-a-foul-in-this-game')

/** Table of section 7.1 against who claims about whom: after a fair stroke, and between the shots. */
const WPA: Readonly<Record<string, Answers>> = {
  '6.1': SAID,
  '6.2': SAID,
  '6.3': SAID,
  '6.4': WITH_STROKE,
  '6.5': SAID,
  '6.6': ANYBODY,
  '6.7': SAID,
  '6.8': SAID,
  '6.9': WITH_STROKE,
  '6.10': SAID,
  '6.11': SAID,
  '6.12': SHOOTER,
  '6.13': ['stands', 'stands', 'claim-not-the-shooter', 'stands'],
  '6.14': ['claim-contradicted-by-events', 'claim-contradicted-by-events', SAID[2], SAID[3]],
  '6.15': SHOOTER,
  '6.16': SHOOTER,
  '6.17': CONDUCT,
  '7.2': none('claim-wheelchair-rule-not-agreed'),
  'RU-a': none('claim-unknown-rule'),
  '6.18': none('claim-unknown-rule'),
}

const DIFFERENT: Readonly<Partial<Record<RulesetId, Readonly<Record<string, Answers>>>>> = {
  'nine-ball': { '6.11': NO_FOUL },
  'ten-ball-wpa': { '6.11': NO_FOUL },
  'ten-ball-pl': { '6.11': NO_FOUL, '6.16': NO_FOUL },
  'eight-ball': { '6.14': NO_FOUL },
  'straight-pool': { '6.2': NO_FOUL },
}

const OTHER: Answer = 'claim-not-the-shooter'
const BY_EVENTS: Answers = ['claim-contradicted-by-events', 'claim-no-stroke-played', OTHER, OTHER]
const OF_A_STROKE: Answers = ['stands', 'claim-no-stroke-played', OTHER, OTHER]

/** The same for Siberian Ten, by its codes and by the general numbers of the same acts. */
const SIBERIAN: Readonly<Record<string, Answers>> = {
  'RU-b': BY_EVENTS,
  'RU-v': OF_A_STROKE,
  'RU-g': BY_EVENTS,
  'RU-d': BY_EVENTS,
  'RU-e': OF_A_STROKE,
  'RU-zh': BY_EVENTS,
  'RU-off': BY_EVENTS,
  'RU-push': OF_A_STROKE,
  'RU-house': BY_EVENTS,
  '6.4': OF_A_STROKE,
  '6.9': OF_A_STROKE,
  '6.12': NO_FOUL,
  '6.17': CONDUCT,
}

/** General numbers that name a Siberian violation. */
const NAMED: Readonly<Record<string, string>> = { '6.4': 'RU-e', '6.9': 'RU-v' }

const WHERE = [
  { seat: 'A', struck: true },
  { seat: 'A', struck: false },
  { seat: 'B', struck: true },
  { seat: 'B', struck: false },
] as const

function expected(rule: string, answer: Answer, game: RulesetId): Record<string, unknown> {
  const code = game === 'siberian-ten' ? (NAMED[rule] ?? rule) : rule
  if (answer === 'stands') return { fouls: [code] }
  if (answer === 'conduct') return { fouls: ['6.17'] }
  return { kind: 'legal', fouls: [], evidence: { $has: [{ verdict: answer }] } }
}

function rowsOf(game: RulesetId, table: Readonly<Record<string, Answers>>): RuleRow[] {
  return Object.entries(table).flatMap(([rule, answers]) =>
    WHERE.map(
      ({ seat, struck }, i): RuleRow => ({
        id: 'claims',
        name: `${game}: ${rule} against ${seat} ${struck ? 'after a fair stroke' : 'between shots'}: ${answers[i]}`,
        rules: '5.2 7.1',
        game,
        ...(game === 'straight-pool' ? { say: 'safety' } : {}),
        events: struck ? 'tip c>1 1~foot 1~left rest' : '',
        claims: [{ rule, against: seat }],
        expect: expected(rule, answers[i]!, game),
      }),
    ),
  )
}

const GAMES: readonly RulesetId[] = [
  'nine-ball',
  'ten-ball-wpa',
  'ten-ball-pl',
  'eight-ball',
  'straight-pool',
]

/** Every claim, against either seat, with and without a stroke, in every game. */
export const CLAIM_ROWS: readonly RuleRow[] = [
  ...GAMES.flatMap((game) => rowsOf(game, { ...WPA, ...DIFFERENT[game] })),
  ...rowsOf('siberian-ten', SIBERIAN),
  {
    id: 'claims',
    name: 'siberian-ten: a touch by the opponent is no violation, the stroke is played again',
    rules: '12.9',
    game: 'siberian-ten',
    events: 'tip c>1 1~foot rest',
    claims: [{ rule: 'RU-a', against: 'B' }],
    expect: { kind: 'replay', next: 'A', fouls: [], evidence: { $has: [{ rule: 'RU-special-v' }] } },
  },
  {
    id: 'claims',
    name: 'siberian-ten: before the stroke the opponent disturbs nothing',
    rules: '12.9',
    game: 'siberian-ten',
    events: '',
    claims: [{ rule: 'RU-a', against: 'B' }],
    expect: { kind: 'legal', next: 'A', evidence: { $has: [{ verdict: 'claim-not-the-shooter' }] } },
  },
  {
    id: 'claims',
    name: 'siberian-ten: a touch on purpose is conduct',
    rules: '6.17',
    game: 'siberian-ten',
    events: 'tip c>1 1~foot 1~left rest',
    claims: [{ rule: 'RU-a', against: 'A', intent: 'intentional' }],
    expect: { kind: 'serious-foul', fouls: ['6.17'], result: { rack: 'B', by: '6.17' } },
  },
  {
    id: 'claims',
    name: 'played on purpose from behind the line is conduct only where the events show it',
    rules: '6.11 6.17',
    game: 'eight-ball',
    events: 'tip c>1 1~foot rest',
    claims: [{ rule: '6.11', against: 'A', intent: 'intentional' }],
    expect: { fouls: [], evidence: { $has: [{ verdict: 'claim-contradicted-by-events' }] } },
  },
  {
    id: 'claims',
    name: 'who calls the third foul calls the foul that it was',
    rules: '5.2 6.14',
    options: { foulCalling: 'players' },
    state: { foulCount: { A: 2, B: 0 }, warned: { A: true, B: false } },
    events: 'tip c>1 rest',
    claims: [{ rule: '6.14', against: 'A' }],
    expect: { fouls: ['6.3'], result: { rack: 'B', by: '6.14' } },
  },
  {
    id: 'claims',
    name: 'before the break a foul of the other player leaves the rack unbroken',
    rules: '6.6',
    state: { shot: 'break' },
    events: '',
    claims: [{ rule: '6.6', against: 'B' }],
    expect: { fouls: ['6.6'], next: 'A', nextShot: 'break', cueBall: 'in-hand-kitchen' },
  },
]
