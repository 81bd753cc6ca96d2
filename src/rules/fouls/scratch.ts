import { offObjectBalls, offOf, pocketingOf } from '../../shot/index.ts'
import type { ShotContext } from '../shot-context.ts'
import { evidence, type Finding, rankOf } from './foul.ts'

/** 6.1: the cue ball pocketed or off the table. */
export function checkScratch(context: ShotContext): Finding {
  const down = pocketingOf(context.facts, 'cue')
  const off = offOf(context.facts, 'cue')
  const fact = down ?? off
  if (fact === undefined) return {}
  const verdict =
    down === undefined ? `cue-${off?.how === 'fell' ? 'off-table' : 'left-bed'}` : 'cue-pocketed'
  const params = down === undefined ? {} : { pocket: down.pocket }
  return {
    foul: {
      rule: '6.1',
      rank: rankOf('6.1'),
      selfEvident: true,
      evidence: evidence(context, '6.1', verdict, [fact.event], { params }),
    },
  }
}

/** 6.5: an object ball driven off the table. */
export function checkBallOff(context: ShotContext): Finding {
  const balls = offObjectBalls(context.facts)
  if (balls.length === 0) return {}
  const events = context.facts.off.filter(({ ball }) => ball !== 'cue').map(({ event }) => event)
  return {
    foul: {
      rule: '6.5',
      rank: rankOf('6.5'),
      evidence: evidence(context, '6.5', 'ball-off-table', events, { params: { balls } }),
    },
  }
}

/** The cue ball is no longer on the table: it must be in hand for whoever plays next. */
export function cueBallGone(context: ShotContext): boolean {
  return pocketingOf(context.facts, 'cue') !== undefined || offOf(context.facts, 'cue') !== undefined
}
