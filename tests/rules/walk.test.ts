import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand, legalCueBallPlace, type MatchState, type RuleOptions } from '../../src/rules/index.ts'
import { ballsOf } from '../../src/shot/index.ts'
import { GAMES, startOf } from './plies.ts'
import { type WalkStep, walk } from './walk.ts'

const RUNS = { numRuns: Number(process.env.RULE_WALKS ?? 10), seed: 20, endOnFailure: true }
const MOST = 4000

const options: fc.Arbitrary<Partial<RuleOptions>> = fc.record(
  {
    foulCalling: fc.constantFrom('autoReferee', 'players'),
    edition: fc.constantFrom(2016, 2025),
    threePoint: fc.constantFrom('off', 'on'),
    mode: fc.constantFrom('called', 'uncalled'),
    twoRail: fc.constantFrom('formal', 'aggregate'),
    cueOff: fc.constantFrom('playing', 'penalty'),
    inHandAfterFoul: fc.constantFrom('violation', 'explicit'),
    uncalledCueBall: fc.constantFrom('creditOpponent', 'noScore'),
    offTableExtraPenalty: fc.boolean(),
    handicap: fc.constantFrom(null, { giver: 'B' as const, k: 2 }),
    obviousPolicy: fc.constantFrom('requireCall', 'directImplied'),
    shotClock: fc.constantFrom('off' as const, 30),
    breakOrder: fc.constantFrom('alternate', 'winner', 'loser', 'fixed'),
  },
  { requiredKeys: [] },
)

/** Siberian Ten: every ball that left the table is somebody's, until the shoot-out. */
function checkSiberian({ after }: WalkStep): void {
  if (after.phase !== 'break' && after.phase !== 'aiming') return
  if (after.shot !== 'ordinary' && after.shot !== 'break') return
  const left = ballsOf(after.balls).filter((ball) => ball !== 'cue').length
  expect(after.score.A + after.score.B + left).toBe(10)
}

/** 14.1: a point for each ball that stays down, less what the fouls cost. */
function checkStraight({ before, after, ruling, command }: WalkStep): void {
  if (ruling === null || command.kind !== 'shot-played' || before.phase !== 'shot-running') return
  const shooter = before.shooter
  const gained = after.score[shooter] - before.score[shooter]
  const penalty = { legal: 0, replay: 0, foul: -1, 'break-foul': -2, 'serious-foul': -16, 'illegal-break': 0 }
  expect(gained).toBe(ruling.pocketed.length + penalty[ruling.kind])
}

/** A cue ball in hand that is on the table lies where it may be played from. */
function checkCueBall(state: MatchState): void {
  if (state.phase !== 'aiming' && state.phase !== 'break') return
  const { cue } = state.balls
  if (state.cueBall === 'as-lies') expect(cue).toBeDefined()
  else if (cue !== undefined) expect(legalCueBallPlace(state, cue).ok).toBe(true)
}

function checkStep(step: WalkStep): void {
  const { after } = step
  if (after.terms.ruleset === 'siberian-ten') checkSiberian(step)
  if (after.terms.ruleset === 'straight-pool') checkStraight(step)
  checkCueBall(after)
  expect(after.racks.A).toBeLessThanOrEqual(after.terms.raceTo)
}

describe('random walks', () => {
  for (const game of GAMES) {
    it(`${game}: never throw, always leave an accepted command, and end`, () => {
      const raceTo = game === 'straight-pool' ? 25 : 2
      const ended = fc.property(fc.nat(), options, (seed, chosen) => {
        let steps = 0
        const check = (step: WalkStep): void => {
          checkStep(step)
          // Comparing every state of every walk with its copy would take minutes.
          if (steps++ % 25 === 0) expect(JSON.parse(JSON.stringify(step.after))).toEqual(step.after)
        }
        expect(walk(startOf(game, raceTo, chosen), seed, MOST, check)).toBeGreaterThan(0)
      })
      fc.assert(ended, RUNS)
    })
  }
})

describe('a refused command', () => {
  it('changes nothing, and a state read from JSON goes on like the one that was written', () => {
    const states: MatchState[] = []
    walk(startOf('eight-ball', 1), 7, MOST, ({ before, command, after }) => {
      states.push(after)
      const copy = JSON.parse(JSON.stringify(before)) as MatchState
      const again = applyCommand(copy, command)
      expect(again.ok && again.value.state).toEqual(after)
    })
    for (const state of states) {
      const text = JSON.stringify(state)
      expect(applyCommand(state, { kind: 'choose', seat: 'A', option: 'yield-to-offender' }).ok).toBe(false)
      expect(JSON.stringify(state)).toBe(text)
    }
  })
})
