import type { ShotEvent } from '../../src/shot/index.ts'
import type { BallId, ObjectBallId, PocketId, RailId } from '../../src/table/index.ts'

/** Distributes over the kinds, so that each keeps its own fields. */
type Untimed<E = ShotEvent> = E extends ShotEvent ? Omit<E, 't'> : never

/**
 * Events in the short notation of the rule tables, in order, 0.1 s apart: `tip`, `c>3`, `c>3|5` (same instant), `3>5`,
 * `3~foot`, `3~foot(jaw)`, `3@FL`, `3^` (off), `3^rest(left)`, `c^person`, `c^object`, `c^railtop`, `c/head+`, `c/ctr-`,
 * `drop(5,FR,3.2)`, `c>in(5)`, `touch(A,5)`, `left(3,foot)`, `still(5)` (comes to rest), `butt`, `side`, `shaft`,
 * `back(3,FL)` (out of the pocket again), `rest`. A leading `0.35:` sets the time; `tip*0.006` a contact of 6 ms.
 */
export function events(text: string): ShotEvent[] {
  const list: ShotEvent[] = []
  let t = 0
  let tips = 0
  for (const token of text.split(/\s+/).filter((part) => part !== '')) {
    const [, time, word] = /^(?:([\d.]+):)?(.+)$/.exec(token)!
    if (time !== undefined) t = Number(time)
    if (word!.startsWith('tip')) tips += 1
    for (const event of untimed(word!, tips)) list.push({ t, ...event })
    t = Math.round((t + 0.1) * 1e9) / 1e9
  }
  return list
}

function ball(text: string): BallId {
  return (text === 'c' ? 'cue' : text) as BallId
}

function untimed(word: string, tips: number): Untimed[] {
  if (word === 'rest') return [{ kind: 'rest' }]
  const tip = /^tip(?:\*([\d.]+))?$/.exec(word)
  if (tip) return [{ kind: 'tip', ball: 'cue', contact: tips, duration: Number(tip[1] ?? 0.0012) }]
  if (word === 'butt' || word === 'side' || word === 'shaft')
    return [{ kind: 'stick', ball: 'cue', part: word }]
  const call = /^(\w+)\(([^)]*)\)$/.exec(word)
  if (call) return [withArguments(call[1]!, call[2]!.split(','))]
  return byOperator(word)
}

function withArguments(name: string, args: readonly string[]): Untimed {
  const [first, second, third] = args as [string, string, string]
  switch (name) {
    case 'drop':
      return { kind: 'drop', ball: ball(first), pocket: second as PocketId, stood: Number(third) }
    case 'touch':
      return { kind: 'touched', by: first as 'A' | 'B' | 'outsider', ball: ball(second) }
    case 'left':
      return { kind: 'left-rail', ball: ball(first), rail: second as RailId }
    case 'still':
      return { kind: 'motion', ball: ball(first), to: 'resting' }
    case 'back':
      return { kind: 'pocket-return', ball: ball(first), pocket: second as PocketId }
    case 'cue':
      return { kind: 'stick', ball: ball(first), part: 'shaft' }
    default:
      throw new Error(`unknown event ${name}`)
  }
}

function byOperator(word: string): Untimed[] {
  const [, who, operator, rest] = /^(c|\d+)([>~@^/])(.*)$/.exec(word) ?? []
  if (who === undefined) throw new Error(`unknown event ${word}`)
  const a = ball(who)
  switch (operator) {
    case '>': {
      const down = /^in\((\d+)\)$/.exec(rest!)
      if (down) return [{ kind: 'touch-pocketed', ball: a, pocketed: down[1] as ObjectBallId }]
      return rest!.split('|').map((b): Untimed => ({ kind: 'ball-ball', a, b: ball(b), speed: 1 }))
    }
    case '~': {
      const jaw = rest!.endsWith('(jaw)')
      const rail = rest!.replace('(jaw)', '') as RailId
      const cushion = rail === 'head' || rail === 'foot' ? rail : (`${rail}-foot` as const)
      return [{ kind: 'ball-rail', ball: a, rail, cushion, part: jaw ? 'jaw' : 'nose', speed: 1 }]
    }
    case '@':
      return [{ kind: 'pocketed', ball: a, pocket: rest as PocketId }]
    case '/': {
      const line = rest!.startsWith('ctr') ? 'centre' : rest!.startsWith('long') ? 'long' : 'head'
      return [{ kind: 'line', ball: a, line, direction: rest!.endsWith('-') ? '-' : '+' }]
    }
    default:
      return [leaving(a, rest!)]
  }
}

function leaving(a: BallId, how: string): Untimed {
  const rest = /^rest\((\w+)\)$/.exec(how)
  if (rest) return { kind: 'rail-top-rest', ball: a, rail: rest[1] as RailId }
  if (how === 'person' || how === 'object') return { kind: 'returned', ball: a, after: how }
  if (how === 'railtop') return { kind: 'returned', ball: a, after: 'rail-top' }
  return { kind: 'off-table', ball: a }
}
