import { describe, expect, it } from 'vitest'
import { type FrozenRail, readShot, type ShotFacts } from '../../src/shot/index.ts'
import { events } from './notation.ts'
import { strewn } from './rule-row.ts'

function read(text: string, frozenRails: readonly FrozenRail[] = []): ShotFacts {
  return readShot(events(text), { balls: strewn(1, 3, 5, 9), frozenRails, simultTol: 1e-9 })
}

const pocketed = (facts: ShotFacts) => facts.pocketed.map(({ ball, pocket }) => `${ball}@${pocket}`)

/** What the event list means, before any rule of a game. */
const ROWS: readonly (readonly [string, string, (facts: ShotFacts) => unknown, unknown])[] = [
  ['first contact', 'tip 1>3 c>5 c>1 rest', (f) => f.firstContact?.balls, ['5']],
  ['no contact', 'tip c~foot rest', (f) => f.firstContact, null],
  ['simultaneous first contacts', 'tip c>5|3 rest', (f) => f.firstContact?.balls, ['5', '3']],
  ['in and out of a pocket', 'tip c>1 1@FL back(1,FL) rest', pocketed, []],
  ['in, out and in again', 'tip c>1 1@FL back(1,FL) 1@SL rest', pocketed, ['1@SL']],
  [
    'the cue ball stays down once it touched a ball that is',
    'tip 1@FL c>in(1) back(c,FL) rest',
    pocketed,
    ['1@FL', 'cue@FL'],
  ],
  ['4.999 s on the brink', 'tip rest drop(3,FR,4.999)', pocketed, ['3@FR']],
  ['5 s on the brink', 'tip rest drop(3,FR,5)', (f) => [pocketed(f), f.lateDrops.length], [[], 1]],
  ['off the table wins over a pocket later', 'tip c>1 1^object 1@FL rest', pocketed, []],
  ['rail top and back', 'tip c>1 1^railtop rest', (f) => f.off, []],
  ['rail top for good', 'tip c>1 1^rest(foot) rest', (f) => f.off.map(({ how }) => how), ['rail-top']],
  [
    'a ball that comes to rest without being hit was moving',
    'tip still(9) rest',
    (f) => f.movingAtStart.map(({ ball }) => ball),
    ['9'],
  ],
  ['one that was hit was not', 'tip c>9 still(9) rest', (f) => f.movingAtStart, []],
  ['one that only settles and falls was not', 'tip still(9) rest drop(9,FL,2)', (f) => f.movingAtStart, []],
  ['no stroke at all', 'touch(A,3)', (f) => f.strokePlayed, false],
  ['a stroke with the butt', 'butt c>1 rest', (f) => f.strokePlayed, true],
]

describe('facts of a shot', () => {
  for (const [name, text, of, expected] of ROWS) {
    it(name, () => expect(of(read(text))).toEqual(expected))
  }

  it('a frozen ball counts for its rail only after it has left it', () => {
    const facts = read('tip c>1 1~foot left(1,foot) 1~foot rest', [['1', 'foot']])
    expect(facts.rails.map(({ counts }) => counts)).toEqual([false, true])
  })
})
