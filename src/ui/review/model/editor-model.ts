import type { ReadonlySignal } from '@preact/signals'
import type { Fault } from '../../../math/index.ts'
import type { ReviewTask, RuleTerms } from '../../../review/index.ts'
import type { RuleOptions } from '../../../rules/index.ts'
import type { CueStroke, Declaration } from '../../../shot/index.ts'
import type { BallId, Point } from '../../../table/index.ts'

/** The shot as it is being set up by hand; the desk shows the last one that could be played. */
export interface EditorModel {
  readonly draft: ReadonlySignal<ReviewTask>
  readonly ball: ReadonlySignal<BallId>
  /** Why the draft cannot be played as it stands. */
  readonly fault: ReadonlySignal<Fault | null>
}

export interface EditorActions {
  chooseBall(ball: BallId): void
  /** Puts a ball on the table, or moves it; null takes it off. */
  placeBall(ball: BallId, at: Point | null): void
  /** Against the nearest other ball, or the nearest rail: frozen. */
  freeze(ball: BallId, to: 'ball' | 'rail'): void
  /** Points the cue at a ball, full. */
  aimAt(ball: BallId): void
  setStroke(part: Partial<CueStroke>): void
  setDeclaration(declaration: Declaration): void
  setRuleset(ruleset: RuleTerms['ruleset']): void
  setOptions(part: Partial<RuleOptions>): void
  setState(part: Partial<Pick<RuleTerms['state'], 'shot' | 'cueBall'>>): void
}
