import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Game } from '../../src/game/index.ts'
import { after, findPots, flatStroke, type Plan } from './find-stroke.ts'
import { HandAtTable } from './hand-at-table.ts'
import { openStand, SMALL, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

/** No pointer in this test: a whole match from the set-up page to its end, by keys alone. */
it('nine-ball by keyboard alone, from the set-up page to the last ball', async () => {
  const visit = await stand.open({ ...SMALL, reducedMotion: 'reduce' }, '?quality=software&seed=3')
  const { keyboard } = visit.page
  const hand = new HandAtTable(visit)
  await visit.page.getByRole('button', { name: 'One rack less' }).focus()
  for (let racks = 7; racks > 1; racks--) await keyboard.press('Enter')
  await visit.page.getByRole('button', { name: 'To the table' }).focus()
  await keyboard.press('Enter')
  await visit.page.waitForFunction(() => window.headstring?.page === 'table')
  expect((await hand.game()).setup.terms.raceTo).toBe(1)

  for (let acts = 0; acts < 160; acts++) {
    const task = await hand.task()
    if (task === 'match-over') break
    if (task === 'take-cue') {
      // A key that is still down when the turn changes confirms nothing.
      await visit.page.waitForTimeout(450)
      await keyboard.press('Enter')
    } else if (task === 'choice') {
      await visit.page.waitForTimeout(800)
      await keyboard.press('1')
    } else if (task === 'shoot') await shootByKeys(hand)
    await visit.page.waitForTimeout(30)
  }
  expect(await hand.task()).toBe('match-over')
  await visit.screenshot('won-by-keys')
  await hand.verify()
  // The end offers one thing to do, and Enter does it.
  await keyboard.press('Enter')
  await visit.page.waitForFunction(() => window.headstring?.page === 'set-up')
  await visit.close()
}, 400_000)

async function shootByKeys(hand: HandAtTable): Promise<void> {
  const { keyboard } = hand.visit.page
  if (await hand.visit.page.evaluate(() => document.querySelector('[aria-pressed=true].row-button') !== null))
    await keyboard.press('Enter')
  const game = await hand.game()
  const plan = game.match.phase === 'aiming' && game.match.balls.cue ? bestOf(game) : null
  if (plan) {
    await keyboard.press('n')
    await turnByKeys(hand, plan.stroke.directionDeg)
    await powerByKeys(hand, plan.stroke.speed)
  }
  await keyboard.press('Space')
  await hand.visit.page.waitForFunction(() => window.headstring!.running)
  // The first press hurries, the second ends the watching.
  await keyboard.press('Space')
  await keyboard.press('Space')
  await hand.visit.page.waitForFunction(() => !window.headstring!.running)
}

/** The nine before anything else, then a ball that stays at the table, then a lawful stroke. */
function bestOf(game: Game): Plan | null {
  const { shooter } = game.match as Extract<Game['match'], { phase: 'aiming' }>
  const none = () => ({})
  const pots = findPots(
    game,
    none,
    ({ match }) => match.lastRuling?.kind === 'legal' && match.lastRuling.next === shooter,
  )
  const wins = findPots(game, none, ({ match }) => match.phase === 'match-over' && match.winner === shooter)
  return wins[0] ?? pots[0] ?? lawful(game)
}

function lawful(game: Game): Plan | null {
  for (let deg = -180; deg < 180; deg += 2) {
    const stroke = flatStroke(game, deg, 3)
    if (after(game, stroke)?.match.lastRuling?.kind === 'legal') return { stroke, declaration: {}, sure: 1 }
  }
  return null
}

async function turnByKeys(hand: HandAtTable, directionDeg: number): Promise<void> {
  const { keyboard } = hand.visit.page
  for (const [key, step] of [
    ['Arrow', 1],
    ['Shift+Arrow', 1 / 15],
  ] as const) {
    const now = (await hand.stroke()).directionDeg
    const left = ((((directionDeg - now + 180) % 360) + 360) % 360) - 180
    const steps = Math.round(left / step)
    for (let i = 0; i < Math.abs(steps); i++) await keyboard.press(`${key}${steps > 0 ? 'Left' : 'Right'}`)
  }
}

async function powerByKeys(hand: HandAtTable, speed: number): Promise<void> {
  const pull = (of: number) => Math.sqrt(Math.max(0, (of - 0.1) / 10.9))
  const steps = Math.round((pull(speed) - pull((await hand.stroke()).speed)) / 0.02)
  for (let i = 0; i < Math.abs(steps); i++)
    await hand.visit.page.keyboard.press(steps > 0 ? 'ArrowUp' : 'ArrowDown')
}
