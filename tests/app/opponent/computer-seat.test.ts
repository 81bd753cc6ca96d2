import { describe, expect, it, vi } from 'vitest'
import { ComputerSeat } from '../../../src/app/opponent/computer-seat.ts'
import type { FromOpponent, ToOpponent } from '../../../src/app/opponent/opponent-jobs.ts'
import { startGame } from '../../../src/game/index.ts'
import { ComputerPlayer, type Decision } from '../../../src/players/index.ts'
import { aSession, aSetup } from '../a-match.ts'

/** A worker that thinks at once, in the page, and answers when it is told to. */
class PatientWorker {
  onmessage: ((event: { data: FromOpponent }) => void) | null = null
  onerror: unknown = null
  readonly asked: ToOpponent[] = []
  #player: ComputerPlayer | null = null

  postMessage(message: ToOpponent): void {
    this.asked.push(message)
    if ('terms' in message) this.#player = new ComputerPlayer(message.terms)
  }

  /** Answers what was asked last; null when nothing was. */
  answer(): Decision | null {
    const asked = this.asked.findLast((message) => 'match' in message)
    if (!asked || !('match' in asked)) return null
    const thinking = this.#player!.think(asked.match, 30)
    let step = thinking.next()
    while (step.done !== true) step = thinking.next()
    this.onmessage?.({ data: { id: asked.id, decision: step.value } })
    return step.value
  }

  terminate(): void {}
}

function aTable(seat: 'A' | 'B') {
  const setup = aSetup()
  const players = { ...setup.players, [seat]: { ...setup.players[seat], computer: 'club' as const } }
  const { session, kept } = aSession(startGame({ ...setup, players }))
  const worker = new PatientWorker()
  const failed: string[] = []
  const terms = {
    seat,
    level: 'club',
    table: setup.terms.table,
    parameters: setup.parameters,
    seed: 3,
  } as const
  const computer = new ComputerSeat(session, terms, {
    worker: worker as unknown as Worker,
    pace: () => 'quick',
    failed: (reason) => failed.push(reason),
    clock: () => Date.now() / 1000,
  })
  return { session, kept, worker, computer, failed }
}

describe('a computer player in a seat', () => {
  it('who is to break thinks, and the page waits for him with nothing to press', () => {
    const { session, worker, computer } = aTable('A')
    expect(session.model.task.value).toEqual({ kind: 'thinking', seat: 'A' })
    expect(session.model.thinking.value).toEqual({ seat: 'A', share: 0 })
    session.stroke()
    expect(session.playback.value).toBeNull()
    expect(worker.asked.at(-1)).toMatchObject({ id: 1, ms: 1500 })
    computer.close()
  })

  it('takes a moment, shows his aim, and strokes; then he says why', () => {
    vi.useFakeTimers()
    const { session, worker, computer, failed } = aTable('A')
    const decision = worker.answer()!
    expect(session.playback.value).toBeNull()
    vi.advanceTimersByTime(60_000)
    const stroke = decision.commands.at(-1)!
    expect(session.playback.value?.shot.stroke).toEqual('stroke' in stroke ? stroke.stroke : null)
    expect(session.model.thought.value?.sentences[0]?.key).toBe('players.why.break')
    expect(failed).toEqual([])
    session.finishPlayback()
    computer.close()
    vi.useRealTimers()
  })

  it('does not think again about what he does himself before the stroke', () => {
    vi.useFakeTimers()
    const { session, worker, computer } = aTable('A')
    expect(worker.answer()!.commands.length).toBeGreaterThan(1)
    // A second answer that came within the moment of aiming would put the stroke off for ever.
    vi.advanceTimersByTime(60_000)
    expect(session.playback.value).not.toBeNull()
    expect(worker.asked.filter((message) => 'match' in message)).toHaveLength(1)
    session.finishPlayback()
    computer.close()
    vi.useRealTimers()
  })

  it('does nothing while the person is at the table, and asks for no cue to be handed over', () => {
    const { session, worker, computer } = aTable('B')
    expect(session.model.task.value).toEqual({ kind: 'shoot', seat: 'A' })
    expect(worker.asked.filter((message) => 'match' in message)).toEqual([])
    computer.close()
  })

  it('gives up a thought when he leaves the table', () => {
    const { worker, computer, session } = aTable('A')
    computer.close()
    expect(worker.asked.at(-1)).toEqual({ stop: 1 })
    expect(session.model.thinking.value).toBeNull()
  })

  it('plays on, shot after shot, until the person has to do something', () => {
    vi.useFakeTimers()
    const { session, worker, computer, failed } = aTable('A')
    for (let k = 0; k < 40 && session.model.task.value.kind === 'thinking'; k++) {
      worker.answer()
      vi.advanceTimersByTime(60_000)
      session.finishPlayback()
    }
    expect(failed).toEqual([])
    expect(session.game.value.match.shots).toBeGreaterThan(0)
    expect(['shoot', 'choice', 'rack-over', 'match-over']).toContain(session.model.task.value.kind)
    computer.close()
    vi.useRealTimers()
  })
})
