import { HANGING_SECONDS, type Layout, otherSeat, type TouchFact } from '../shot/index.ts'
import type { BallId } from '../table/index.ts'
import { evidence } from './fouls/foul.ts'
import { distance } from './playing-area.ts'
import type { Evidence, Ruling } from './ruling.ts'
import { draftRuling, finishRuling } from './ruling-draft.ts'
import type { ShotContext } from './shot-context.ts'
import type { Spotted } from './spotting.ts'

/** Something that makes the stroke void: it is played again and nothing of it counts [1.7, 1.9, 5.1]. */
export interface ReplayCause {
  readonly rule: string
  readonly verdict: string
  readonly events: readonly number[]
  /** Stalemate: the whole rack is played again. */
  readonly rack?: true
}

/** Looks for what makes a stroke void: the referee's word, interference from outside, a ball that fell by itself. */
export function replayCause(context: ShotContext): ReplayCause | null {
  for (const { kind } of context.rulings) {
    if (kind === 'replay') return { rule: '1.9', verdict: 'replay-ordered', events: [] }
    if (kind === 'stalemate') return { rule: '1.12', verdict: 'stalemate', events: [], rack: true }
  }
  for (const { rule, effect, late } of context.claims) {
    if (late === true || effect !== 'affected') continue
    if (rule === '1.7') return { rule, verdict: 'ball-fell-by-itself', events: lateEvents(context) }
    if (rule === '1.9') return { rule, verdict: 'interference', events: outside(context).map(eventOf) }
  }
  if (context.claims.some(({ rule, effect }) => rule === '1.9' && effect === 'none')) return null
  const mattered = outside(context).filter((touch) => tookPart(context, touch))
  if (mattered.length === 0) return null
  return { rule: '1.9', verdict: 'interference', events: mattered.map(eventOf) }
}

function lateEvents(context: ShotContext): number[] {
  return context.facts.lateDrops.map(({ event }) => event)
}

function eventOf({ event }: { readonly event: number }): number {
  return event
}

function outside(context: ShotContext): TouchFact[] {
  return context.facts.touches.filter(({ by }) => by === 'outsider')
}

/** A ball that lies still and takes no part in the stroke can be put back without a replay. */
function tookPart({ facts }: ShotContext, { ball }: TouchFact): boolean {
  return (
    ball === 'cue' ||
    facts.contacts.some(({ a, b }) => a === ball || b === ball) ||
    facts.pocketed.some((p) => p.ball === ball) ||
    facts.off.some((o) => o.ball === ball)
  )
}

/** The ruling of a void stroke: everything as before it, the same player at the table. */
export function replayRuling(context: ShotContext, cause: ReplayCause): Ruling {
  const { state } = context
  const draft = draftRuling(context)
  draft.kind = 'replay'
  draft.pocketed = []
  draft.next = context.shooter
  draft.cueBall = state.cueBall
  draft.restricted = state.restricted
  draft.nextShot = state.shot
  draft.pushOutAvailable = state.shot === 'after-break'
  draft.restored = cause.rack === true ? [] : movedFrom(context.state.balls, context.after)
  draft.evidence.push(evidence(context, cause.rule, cause.verdict, cause.events))
  if (cause.rack === true) replayRack(context, draft)
  return finishRuling(context, draft)
}

/** Stalemate: the same player breaks the rack again; in 14.1 both lag for a new opening break [1.12, 4.12]. */
function replayRack(context: ShotContext, draft: ReturnType<typeof draftRuling>): void {
  draft.next = context.ruleset === 'straight-pool' ? null : (context.state.breaker ?? null)
  draft.nextShot = 'break'
  draft.cueBall = 'in-hand-kitchen'
  draft.restricted = false
  draft.pushOutAvailable = false
  draft.groups = null
  if (context.ruleset === 'straight-pool') draft.rerack = 15
}

/** Balls that must be put back to undo the stroke. */
function movedFrom(before: Layout, after: Layout): Spotted[] {
  const moved: Spotted[] = []
  for (const ball of Object.keys(before) as BallId[]) {
    const at = before[ball]!
    const now = after[ball]
    if (now === undefined || distance(at, now) > 1e-9) moved.push({ ball, at })
  }
  return moved
}

/**
 * Balls that go back although the stroke counts: those that fell too late, those that a stranger moved without
 * effect, and, where the referee restores or only cue-ball fouls hold, those that were touched [1.7, 1.9, 1.8].
 */
export function restoredBalls(context: ShotContext): { balls: Spotted[]; notes: Evidence[] } {
  const balls: Spotted[] = []
  const notes: Evidence[] = []
  for (const drop of context.facts.lateDrops) {
    const at = context.after[drop.ball] ?? context.before[drop.ball]
    if (at === undefined) continue
    balls.push({ ball: drop.ball, at })
    notes.push(
      evidence(context, '1.7', 'fell-too-late', [drop.event], {
        margin: { seconds: drop.stood - HANGING_SECONDS },
        params: { ball: drop.ball },
      }),
    )
  }
  const restore = context.rulings.some(({ kind }) => kind === 'restore')
  const noEffect = context.claims.some(({ rule, effect }) => rule === '1.9' && effect === 'none')
  for (const touch of context.facts.touches) {
    const at = context.before[touch.ball]
    if (at === undefined || touch.ball === 'cue' || balls.some(({ ball }) => ball === touch.ball)) continue
    const outsider = touch.by === 'outsider' && (noEffect || !tookPart(context, touch))
    const free = context.options.ballFoulMode === 'cueBallOnly' && !tookPart(context, touch)
    if (!restore && !outsider && !free) continue
    balls.push({ ball: touch.ball, at })
    notes.push(evidence(context, outsider ? '1.9' : '1.8', 'restored', [touch.event]))
  }
  return { balls, notes }
}

/** Opponent or stranger who disturbed a Siberian stroke: it is played again whoever it was. */
export function disturbedBy(context: ShotContext): TouchFact[] {
  const other = otherSeat(context.shooter)
  return context.facts.touches.filter(({ by }) => by === 'outsider' || by === other)
}
