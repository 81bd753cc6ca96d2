import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAny } from './find-stroke.ts'
import { HandAtTable } from './hand-at-table.ts'
import { openStand, SMALL, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('Siberian Ten: misses cost balls that the opponent takes, five all leads to a shoot-out', async () => {
  const visit = await stand.open(SMALL, '?quality=software&seed=5')
  const { page } = visit
  await page.getByText('Siberian Ten').click()
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table')
  const hand = new HandAtTable(visit)
  const phases = new Set<string>()

  for (let acts = 0; acts < 90; acts++) {
    const { match } = await hand.game()
    phases.add(match.phase === 'aiming' ? match.shot : match.phase)
    if (match.phase === 'rack-over' || match.phase === 'match-over') break
    if (
      match.phase === 'aiming' &&
      match.shot === 'shoot-out' &&
      match.shots > 0 &&
      phases.has('pick-ball')
    ) {
      if (phases.has('shown')) break
      phases.add('shown')
      await visit.screenshot('siberian-shoot-out')
    }
    switch (await hand.task()) {
      case 'take-cue':
        await hand.takeCue()
        break
      case 'choice':
        await hand.press(/Play on/)
        break
      case 'pick-ball':
        if (!phases.has('picked by a press')) await visit.screenshot('siberian-pick')
        phases.add('picked by a press')
        await page
          .getByRole('button', { name: /^Take / })
          .first()
          .click()
        break
      default:
        await miss(hand)
    }
  }
  const { match } = await hand.game()
  expect([...phases]).toContain('pick-ball')
  expect([...phases]).toContain('shoot-out')
  expect(match.siberian?.shootOut).not.toBeNull()
  await hand.verify()
  await visit.close()
})

/** The break as the page proposes it; then strokes that meet nothing, and in the shoot-out whatever comes. */
async function miss(hand: HandAtTable): Promise<void> {
  await hand.setDown()
  const game = await hand.game()
  const { match } = game
  if (match.phase === 'aiming' && match.shot === 'ordinary') {
    const plan = findAny(
      game,
      [0.3, 0.8],
      5,
      ({ match: end }) => end.lastRuling?.fouls.includes('RU-g') === true,
    )
    if (plan) {
      await hand.pointRoughly(plan.stroke.directionDeg)
      await hand.setSpeed(plan.stroke.speed)
    }
  }
  const wait = hand.visit.page.getByRole('button', { name: 'Make a call first' })
  if ((await wait.count()) > 0) await hand.press('No call')
  await hand.strike()
}
