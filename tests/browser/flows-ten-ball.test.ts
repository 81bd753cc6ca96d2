import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Game } from '../../src/game/index.ts'
import type { PocketId } from '../../src/table/index.ts'
import { after, findAny, findPots, type Plan } from './find-stroke.ts'
import { HandAtTable } from './hand-at-table.ts'
import { openStand, POCKET_NAMES, SMALL, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

const OPPOSITE: Readonly<Record<PocketId, PocketId>> = {
  HL: 'FR',
  FR: 'HL',
  HR: 'FL',
  FL: 'HR',
  SL: 'SR',
  SR: 'SL',
}

/** The lowest ball falls, but was called into the pocket across the table. */
function wrongPocket(game: Game): Plan | undefined {
  return findPots(
    game,
    (ball, { id }) => ({ call: [{ ball, pocket: OPPOSITE[id] }] }),
    ({ match }) => match.phase === 'choice' && match.options.includes('hand-back'),
  )[0]
}

it('ten-ball: a ball in the wrong pocket may be handed back, and its player has to shoot on', async () => {
  const visit = await stand.open(SMALL, '?quality=software&seed=21')
  await visit.page.getByText('Called shots, lowest ball first').click()
  await visit.page.getByRole('button', { name: 'To the table' }).click()
  await visit.page.waitForFunction(() => window.headstring?.page === 'table')
  const hand = new HandAtTable(visit)
  await hand.strike()

  let handedBack = false
  for (let shots = 0; shots < 12 && !handedBack; shots++) {
    if ((await hand.task()) === 'choice') {
      await hand.press(/Play on/)
      continue
    }
    await hand.takeCue()
    await hand.setDown()
    const game = await hand.game()
    const plan = wrongPocket(game) ?? anyShot(game)
    await hand.turnTo(plan.stroke.directionDeg)
    await hand.setSpeed(plan.stroke.speed)
    const call = plan.declaration.call?.[0]
    // Without a pot the player says that he calls nothing: a stroke that lacks a call shows the way to it instead.
    if (call) await visit.page.getByRole('button', { name: POCKET_NAMES[call.pocket], exact: true }).click()
    else {
      await hand.press('Make a call first')
      await hand.press('No call')
    }
    const shooter = game.match.phase === 'aiming' ? game.match.shooter : null
    const end = await hand.strike()
    if (end.match.phase !== 'choice' || !end.match.options.includes('hand-back')) continue
    await expect.poll(() => hand.task()).toBe('choice')
    await visit.screenshot('ten-ball-wrong-pocket')
    await hand.press(/Hand it back/)
    expect((await hand.game()).match).toMatchObject({
      phase: 'aiming',
      shooter,
      shot: 'ordinary',
      cueBall: 'as-lies',
    })
    handedBack = true
  }
  expect(handedBack).toBe(true)
  await hand.verify()
  await visit.close()
})

/** Nothing goes: the lawful ball is hit softly. */
function anyShot(game: Game): Plan {
  const soft = findAny(game, [2], 3, ({ match }) => match.lastRuling?.kind === 'legal')
  return soft ?? findAny(game, [2], 45, (end) => after(game, end.lastShot!.stroke) !== null)!
}
