import { afterAll, beforeAll, expect, it } from 'vitest'
import { HandAtTable } from './hand-at-table.ts'
import { openStand, SMALL, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('eight-ball: an illegal break leaves three options, and each of them leads on as it says', async () => {
  const visit = await stand.open(SMALL, '?quality=software&seed=11')
  await visit.page.getByText('Eight-ball').click()
  await visit.page.getByRole('button', { name: 'To the table' }).click()
  await visit.page.waitForFunction(() => window.headstring?.page === 'table')
  const hand = new HandAtTable(visit)

  /** Too soft for four balls to reach a rail. */
  const softBreak = async () => {
    await hand.takeCue()
    await hand.setSpeed(1.2)
    const { match } = await hand.strike()
    expect(match.lastRuling).toMatchObject({ kind: 'illegal-break' })
    expect(match).toMatchObject({
      phase: 'choice',
      options: ['accept', 'rebreak-self', 'rebreak-other'],
    })
    await expect.poll(() => hand.task()).toBe('choice')
  }

  await softBreak()
  await visit.screenshot('eight-ball-illegal-break')
  await hand.press(/Rack again, same breaker/)
  expect((await hand.game()).match).toMatchObject({ phase: 'break', shooter: 'A' })

  await softBreak()
  await hand.press(/Rack again and break/)
  expect((await hand.game()).match).toMatchObject({ phase: 'break', shooter: 'B' })

  await softBreak()
  await hand.press(/Play on/)
  expect((await hand.game()).match).toMatchObject({
    phase: 'aiming',
    shooter: 'A',
    cueBall: 'as-lies',
    groups: null,
  })
  await hand.verify()
  await visit.close()
})
