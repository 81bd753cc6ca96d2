import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMatchFile, writeMatchFile } from '../../src/app/match-file.ts'
import { matchInLink, readMatchLink, writeMatchLink } from '../../src/app/match-link.ts'
import { type Game, keepGame, play, recordOf, resumeGame, startGame } from '../../src/game/index.ts'
import { Random } from '../../src/math/index.ts'
import { writeRecord } from '../../src/record/index.ts'
import { setupOf } from '../game/a-setup.ts'
import { nextCommands } from '../game/walk.ts'

/** What came out of a carrier: the record as text, or the code of the error. */
type Out = { readonly record: string } | { readonly code: string }

/** The three ways a match travels: each takes the text that it carries and gives what can be had of it. */
interface Carrier {
  readonly text: string
  read(text: string): Promise<Out>
}

const game = fewShots(3)
const whole = writeRecord(recordOf(game))

function fewShots(shots: number): Game {
  const random = Random.fromSeed(5, 9)
  let now = startGame(setupOf('nine-ball', 5))
  while (now.match.shots < shots) {
    const { phase } = now.match
    for (const command of nextCommands(now, random)) {
      if (now.match.phase !== phase) break
      const step = play(now, command)
      if (step.ok) now = step.value
    }
  }
  return now
}

const file: Carrier = {
  text: writeMatchFile(recordOf(game)).text,
  read: async (text) => outOf(readMatchFile(text)),
}

const link: Carrier = {
  text: matchInLink(new URL((await writeMatchLink(recordOf(game), 'https://example.org/'))!).hash)!,
  read: async (text) => {
    const record = await readMatchLink(text)
    return record.ok ? { record: writeRecord(record.value) } : { code: record.error.code }
  },
}

const storage: Carrier = {
  text: keepGame(game),
  read: async (text) => outOf(resumeGame(text)),
}

function outOf(read: ReturnType<typeof readMatchFile>): Out {
  return read.ok ? { record: writeRecord(recordOf(read.value)) } : { code: read.error.code }
}

/** An error with a code, or the very match that was written: never another one. */
function expectNoOther(out: Out, where: string): void {
  if ('record' in out) expect(out.record, where).toBe(whole)
  else expect(out.code, where).toMatch(/^[a-z][a-z-]+$/)
}

describe.each<[string, Carrier]>([
  ['a file', file],
  ['a link', link],
  ['the storage', storage],
])('a match in %s', (name, carrier) => {
  it('comes out as it went in', async () => {
    expect(await carrier.read(carrier.text)).toEqual({ record: whole })
  })

  it('cut at any byte is an error with a code', async () => {
    for (let at = 0; at < carrier.text.length; at++) {
      const out = await carrier.read(carrier.text.slice(0, at))
      expect('code' in out ? out.code : `whole at ${at}`, `${name} cut at ${at}`).toMatch(/^[a-z][a-z-]+$/)
    }
  })

  it('with any byte changed, left out or doubled never becomes another match', async () => {
    const { text } = carrier
    const change = fc.constantFrom('A', 'z', '0', '7', '-', '_', '"', ',', '}', ' ', '')
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), change, fc.boolean(), async (at, other, keep) => {
        const changed = text.slice(0, at) + other + text.slice(keep ? at : at + 1)
        expectNoOther(await carrier.read(changed), `${name} at ${at}`)
      }),
      { numRuns: 250, seed: 17 },
    )
  })
})
