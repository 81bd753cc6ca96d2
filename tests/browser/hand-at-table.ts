import { expect } from 'vitest'
import { type Game, play, startGame } from '../../src/game/index.ts'
import { readRecordText, verifyRecord } from '../../src/record/index.ts'
import type { CueStroke } from '../../src/shot/index.ts'
import type { Point } from '../../src/table/index.ts'
import type { Visit } from './table-page.ts'

/** An arrow key turns the stick by one degree, with Shift by a fifteenth. */
const FINE = 1 / 15
/** A click aims at its place when it is this far from balls and pockets, m. */
const CLEAR = 0.12

/** Plays a match through the controls of the page, and follows it in Node command by command. */
export class HandAtTable {
  readonly visit: Visit
  #game: Game | null = null

  constructor(visit: Visit) {
    this.visit = visit
  }

  /** The match as Node has it: every command of the page is accepted here too. */
  async game(): Promise<Game> {
    const known = this.#game?.entries.length ?? 0
    const { setup, commands } = await this.visit.page.evaluate((from) => {
      const hook = window.headstring!
      return { setup: from === 0 ? hook.setup : null, commands: hook.commands.slice(from) }
    }, known)
    let game = this.#game ?? startGame(setup!)
    for (const command of commands) {
      const step = play(game, command)
      if (!step.ok) throw new Error(`Node refuses what the page accepted: ${step.error.code}`)
      game = step.value
    }
    this.#game = game
    return game
  }

  task(): Promise<string | null> {
    return this.visit.page.evaluate(() => window.headstring!.task)
  }

  stroke(): Promise<CueStroke> {
    return this.visit.page.evaluate(() => window.headstring!.stroke!)
  }

  /** Whoever is next says that he has the cue. */
  async takeCue(): Promise<void> {
    if ((await this.task()) !== 'take-cue') return
    await this.visit.page.getByRole('button', { name: 'I have the cue' }).click()
    await this.visit.page.waitForFunction(() => window.headstring!.task === 'shoot')
  }

  /** Sets a ball in hand down where the page holds it. */
  async setDown(): Promise<void> {
    const done = this.visit.page.getByRole('button', { name: /Done/ })
    if ((await done.count()) > 0) await done.first().click()
  }

  /** Points the stick: a click at a free place for the rough direction, then keys, to half a fifteenth of a degree. */
  async turnTo(directionDeg: number): Promise<void> {
    await this.pointRoughly(directionDeg)
    await this.#press('Shift+Arrow', Math.round((await this.#left(directionDeg)) / FINE))
  }

  /** The same to half a degree. */
  async pointRoughly(directionDeg: number): Promise<void> {
    await this.setDown()
    if (Math.abs(await this.#left(directionDeg)) > 5) await this.#clickAlong(directionDeg)
    await this.#press('Arrow', Math.round(await this.#left(directionDeg)))
  }

  /** One step of the finest aim, + = to the left. */
  async nudge(steps: number): Promise<void> {
    await this.#press('Shift+Arrow', steps)
  }

  /** Sets the speed on the meter; the page rounds to its pixels. */
  async setSpeed(speed: number): Promise<void> {
    const meter = this.visit.page.getByRole('slider', { name: 'Speed of the stroke' })
    const box = (await meter.boundingBox())!
    const fraction = Math.sqrt(Math.max(0, (speed - 0.1) / 10.9))
    await this.visit.page.mouse.click(box.x + box.width / 2, box.y + box.height * (1 - fraction))
  }

  async press(name: string | RegExp): Promise<void> {
    await this.visit.page.getByRole('button', { name }).first().click()
  }

  /** Strokes and lets the shot be over; the game after it. */
  async strike(): Promise<Game> {
    const before = (await this.game()).entries.length
    await this.visit.page.getByRole('button', { name: 'Stroke', exact: true }).click()
    await this.visit.page.waitForFunction(() => window.headstring!.running)
    await this.visit.page.evaluate(() => window.headstring!.finishPlayback())
    const game = await this.game()
    expect(game.entries.length).toBeGreaterThan(before)
    return game
  }

  /** The match of the page is that of Node to the last bit, and its record proves it. */
  async verify(): Promise<void> {
    const { match, record } = await this.visit.page.evaluate(() => {
      const hook = window.headstring!
      return { match: JSON.stringify(hook.match), record: hook.record! }
    })
    expect(match).toBe(JSON.stringify((await this.game()).match))
    const read = readRecordText(record)
    if (!read.ok) throw new Error(read.error.code)
    expect(verifyRecord(read.value)).toMatchObject({ ok: true, value: { ok: true } })
    expect(this.visit.complaints).toEqual([])
  }

  async #left(directionDeg: number): Promise<number> {
    return wrapped(directionDeg - (await this.stroke()).directionDeg)
  }

  async #press(key: string, steps: number): Promise<void> {
    for (let i = 0; i < Math.abs(steps); i++)
      await this.visit.page.keyboard.press(`${key}${steps > 0 ? 'Left' : 'Right'}`)
  }

  async #clickAlong(directionDeg: number): Promise<void> {
    const { balls, terms } = (await this.game()).match
    const from = balls.cue
    if (!from) return
    const turn = (directionDeg * Math.PI) / 180
    const { length, width } = terms.table
    const taken = [...Object.values(balls), ...MOUTHS.map(([x, y]) => [x * length, y * width])]
    for (let away = 0.25; away < 2.6; away += 0.05) {
      const at = [from[0] + away * Math.cos(turn), from[1] + away * Math.sin(turn)] as const
      const inside = Math.abs(at[0]) < length / 2 - CLEAR && Math.abs(at[1]) < width / 2 - CLEAR
      if (!inside || taken.some(([x, y]) => Math.hypot(x! - at[0], y! - at[1]) < CLEAR)) continue
      const pixel = await this.visit.page.evaluate((place) => window.headstring!.project(place)!, [...at] as [
        number,
        number,
      ])
      await this.visit.page.mouse.click(...pixel)
      return
    }
  }
}

/** The mouths of the pockets in lengths and widths of the table. */
const MOUTHS = [
  [-0.5, -0.5],
  [-0.5, 0.5],
  [0, -0.5],
  [0, 0.5],
  [0.5, -0.5],
  [0.5, 0.5],
] as const

function wrapped(deg: number): number {
  return ((((deg + 180) % 360) + 360) % 360) - 180
}

/** The direction from one place of the table to another, degrees. */
export function headingFrom(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
}
