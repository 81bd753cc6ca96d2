import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptMatchOf, rebuildMatch } from '../../src/app/kept-match.ts'
import { type Game, play, startGame } from '../../src/game/index.ts'
import { aSession, aSetup } from './a-match.ts'

/** A match with a break, a confirmed turn and a tuned table. */
function playedGame(): Game {
  const { session } = aSession()
  session.stroke()
  session.finishPlayback()
  session.takeCue()
  session.setParameters({ ...aSetup().parameters, slidingFriction: 0.25 })
  session.stroke()
  return session.game.value
}

const game = playedGame()
const document = JSON.parse(JSON.stringify(keptMatchOf(game)))

describe('a kept match', () => {
  it('leads to the same game, to the last bit', () => {
    const rebuilt = rebuildMatch(document)
    if (!rebuilt.ok) throw new Error(rebuilt.error.code)
    expect(rebuilt.value.match).toEqual(game.match)
    expect(rebuilt.value.lastShot?.result.hash).toBe(game.lastShot?.result.hash)
    expect(rebuilt.value.parameters).toEqual(game.parameters)
  })

  it.each([
    ['nothing', null, 'format'],
    ['another format', { ...document, format: 'x' }, 'format'],
    ['a later version', { ...document, version: 2 }, 'version'],
    ['no set-up', { ...document, setup: {} }, 'setup'],
    ['a strange game', { ...document, setup: { ...document.setup, terms: { ruleset: 'golf' } } }, 'setup'],
    [
      'a strange command',
      { ...document, commands: [...document.commands, { kind: 'teleport' }] },
      'commands[4]',
    ],
    [
      'a stroke without a tip',
      { ...document, commands: [{ kind: 'stroke', seat: 'A', stroke: {} }] },
      'commands[0]',
    ],
  ])('refuses %s with a code and a path', (_, value, path) => {
    expect(rebuildMatch(value)).toMatchObject({ ok: false, error: { code: 'match-invalid', path } })
  })

  it('refuses commands that the rules refuse', () => {
    const commands = [{ kind: 'choose', seat: 'A', option: 'accept' }, ...document.commands]
    expect(rebuildMatch({ ...document, commands })).toMatchObject({
      ok: false,
      error: { code: 'match-replay', path: 'commands[0]' },
    })
  })

  it('never throws, whatever field is broken', () => {
    const text = JSON.stringify(keptMatchOf(shortGame()))
    const places = [...text.matchAll(/[0-9"{}[\],a-z]/g)].map((match) => match.index)
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('0', '-', 'null', '"x"', '{}', ''),
        (at, other) => {
          let value: unknown
          try {
            value = JSON.parse(text.slice(0, at) + other + text.slice(at + 1))
          } catch {
            return
          }
          expect(() => rebuildMatch(value)).not.toThrow()
        },
      ),
      { numRuns: 300, seed: 5 },
    )
  })
})

function shortGame(): Game {
  const step = play(startGame(aSetup()), { kind: 'place-cue-ball', seat: 'A', at: [-0.8, 0.1] })
  if (!step.ok) throw new Error(step.error.code)
  return step.value
}
