import { batch, computed, effect, type ReadonlySignal } from '@preact/signals'
import { type Language, makeTranslator, type Translator } from '../../i18n/index.ts'
import type { Fault } from '../../math/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import type { CueStroke, Declaration, Layout } from '../../shot/index.ts'
import { type Point, TABLE_SPECS } from '../../table/index.ts'
import {
  ballsOfGame,
  dailySeed,
  type PushOutChoice,
  type PushOutPosition,
  readPosition,
  writePosition,
} from '../../training/index.ts'
import {
  type GhostName,
  type HeatView,
  LINK_COPIED,
  type PositionSource,
  type TrainerActions,
  type TrainerModel,
  type TrainerTerms,
} from '../../ui/index.ts'
import type { TableSession } from '../table-session.ts'
import { gameAt, ghostShotOf, linesOf, playGhost } from './ghost-shots.ts'
import type { MetPosition } from './positions-of-match.ts'
import { type PracticeLog, today } from './practice-log.ts'
import { Thinking, type ThinkingLines } from './thinking.ts'
import { type DrawnShot, TrainerState } from './trainer-state.ts'
import { fits, lay, type TrainerTableHost, trainerTable } from './trainer-table.ts'

/** What the trainer's page does for it. */
export interface TrainerHost {
  readonly language: ReadonlySignal<Language>
  readonly lines: ThinkingLines
  seed(): number
  copy(link: string): Promise<void>
  leave(): void
  /** Nothing is thought about any more. */
  closed(): void
}

/** What the trainer opens with: a position of a link, those of a match, one to be set up, or the next one. */
export type TrainerStart =
  | {
      readonly kind: 'link'
      readonly text: string
      readonly seat: TrainerTerms['seat']
      /** It came from another page, to which somebody goes back. */
      readonly back?: true
    }
  | { readonly kind: 'met'; readonly met: readonly MetPosition[] }
  | { readonly kind: 'set-up' }
  | { readonly kind: 'next' }

/** From these a position is set up when there is none to start from, with the ball that wins the rack. */
const FIRST_BALLS: Layout = { cue: [-0.6, 0], '1': [0.4, 0.2] }

/** The push-out trainer: one position after the other, decided, shown and judged. */
export class TrainerSession implements TrainerActions {
  readonly model: TrainerModel
  readonly state: TrainerState
  readonly #host: TrainerHost
  readonly #log: PracticeLog
  readonly #thinking: Thinking
  readonly #t: ReadonlySignal<Translator>
  /** Positions of a match that are still to come. */
  #met: readonly MetPosition[] = []
  /** Missed positions that were passed over this time. */
  readonly #passed = new Set<string>()
  #logged = false
  readonly #stopDrawing: () => void

  constructor(log: PracticeLog, host: TrainerHost) {
    this.#log = log
    this.#host = host
    this.state = new TrainerState(log.terms)
    this.#thinking = new Thinking(this.state, host.lines)
    this.#t = computed(() => makeTranslator(host.language.value, this.#names))
    this.model = this.state.modelOf(this.#t, log)
    this.#stopDrawing = effect(() => this.#redrawEdited())
  }

  get editor() {
    return this.state.editor
  }

  get #names(): { readonly A: string; readonly B: string } {
    const t = makeTranslator(this.#host.language.value)
    const [you, other] = [t.text('trainer.you'), t.text('trainer.other')]
    return this.state.terms.value.seat === 'one' ? { A: you, B: other } : { A: other, B: you }
  }

  open(start: TrainerStart): void {
    if (start.kind === 'link') {
      const read = readPosition(start.text)
      if (read.ok) {
        this.#lookAt(read.value, start.seat, start.back ? 'match' : 'link')
        return
      }
      this.tell(read.error)
    }
    if (start.kind === 'met') this.#met = start.met
    if (start.kind === 'set-up') this.startEditing()
    else this.next()
  }

  setTerms(part: Partial<TrainerTerms>): void {
    this.writeDown()
    this.state.terms.value = { ...this.state.terms.value, ...part }
    this.#log.setTerms(this.state.terms.value)
    this.#met = []
    this.next()
  }

  /** Positions of the match first, then those that were missed, then new ones. */
  next(): void {
    this.writeDown()
    const [met, ...others] = this.#met
    this.#met = others
    if (met) {
      this.#lookAt(met.position, met.seat, 'match')
      return
    }
    const { seat } = this.state.terms.value
    const due = this.#log.due.value.find((card) => card.seat === seat && !this.#passed.has(card.position))
    const read = due === undefined ? null : readPosition(due.position)
    if (due) this.#passed.add(due.position)
    if (read?.ok) this.#lookAt(read.value, seat, 'due')
    else this.#draw(this.#host.seed(), 'drawn')
  }

  daily(): void {
    this.writeDown()
    this.#draw(dailySeed(today(), this.state.terms.value.ruleset), 'daily')
  }

  choose(choice: PushOutChoice): void {
    const table = this.state.table.value
    if (!table || this.state.stage.value !== 'deciding') return
    this.state.choice.value = choice
    if (choice !== 'push-out') this.state.placing.value = false
    table.declarations.setPushOut(choice === 'push-out')
    if (table.calls.model.value?.maySafety) table.calls.setSafety(choice === 'safety')
  }

  startPlacing(on: boolean): void {
    if (this.state.stage.value !== 'deciding') return
    this.choose('push-out')
    this.state.placing.value = on
  }

  placeAt(at: Point): void {
    const position = this.state.position.value
    if (!position || this.state.stage.value !== 'deciding') return
    this.choose('push-out')
    this.state.placing.value = false
    this.#thinking.ask({ kind: 'push-to', position, place: at }, (news) => {
      if (news.kind !== 'push-to') return
      this.state.placed.value = { at, off: news.stroke === null ? null : news.off }
      if (news.stroke !== null) this.#aimAs(news.stroke)
    })
  }

  answerWith(answer: 'take' | 'hand-back'): void {
    if (this.state.stage.value !== 'deciding') return
    batch(() => {
      this.state.answered.value = answer
      this.state.stage.value = 'judged'
      this.#drawLines([this.state.answer.value?.best === 'hand-back' ? 'handed-back' : 'taken'])
    })
    this.#say()
  }

  setHeat(view: HeatView): void {
    this.state.heat.value = view
  }

  showGhost(name: GhostName): void {
    const position = this.state.position.value
    const ghost = ghostShotOf(this.state, name)
    const table = this.state.table.value
    if (!position || !ghost || !table || this.state.stage.value !== 'judged') return
    const playback = playGhost(position, ghost)
    if (!playback) return
    batch(() => {
      this.state.ghost.value = name
      this.state.lines.value = [{ name, lines: linesOf(playback) }]
      table.playback.value = playback
    })
  }

  startEditing(): void {
    this.writeDown()
    const start = this.state.position.value ?? this.#firstPosition()
    this.#clear('set-up')
    batch(() => {
      this.editor.begin(start)
      this.state.stage.value = 'editing'
    })
  }

  /** Whoever trains keeps his level. */
  setSeat(seat: TrainerTerms['seat']): void {
    const draft = this.editor.draft.value
    if (!draft || seat === this.state.terms.value.seat) return
    this.state.terms.value = { ...this.state.terms.value, seat }
    this.editor.setLevels({ A: draft.levels.B, B: draft.levels.A })
  }

  train(): void {
    const draft = this.editor.draft.value
    if (draft && !this.editor.fault.value) this.#lookAt(draft, this.state.terms.value.seat, 'set-up')
  }

  cancelEditing(): void {
    const { value: position } = this.state.position
    if (position) this.#lookAt(position, this.state.terms.value.seat, this.state.source.value)
    else this.next()
  }

  copyLink(): void {
    const position = this.editor.draft.value ?? this.state.position.value
    if (!position) return
    const text = encodeURIComponent(writePosition(position))
    this.#host.copy(`#/trainer/${this.state.terms.value.seat}/${text}`).then(
      () => {
        this.state.announcement.value = this.#t.value.text('trainer.copied')
        this.state.notice.value = { code: LINK_COPIED, detail: '' }
      },
      () => {
        this.state.notice.value = { code: 'copy-refused', detail: '' }
      },
    )
  }

  /** A decision is written down once, with its values as they were shown by then: when the person goes on, or may not come back. */
  writeDown(): void {
    const { value: position } = this.state.position
    const { value: type } = this.state.type
    const { seat } = this.state.terms.value
    const regret = seat === 'one' ? this.state.regret.value : this.state.answerRegret.value
    if (this.#logged || this.state.stage.value !== 'judged' || !position || !type || !regret) return
    this.#logged = true
    this.#log.add({ day: today(), seat, type, regret: regret.value }, writePosition(position))
  }

  leave(): void {
    this.writeDown()
    this.close()
    this.#host.leave()
  }

  tell({ code, path }: Fault): void {
    this.state.notice.value = { code, detail: path }
  }

  /** Ends all thinking. */
  close(): void {
    this.writeDown()
    this.#stopDrawing()
    this.#thinking.stop()
    this.#host.closed()
  }

  // --- inside ---

  #draw(seed: number, source: PositionSource): void {
    this.#clear(source)
    const { seat, ...terms } = this.state.terms.value
    this.#thinking.ask({ kind: 'draw', terms: { ...terms, seed }, pushed: seat === 'two' }, (news) => {
      if (news.kind !== 'drawn') return
      this.#setUp(news.position)
      this.state.type.value = news.type
    })
  }

  /** A position that is known is shown at once; of what type it is follows. */
  #lookAt(position: PushOutPosition, seat: TrainerTerms['seat'], source: PositionSource): void {
    this.#clear(source)
    this.state.terms.value = { ...this.state.terms.value, seat, ruleset: position.ruleset }
    this.#setUp(position)
    this.#thinking.ask({ kind: 'look', position }, (news) => {
      if (news.kind === 'looked') this.state.type.value = news.type
    })
  }

  #clear(source: PositionSource): void {
    this.#thinking.stop()
    this.#logged = false
    batch(() => this.state.clear(source))
  }

  #setUp(position: PushOutPosition): void {
    const { seat } = this.state.terms.value
    batch(() => {
      this.state.position.value = position
      this.state.table.value = this.#tableAt(position, seat === 'one')
      this.state.stage.value = 'deciding'
      this.state.choice.value = 'push-out'
    })
    this.#thinking.about(position, seat)
    this.choose('push-out')
    this.#say()
  }

  #firstPosition(): PushOutPosition {
    const { own, other, ruleset, seat, table } = this.state.terms.value
    const levels = seat === 'one' ? { A: own, B: other } : { A: other, B: own }
    const balls: Layout = { ...FIRST_BALLS, [ballsOfGame(ruleset).at(-1)!]: [0.55, -0.2] }
    return { ruleset, table: TABLE_SPECS[table], parameters: DEFAULT_PARAMETERS, balls, shooter: 'A', levels }
  }

  /** Another table is set up than the one that is drawn; what lies on it is laid over the picture. */
  #redrawEdited(): void {
    const draft = this.editor.draft.value
    const drawn = this.state.table.peek()?.game.peek().match.terms.table
    if (draft && drawn !== draft.table)
      this.state.table.value = this.#tableAt({ ...draft, balls: FIRST_BALLS }, false)
  }

  /** The table with a position on it; the same one as long as it fits, since making a picture is dear. */
  #tableAt(position: PushOutPosition, ready: boolean): TableSession {
    const game = gameAt(position, this.#names)
    const kept = this.state.table.peek()
    const table = kept && fits(kept, game) ? kept : trainerTable(game, this.#host.language, this.#around)
    lay(table, game)
    if (ready) table.takeCue()
    return table
  }

  /** What the table tells. */
  readonly #around: TrainerTableHost = {
    stroked: (shot) => {
      if (this.state.stage.value === 'deciding') this.#stroked(shot)
    },
    settled: () => this.#settled(),
  }

  #stroked({ declaration, stroke }: { readonly declaration: Declaration; readonly stroke: CueStroke }): void {
    const position = this.state.position.value
    if (!position) return
    const played = { declaration, stroke }
    this.state.played.value = played
    this.state.stage.value = 'running'
    this.#thinking.judge(position, played)
  }

  /** The stroke, or a ghost, has been shown: the position lies on the table again. */
  #settled(): void {
    const position = this.state.position.value
    const table = this.state.table.value
    const { value: stage } = this.state.stage
    if (!position || !table || (stage !== 'running' && stage !== 'judged')) return
    // The table itself is still busy with what has just ended.
    queueMicrotask(() => {
      batch(() => {
        lay(table, gameAt(position, this.#names))
        this.state.ghost.value = null
        this.state.stage.value = 'judged'
        if (stage === 'running') this.#drawLines(['chosen', this.state.values.value?.best ?? 'push-out'])
      })
      if (stage === 'running') this.#say()
    })
  }

  /** Lays the lines of shots on the cloth without playing them. */
  #drawLines(names: readonly GhostName[]): void {
    const position = this.state.position.value
    if (!position) return
    this.state.lines.value = names.flatMap((name): DrawnShot[] => {
      const ghost = ghostShotOf(this.state, name)
      const playback = ghost && playGhost(position, ghost)
      return playback ? [{ name, lines: linesOf(playback) }] : []
    })
  }

  #aimAs(stroke: CueStroke): void {
    const { directionDeg, elevationDeg, speed, tip } = stroke
    this.state.table.value?.aim.set({ elevationDeg, speed, side: tip.side, height: tip.height })
    this.state.table.value?.aim.point(directionDeg)
  }

  #say(): void {
    const t = this.#t.value
    const deciding = this.state.stage.value === 'deciding'
    this.state.announcement.value = t.text(deciding ? 'trainer.say.decide' : 'trainer.say.judged')
  }
}
