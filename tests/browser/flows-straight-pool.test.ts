import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Game } from '../../src/game/index.ts'
import { after, findAny, findPots, type Plan } from './find-stroke.ts'
import { HandAtTable } from './hand-at-table.ts'
import { openStand, POCKET_NAMES, SMALL, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('14.1: called balls run across a re-rack; the fifteenth stays, fourteen are racked, the score goes on', async () => {
  const visit = await stand.open(SMALL, '?quality=software&seed=8')
  const { page } = visit
  await page.getByText('14.1 continuous').click()
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table')
  const hand = new HandAtTable(visit)
  let reracked = false
  for (let acts = 0; acts < 120 && !reracked; acts++) {
    switch (await hand.task()) {
      case 'take-cue':
        await hand.takeCue()
        break
      case 'choice':
        await hand.press(/Play on/)
        break
      default:
        reracked = await shoot(hand)
    }
  }
  expect(reracked).toBe(true)
  const { match } = await hand.game()
  expect(Object.keys(match.balls).filter((ball) => ball !== 'cue')).toHaveLength(15)
  expect(match.score.A + match.score.B).toBeGreaterThan(0)
  await visit.screenshot('straight-pool-re-rack')
  await hand.verify()
  await visit.close()
}, 400_000)

/** One stroke: a pot if there is one, otherwise a safety. True when the balls were racked again after it. */
async function shoot(hand: HandAtTable): Promise<boolean> {
  await hand.setDown()
  const game = await hand.game()
  const plan = game.match.phase === 'aiming' ? bestPlan(game) : null
  const call = plan?.declaration.call?.[0]
  if (plan) await (call ? hand.turnTo(plan.stroke.directionDeg) : hand.pointRoughly(plan.stroke.directionDeg))
  if (plan) await hand.setSpeed(plan.stroke.speed)
  if (call)
    await hand.visit.page.getByRole('button', { name: POCKET_NAMES[call.pocket], exact: true }).click()
  else await hand.press('Safety')
  const { lastRuling } = (await hand.strike()).match
  return lastRuling?.rerack === 14
}

function bestPlan(game: Game): Plan | null {
  const { shooter } = game.match as Extract<Game['match'], { phase: 'aiming' }>
  const pots = findPots(
    game,
    (ball, { id }) => ({ call: [{ ball, pocket: id }] }),
    ({ match }) => match.lastRuling?.kind === 'legal' && match.lastRuling.next === shooter,
  )
  return (
    pots[0] ?? findAny(game, [2, 4], 7, ({ match }) => match.lastRuling?.kind === 'legal') ?? anyway(game)
  )
}

function anyway(game: Game): Plan | null {
  return findAny(game, [2], 40, (end) => after(game, end.lastShot!.stroke) !== null)
}
