import { type ReadonlySignal, signal } from '@preact/signals'
import type { SessionHost } from '../../src/app/session-host.ts'
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
export function aSession(game: Game = startGame(aSetup()), fresh = true, host: Partial<SessionHost> = {}) {
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
      practice: false,
      aimHelp: 'full',
      ...host,
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

/** A match whose first break is good and pockets nothing: the other player comes to the table and may push out. */
export function aDryBreak(setup: (seed: number) => MatchSetup = aSetup, host: Partial<SessionHost> = {}) {
  for (let seed = 1; seed < 60; seed++) {
    const found = aSession(startGame(setup(seed)), true, host)
    found.session.stroke()
    found.session.finishPlayback()
    const { match } = found.session.game.value
    if (match.phase === 'aiming' && match.shooter === 'B' && match.shot === 'after-break') return found
  }
  throw new Error('no seed gives a dry break')
}
