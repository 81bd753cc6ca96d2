import { describe, expect, test } from 'vitest'
import { type OtherRuling, reviewShot } from '../../src/review/index.ts'
import { makeRuleOptions, type RuleOptions, ruleShot } from '../../src/rules/index.ts'
import { type Dispute, disputeOf } from '../../src/scenarios/index.ts'

function others(id: string, options: Partial<RuleOptions> = {}): readonly OtherRuling[] {
  const { shot, rule }: Dispute = disputeOf(id)!
  const review = reviewShot({
    shot,
    rule: { ...rule, options: makeRuleOptions({ ...rule.options, ...options }) },
  })
  if (!review.ok) throw new Error(review.error.message)
  return review.value.alsoUnder
}

const names = (list: readonly OtherRuling[]) =>
  list.map(({ ruleset, options }) => `${ruleset} ${JSON.stringify(options)}`)

describe('the same shot under other rules', () => {
  test('every game that has these balls, each edition once, the own one left out', () => {
    const games = names(others('rail-first-no-rail-after'))
    expect(games.slice(0, 9)).toEqual([
      'nine-ball {"edition":2025}',
      'ten-ball-wpa {}',
      'ten-ball-wpa {"edition":2025}',
      'ten-ball-pl {}',
      'eight-ball {}',
      'eight-ball {"edition":2025}',
      'straight-pool {}',
      'straight-pool {"edition":2025}',
      'siberian-ten {}',
    ])
  })

  test('a game without some of the balls is left out', () => {
    const games = others('combination-off-their-ball').map(({ ruleset }) => ruleset)
    expect(games).not.toContain('nine-ball')
    expect(games).not.toContain('ten-ball-wpa')
    expect(games).toContain('straight-pool')
  })

  test('a break is ruled by games with that rack', () => {
    const nine = others('break-three-balls-to-a-rail').map(({ ruleset }) => ruleset)
    expect(new Set(nine)).toEqual(new Set(['nine-ball']))
    const ten = others('siberian-two-rails-missed').map(({ ruleset }) => ruleset)
    expect(new Set(ten)).toEqual(new Set(['ten-ball-wpa', 'ten-ball-pl']))
  })

  test('a declaration that a game does not know leaves it out', () => {
    const safety = others('safety-without-a-rail').map(({ ruleset }) => ruleset)
    expect(safety).not.toContain('nine-ball')
    expect(safety).toContain('eight-ball')
    const pushOut = others('push-out-at-any-ball').map(({ ruleset }) => ruleset)
    expect(pushOut).toContain('ten-ball-pl')
    expect(pushOut).not.toContain('eight-ball')
  })

  test('single options of the own game that change something, and only those', () => {
    const own = others('frozen-played-into').filter(
      ({ ruleset, options }) => ruleset === 'nine-ball' && options.edition !== 2025,
    )
    expect(names(own)).toEqual(['nine-ball {"frozenPolicy":"declared"}'])
    expect(own[0]).toMatchObject({ ruling: { kind: 'foul' } })
    expect(own[0]!.differs).toContain('fouls')
    const three = others('break-four-balls-to-a-rail').find(({ options }) => options.threePoint === 'on')
    expect(three).toMatchObject({ ruling: { kind: 'illegal-break' } })
  })

  test('what was agreed beyond the edition holds in the other games too', () => {
    const games = others('rail-first-no-rail-after', { spotGap: 0.002, frozenPolicy: 'declared' })
    for (const { options } of games) {
      expect(options.spotGap).toBe(0.002)
      expect(['declared', 'auto']).toContain(options.frozenPolicy)
    }
  })

  test('what differs is told field by field', () => {
    const { shot, rule } = disputeOf('ten-early-wpa')!
    const review = reviewShot({ shot, rule })
    if (!review.ok) throw new Error(review.error.message)
    const { ruling, toRule, alsoUnder } = review.value
    const polish = alsoUnder.find(({ ruleset }) => ruleset === 'ten-ball-pl')!
    expect(polish.differs).toEqual(expect.arrayContaining(['result', 'spotted', 'pocketed']))
    expect(polish.differs).not.toContain('evidence')
    const again = ruleShot({ ...toRule, ruleset: 'ten-ball-pl' })
    expect(again.ok && again.value).toEqual(polish.ruling)
    for (const field of Object.keys(ruling) as (keyof typeof ruling)[])
      if (field !== 'evidence' && !polish.differs.includes(field))
        expect(polish.ruling[field]).toEqual(ruling[field])
  })
})
