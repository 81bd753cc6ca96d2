import { type Signal, signal } from '@preact/signals'
import type { Fault } from '../../math/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import type { ReviewTask, RuleTerms } from '../../review/index.ts'
import { makeRuleOptions, type RuleOptions } from '../../rules/index.ts'
import type { CueStroke, Declaration, Layout } from '../../shot/index.ts'
import { BALL_IDS, type BallId, type Point, TABLE_SPECS } from '../../table/index.ts'
import type { EditorActions, EditorModel, ReviewedShot } from '../../ui/index.ts'
import { headingTo } from '../cue-geometry.ts'
import { frozenPlace } from '../frozen-place.ts'
import { NO_NAMES, openTask } from './open-review.ts'
import type { ReviewSession } from './review-session.ts'

/** What the editor starts from when there is nothing to start from: a straight shot on an empty table. */
export function emptyTask(): ReviewTask {
  const balls = { cue: [-0.4, 0], '1': [0.3, 0] } as const
  return {
    shot: {
      table: TABLE_SPECS['9ft'],
      parameters: DEFAULT_PARAMETERS,
      balls: [
        { id: 'cue', x: -0.4, y: 0 },
        { id: '1', x: 0.3, y: 0 },
      ],
      stroke: { speed: 2, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } },
      fidelity: 'full',
    },
    rule: {
      ruleset: 'nine-ball',
      options: makeRuleOptions({}),
      declaration: {},
      state: {
        shooter: 'A',
        shot: 'ordinary',
        balls,
        cueBall: 'as-lies',
        foulCount: { A: 0, B: 0 },
        warned: { A: false, B: false },
        score: { A: 0, B: 0 },
        groups: null,
        restricted: false,
        raceTo: 0,
      },
    },
  }
}

/** Sets a shot up by hand; every change is played at once, and what cannot be played says why. */
export class EditControl implements EditorModel, EditorActions {
  readonly draft: Signal<ReviewTask>
  readonly ball = signal<BallId>('cue')
  readonly fault = signal<Fault | null>(null)
  readonly #session: ReviewSession
  readonly #onChange: () => void
  /** The shot that is being changed. */
  #from: ReviewedShot

  /** `onChange`: what was worked out about the shot on the desk is about another one from now on. */
  constructor(session: ReviewSession, onChange: () => void = () => undefined) {
    this.#session = session
    this.#onChange = onChange
    this.#from = session.reviewed.value
    this.draft = signal(this.#from.task)
  }

  /** Takes over the shot that lies on the desk now, seen before the stroke: there its balls can be taken hold of. */
  begin(): void {
    this.#session.seek(0)
    this.#from = this.#session.reviewed.value
    this.draft.value = this.#from.task
    this.fault.value = null
  }

  chooseBall(ball: BallId): void {
    this.ball.value = ball
  }

  placeBall(ball: BallId, at: Point | null): void {
    const rest = this.draft.value.shot.balls.filter(({ id }) => id !== ball)
    const balls = at === null ? rest : [...rest, { id: ball, x: at[0], y: at[1] }]
    this.#setBalls(balls.toSorted((a, b) => BALL_IDS.indexOf(a.id) - BALL_IDS.indexOf(b.id)))
  }

  freeze(ball: BallId, to: 'ball' | 'rail'): void {
    const { shot } = this.draft.value
    const placed = frozenPlace({ ...shot, balls: layoutOf(shot.balls) }, ball, to)
    if (placed) this.placeBall(ball, placed)
  }

  aimAt(ball: BallId): void {
    const { balls } = this.draft.value.shot
    const [cue, object] = ['cue', ball].map((id) => balls.find((each) => each.id === id))
    if (cue && object) this.setStroke({ directionDeg: headingTo([cue.x, cue.y], [object.x, object.y]) })
  }

  setStroke(part: Partial<CueStroke>): void {
    const { shot } = this.draft.value
    if (shot.stroke) this.#change({ shot: { ...shot, stroke: { ...shot.stroke, ...part } } })
  }

  setDeclaration(declaration: Declaration): void {
    this.#setRule({ declaration })
  }

  setRuleset(ruleset: RuleTerms['ruleset']): void {
    const { state } = this.draft.value.rule
    this.#setRule({ ruleset, declaration: {}, state: { ...state, groups: null } })
  }

  setOptions(part: Partial<RuleOptions>): void {
    this.#setRule({ options: makeRuleOptions({ ...this.draft.value.rule.options, ...part }) })
  }

  setState(part: Partial<Pick<RuleTerms['state'], 'shot' | 'cueBall'>>): void {
    this.#setRule({ state: { ...this.draft.value.rule.state, ...part } })
  }

  #setRule(part: Partial<RuleTerms>): void {
    this.#change({ rule: { ...this.draft.value.rule, ...part } })
  }

  #setBalls(balls: ReviewTask['shot']['balls']): void {
    const { shot, rule } = this.draft.value
    // What was inspected as frozen was so where the balls lay.
    const { frozenRails: _rails, frozenBalls: _balls, ...state } = rule.state
    this.#change({ shot: { ...shot, balls }, rule: { ...rule, state: { ...state, balls: layoutOf(balls) } } })
  }

  #change(part: Partial<ReviewTask>): void {
    const draft = { ...this.draft.value, ...part }
    this.draft.value = draft
    const opened = openTask(draft, { origin: { kind: 'editor' }, names: NO_NAMES, number: null, shots: null })
    this.fault.value = opened.ok ? null : opened.error
    if (!opened.ok) return
    this.#session.edit(opened.value, this.#from)
    this.#onChange()
  }
}

function layoutOf(balls: ReviewTask['shot']['balls']): Layout {
  return Object.fromEntries(balls.map(({ id, x, y }) => [id, [x, y] as const]))
}
