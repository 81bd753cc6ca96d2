import { describe, expect, it } from 'vitest'
import type { GameShot } from '../../src/game/index.ts'
import { loadLanguage, makeTranslator } from '../../src/i18n/index.ts'
import { describeRuling } from '../../src/ui/index.ts'
import { describeEvent } from '../../src/ui/model/describe-event.ts'
import { aSession } from '../app/a-match.ts'

const t = makeTranslator(await loadLanguage('en'), { A: 'Kowalska', B: 'Lindqvist' })

/** A break as it was played, with another verdict in its place. */
function aShot(change: Partial<GameShot['ruling']>, events: GameShot['result']['events'] = []): GameShot {
  const { session } = aSession()
  session.stroke()
  const shot = session.game.value.lastShot!
  return { ...shot, result: { ...shot.result, events }, ruling: { ...shot.ruling, ...change } }
}

function told(shot: GameShot) {
  const { title, detail, ...rest } = describeRuling(t, shot, 'nine-ball')
  const text = (parts: typeof title) => parts.map((part) => part.text).join('')
  return { ...rest, title: text(title), detail: text(detail) }
}

describe('a ruling in words', () => {
  it('gives a foul its number, its name and what decided it', () => {
    const shot = aShot(
      {
        kind: 'foul',
        fouls: ['6.3', '6.8'],
        next: 'B',
        evidence: [
          { rule: '6.3', verdict: 'no-rail', events: [0], clause: 'WPA 2016 6.3', margin: { metres: 0.031 } },
        ],
      },
      [{ t: 0.4, kind: 'ball-ball', a: 'cue', b: '1', speed: 1 }],
    )
    expect(told(shot)).toEqual({
      tone: 'foul',
      rule: '6.3',
      title: 'No rail after contact',
      detail:
        'nothing reached a rail after 1 ball was hit; the nearest ball stopped 31 mm short. Also 6.8 Push shot.',
      spoken:
        '6.3. No rail after contact. Nothing reached a rail after 1 ball was hit; the nearest ball stopped 31 mm short. Also 6.8 Push shot. Lindqvist comes to the table.',
    })
  })

  it('names the ball that fell, its pocket and who goes on', () => {
    const shot = aShot({ kind: 'legal', fouls: [], next: 'A', choice: null, evidence: [], result: null }, [
      { t: 1, kind: 'pocketed', ball: '3', pocket: 'HL' },
    ])
    expect(told(shot)).toMatchObject({
      tone: 'legal',
      rule: '2.5',
      title: '3 ball in the head-left corner',
      detail: 'Kowalska stays at the table',
    })
  })

  it('tells who has won', () => {
    const shot = aShot({ fouls: [], next: null, choice: null, result: { rack: 'A', by: 'pocketed' } })
    expect(told(shot).detail).toBe('Kowalska wins the rack')
  })

  it('says that nobody called what players did not call', () => {
    const shot = aShot({
      kind: 'foul',
      fouls: ['6.2'],
      evidence: [
        {
          rule: '6.2',
          verdict: 'wrong-ball-first-not-called',
          events: [],
          clause: 'WPA 2016 6.2',
          params: { hit: ['5'], lawful: ['1'] },
        },
      ],
    })
    expect(told(shot).detail).toBe(
      '5 ball was hit first; it had to be 1 ball. Nobody called it in time: it does not count.',
    )
  })
})

describe('every event of a real break has its line', () => {
  const { session } = aSession()
  session.stroke()
  const { events } = session.game.value.lastShot!.result
  const lines = events.map((event) => describeEvent(t, event).map((part) => part.text))

  it('without a gap where a ball or a rail should be', () => {
    expect(lines.length).toBeGreaterThan(50)
    for (const line of lines) expect(line.every((text) => text.length > 0 && text !== 'undefined')).toBe(true)
  })

  it('from the tip to rest', () => {
    expect(lines[0]!.join('')).toBe('the tip strikes the cue ball')
    expect(lines.at(-1)!.join('')).toBe('all balls rest')
  })
})
