import { type ReadonlySignal, signal } from '@preact/signals'
import { TableSession } from '../../src/app/table-session.ts'
import { type Game, type GameCommand, type MatchSetup, startGame } from '../../src/game/index.ts'
import { type Language, loadLanguage } from '../../src/i18n/index.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { DEFAULT_RULE_OPTIONS } from '../../src/rules/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'

const ENGLISH = await loadLanguage('en')

export function aSetup(seed = 7): MatchSetup {
  return {
    terms: {
      ruleset: 'nine-ball',
      options: DEFAULT_RULE_OPTIONS,
      raceTo: 2,
      table: TABLE_SPECS['9ft'],
      ballRadius: DEFAULT_PARAMETERS.ballRadius,
      firstBreaker: 'A',
    },
    players: { A: { name: 'Kowalska' }, B: { name: 'Lindqvist' } },
    parameters: DEFAULT_PARAMETERS,
    seed,
  }
}

/** A session without a page around it, and what it asked its host for. */
export function aSession(game: Game = startGame(aSetup()), fresh = true) {
  const kept: Game[] = []
  const asked: string[] = []
  const language: ReadonlySignal<Language> = signal(ENGLISH)
  const session = new TableSession(
    game,
    {
      language,
      keep: (next) => kept.push(next),
      settled: (shot) => asked.push(shot ? 'settled' : 'racked'),
      leave: () => asked.push('leave'),
      toggleTuning: () => asked.push('tuning'),
      setLocale: (id) => asked.push(`locale ${id}`),
    },
    fresh,
  )
  const frame = (seconds = 1 / 60) => session.tick(seconds)
  frame()
  return { session, kept, asked, frame }
}

export function kinds(commands: readonly GameCommand[]): readonly string[] {
  return commands.map(({ kind }) => kind)
}
