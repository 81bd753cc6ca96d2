import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Translator } from '../../i18n/index.ts'
import type { CueStroke, Declaration } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import {
  type AnswerValue,
  type ChoiceValue,
  type DecidingShot,
  gradeOf,
  type PositionType,
  type PushOutAnswer,
  type PushOutChoice,
  type PushOutGrid,
  type PushOutPosition,
  type PushOutValue,
  type Regret,
  regretOf,
} from '../../training/index.ts'
import {
  type AnswerRegret,
  type GhostChip,
  type GhostMark,
  type GhostName,
  type HeatView,
  LINK_COPIED,
  type PositionSource,
  type Reason,
  type TrainerModel,
  type TrainerStage,
  type TrainerTerms,
} from '../../ui/index.ts'
import type { TableSession } from '../table-session.ts'
import type { GhostLine } from './ghost-shots.ts'
import { PositionEditor } from './position-editor.ts'
import type { PracticeLog } from './practice-log.ts'

/** A shot whose lines lie on the cloth. */
export interface DrawnShot {
  readonly name: GhostName
  readonly lines: readonly GhostLine[]
}

/** All that the trainer knows of the position it is at, and what follows from it. */
export class TrainerState {
  readonly terms
  readonly table = signal<TableSession | null>(null)
  readonly grid = signal<PushOutGrid | null>(null)
  readonly lines = signal<readonly DrawnShot[]>([])
  readonly editor = new PositionEditor()
  readonly stage = signal<TrainerStage>('drawing')
  readonly source = signal<PositionSource>('drawn')
  readonly position = signal<PushOutPosition | null>(null)
  readonly type = signal<PositionType | null>(null)
  readonly choice = signal<PushOutChoice>('push-out')
  readonly placing = signal(false)
  readonly placed = signal<{ readonly at: Point; readonly off: number | null } | null>(null)
  /** Where somebody holds the cue ball while he drags it to where a push-out should stop. */
  readonly held = signal<Point | null>(null)
  readonly values = signal<PushOutAnswer | null>(null)
  /** What the person played, as he meant it, and what it is worth. */
  readonly played = signal<{ readonly declaration: Declaration; readonly stroke: CueStroke } | null>(null)
  readonly chosen = signal<ChoiceValue | PushOutValue | null>(null)
  readonly answer = signal<AnswerValue | null>(null)
  readonly answered = signal<'take' | 'hand-back' | null>(null)
  readonly deciding = signal<readonly [DecidingShot, DecidingShot] | null>(null)
  readonly why = signal<Reason | null>(null)
  readonly heat = signal<HeatView>('worst')
  readonly ghost = signal<GhostName | null>(null)
  readonly notice = signal<TrainerModel['notice']['value']>(null)
  readonly announcement = signal('')

  constructor(terms: TrainerTerms) {
    this.terms = signal(terms)
  }

  /** Before the next position: nothing is known of it. */
  clear(source: PositionSource): void {
    this.source.value = source
    this.stage.value = 'drawing'
    this.placing.value = false
    this.lines.value = []
    this.editor.end()
    if (this.notice.value?.code === LINK_COPIED) this.notice.value = null
    // The table itself stays: the next position is laid on it. Nobody plays on it meanwhile.
    if (this.table.value) this.table.value.signals.present.value = null
    const known = [
      this.type,
      this.held,
      this.placed,
      this.values,
      this.played,
      this.chosen,
      this.answer,
      this.answered,
      this.grid,
      this.deciding,
      this.why,
      this.ghost,
    ]
    for (const each of known) each.value = null
  }

  readonly regret: ReadonlySignal<Regret | null> = computed(() => {
    const [chosen, values] = [this.chosen.value, this.values.value]
    return chosen && values ? regretOf(chosen, values) : null
  })

  readonly answerRegret: ReadonlySignal<AnswerRegret | null> = computed(() => {
    const [answer, answered] = [this.answer.value, this.answered.value]
    if (!answer || !answered) return null
    const [own, other] = answered === 'take' ? [answer.take, answer.handBack] : [answer.handBack, answer.take]
    const value = Math.max(0, other.value - own.value)
    const se = Math.hypot(own.se, other.se)
    return { value, se, withinError: value < 2 * se, grade: gradeOf(value) }
  })

  readonly ghosts: ReadonlySignal<readonly GhostChip[]> = computed(() => {
    if (this.stage.value !== 'judged' && this.stage.value !== 'running') return []
    const chips: GhostChip[] = []
    const chosen = this.chosen.value
    if (this.played.value)
      chips.push({ name: 'chosen', kind: chosen?.kind ?? 'shot', value: chosen?.value ?? null })
    for (const name of ['shoot', 'safety', 'push-out'] as const) {
      const value = this.values.value?.values[name]
      if (value) chips.push({ name, kind: value.kind, value: value.value })
    }
    for (const name of ['taken', 'handed-back'] as const) {
      const shot = this.deciding.value?.find((each) => each.answer === name)
      if (shot) chips.push({ name, kind: shot.kind, value: shot.chance })
      else if (this.answer.value) chips.push({ name, kind: 'shot', value: null })
    }
    return chips
  })

  /** Words beside the lines that lie on the cloth: at the end of the way of the cue ball. */
  readonly marks: ReadonlySignal<readonly GhostMark[]> = computed(() =>
    this.stage.value === 'judged'
      ? this.lines.value.flatMap(({ name, lines }) => {
          const at = lines.find(({ ball }) => ball === 'cue')?.points.at(-1)
          return at ? [{ name, at }] : []
        })
      : [],
  )

  /** What the page reads. */
  modelOf(t: ReadonlySignal<Translator>, log: PracticeLog): TrainerModel {
    const {
      table: _table,
      grid: _grid,
      lines: _lines,
      played: _played,
      deciding: _deciding,
      held: _held,
      ...shown
    } = this
    return {
      ...shown,
      t,
      table: computed(() => {
        const table = this.table.value
        return table ? { model: table.model, actions: table } : null
      }),
      progress: log.progress,
      due: computed(() => log.due.value.length),
    }
  }
}
