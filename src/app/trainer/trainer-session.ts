import { batch, computed, type ReadonlySignal } from '@preact/signals'
import { type Language, makeTranslator, type Translator } from '../../i18n/index.ts'
import type { Fault } from '../../math/index.ts'
import type { CueStroke, Declaration } from '../../shot/index.ts'
import { otherSeat } from '../../shot/index.ts'
import { type Point, TABLE_SPECS, type TableName } from '../../table/index.ts'
import {
  type ChoiceValue,
  dailySeed,
  type PositionType,
  type PushOutChoice,
  type PushOutPosition,
  type PushOutValue,
  readPosition,
  writePosition,
} from '../../training/index.ts'
import type {
  GhostName,
  HeatView,
  PositionSource,
  Reason,
  TrainerActions,
  TrainerModel,
  TrainerTerms,
} from '../../ui/index.ts'
import { TableSession } from '../table-session.ts'
import { type GhostShot, gameAt, linesOf, playGhost } from './ghost-shots.ts'
import type { JobLine } from './job-line.ts'
import { type PracticeLog, today } from './practice-log.ts'
import type { TrainerJob, TrainerNews } from './trainer-jobs.ts'
import { TrainerState } from './trainer-state.ts'

/** Trials of each kind when the values are done. */
const TRIALS = 200
const ROUNDS = 12

/** What the trainer's page does for it. */
export interface TrainerHost {
  readonly language: ReadonlySignal<Language>
  /** Three lines: values, the map, and what somebody waits for. */
  readonly lines: { readonly values: JobLine; readonly map: JobLine; readonly quick: JobLine }
  seed(): number
  copy(link: string): Promise<void>
  leave(): void
  /** Nothing is thought about any more. */
  closed(): void
}

/** The push-out trainer: one position after the other, decided, shown and judged. */
export class TrainerSession implements TrainerActions {
  readonly model: TrainerModel
  readonly state: TrainerState
  readonly #host: TrainerHost
  readonly #log: PracticeLog
  readonly #t: ReadonlySignal<Translator>
  #stops: (() => void)[] = []
  #logged = false

  constructor(log: PracticeLog, host: TrainerHost) {
    this.#log = log
    this.#host = host
    this.state = new TrainerState(log.terms)
    this.#t = computed(() => makeTranslator(host.language.value, this.#names))
    this.model = this.state.modelOf(this.#t, log)
  }

  get #names(): { readonly A: string; readonly B: string } {
    const t = makeTranslator(this.#host.language.value)
    const [you, other] = [t.text('trainer.you'), t.text('trainer.other')]
    return this.state.terms.value.seat === 'one' ? { A: you, B: other } : { A: other, B: you }
  }

  /** Starts with the position of a link, or with the next one. */
  open(link: string | null, seat: TrainerTerms['seat']): void {
    const read = link === null ? null : readPosition(link)
    if (read?.ok) {
      const { ruleset } = read.value
      this.state.terms.value = { ...this.state.terms.value, seat, ruleset }
      this.#lookAt(read.value, 'link')
      return
    }
    if (read) this.state.notice.value = { code: read.error.code, detail: read.error.path }
    this.next()
  }

  setTerms(part: Partial<TrainerTerms>): void {
    this.state.terms.value = { ...this.state.terms.value, ...part }
    this.#log.setTerms(this.state.terms.value)
    this.next()
  }

  /** Positions that were missed first, then new ones. */
  next(): void {
    this.#record()
    const due = this.state.terms.value.seat === 'one' ? this.#log.due.value[0] : undefined
    const read = due === undefined ? null : readPosition(due.position)
    if (read?.ok) this.#lookAt(read.value, 'due')
    else this.#draw(this.#host.seed(), 'drawn')
  }

  daily(): void {
    this.#record()
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
    if (!position || !this.state.placing.value) return
    this.state.placing.value = false
    this.#start(this.#host.lines.quick, { kind: 'push-to', position, place: at }, (news) => {
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
    })
    this.#say()
  }

  setHeat(view: HeatView): void {
    this.state.heat.value = view
  }

  showGhost(name: GhostName): void {
    const position = this.state.position.value
    const ghost = this.#ghostShot(name)
    const table = this.state.table.value
    if (!position || !ghost || !table || this.state.stage.value !== 'judged') return
    const playback = playGhost(position, ghost, this.#names)
    if (!playback) return
    batch(() => {
      this.state.ghost.value = name
      this.state.lines.value = linesOf(playback)
      table.playback.value = playback
    })
  }

  copyLink(): void {
    const position = this.state.position.value
    if (!position) return
    const text = encodeURIComponent(writePosition(position, this.#tableName(position)))
    this.#host.copy(`#/trainer/${this.state.terms.value.seat}/${text}`).then(
      () => {
        this.state.announcement.value = this.#t.value.text('trainer.copied')
      },
      () => {
        this.state.notice.value = { code: 'copy-refused', detail: '' }
      },
    )
  }

  leave(): void {
    this.#record()
    this.close()
    this.#host.leave()
  }

  tell({ code, path }: Fault): void {
    this.state.notice.value = { code, detail: path }
  }

  /** Ends all thinking. */
  close(): void {
    this.#stop()
    this.#host.closed()
  }

  // --- inside ---

  #draw(seed: number, source: PositionSource): void {
    this.#clear(source)
    const { seat, ...terms } = this.state.terms.value
    const job: TrainerJob = { kind: 'draw', terms: { ...terms, seed }, pushed: seat === 'two' }
    this.#start(this.#host.lines.quick, job, (news) => {
      if (news.kind === 'drawn') this.#setUp(news.position, news.type)
    })
  }

  #lookAt(position: PushOutPosition, source: PositionSource): void {
    this.#clear(source)
    this.#start(this.#host.lines.quick, { kind: 'look', position }, (news) => {
      if (news.kind === 'looked') this.#setUp(position, news.type)
    })
  }

  #clear(source: PositionSource): void {
    this.#stop()
    this.#logged = false
    batch(() => this.state.clear(source))
  }

  #setUp(position: PushOutPosition, type: PositionType): void {
    batch(() => {
      this.state.position.value = position
      this.state.type.value = type
      this.state.table.value = this.#tableAt(position, this.state.terms.value.seat === 'one')
      this.state.stage.value = 'deciding'
      this.state.choice.value = 'push-out'
    })
    if (this.state.terms.value.seat === 'one') this.#thinkAhead(position)
    else this.#weighAnswers(position)
    this.choose('push-out')
    this.#say()
  }

  /** While the person looks the values are worked out; the map is refined until somebody goes on. */
  #thinkAhead(position: PushOutPosition): void {
    const { lines } = this.#host
    this.#start(lines.values, { kind: 'values', position, seed: SEED, trials: TRIALS }, (news) => {
      if (news.kind !== 'values') return
      this.state.values.value = news.answer
      this.state.grid.value ??= news.answer.grid
      if (this.state.stage.value === 'judged') this.state.why.value = news.why
      else this.#whyLater = news.why
    })
    this.#start(lines.map, { kind: 'grid', position, seed: SEED }, (news) => {
      if (news.kind === 'grid') this.state.grid.value = news.grid
    })
  }

  #whyLater: Reason | null = null

  #weighAnswers(position: PushOutPosition): void {
    const { lines } = this.#host
    this.#start(lines.values, { kind: 'answer', position, seed: SEED, rounds: ROUNDS }, (news) => {
      if (news.kind !== 'answer') return
      this.state.answer.value = news.value
      this.state.why.value = news.why
    })
    this.#start(lines.map, { kind: 'grid', position, seed: SEED }, (news) => {
      if (news.kind === 'grid') this.state.grid.value = news.grid
    })
  }

  #tableAt(position: PushOutPosition, ready: boolean): TableSession {
    const nothing = () => undefined
    const table = new TableSession(
      gameAt(position, this.#names),
      {
        language: this.#host.language,
        keep: (game) => {
          if (game.lastShot && this.state.stage.value === 'deciding') this.#stroked(game.lastShot)
        },
        settled: () => this.#settled(),
        leave: () => this.leave(),
        toggleTuning: nothing,
        setLocale: nothing,
        practice: false,
        aimHelp: 'full',
      },
      false,
    )
    if (ready) table.takeCue()
    table.setCamera('top')
    return table
  }

  #stroked(shot: { readonly declaration: Declaration; readonly stroke: CueStroke }): void {
    const position = this.state.position.value
    if (!position) return
    const { declaration, stroke } = shot
    const played = { declaration, stroke }
    this.state.played.value = played
    this.state.stage.value = 'running'
    const job: TrainerJob = { kind: 'chosen', position, chosen: played, seed: SEED, trials: TRIALS }
    this.#start(this.#host.lines.quick, job, (news, last) => {
      if (news.kind !== 'chosen') return
      this.state.chosen.value = news.value
      if (last) this.#decideShots(position, news.value)
    })
  }

  #decideShots(position: PushOutPosition, value: ChoiceValue | PushOutValue): void {
    if (!('cue' in value)) return
    const job: TrainerJob = { kind: 'deciding', position, place: value.cue, seed: SEED }
    this.#start(this.#host.lines.quick, job, (news) => {
      if (news.kind === 'deciding') this.state.deciding.value = news.shots
    })
  }

  /** The stroke, or a ghost, has been shown: the position lies on the table again. */
  #settled(): void {
    const position = this.state.position.value
    const { value: stage } = this.state.stage
    if (!position || (stage !== 'running' && stage !== 'judged')) return
    // The table itself is still busy with what has just ended.
    queueMicrotask(() => {
      batch(() => {
        this.state.stage.value = 'judged'
        this.state.why.value ??= this.#whyLater
        this.state.ghost.value = null
        this.state.table.value = this.#tableAt(position, false)
      })
      if (stage === 'running') this.#say()
    })
  }

  #aimAs(stroke: CueStroke): void {
    const { directionDeg, elevationDeg, speed, tip } = stroke
    this.state.table.value?.aim.set({ elevationDeg, speed, side: tip.side, height: tip.height })
    this.state.table.value?.aim.point(directionDeg)
  }

  #ghostShot(name: GhostName): GhostShot | null {
    const position = this.state.position.value
    if (!position) return null
    const { shooter: seat, balls } = position
    const one = (shot: { readonly stroke: CueStroke } | null | undefined, declaration: Declaration) =>
      shot ? { seat, balls, declaration, stroke: shot.stroke } : null
    const values = this.state.values.value?.values
    const answer = this.state.answer.value
    switch (name) {
      case 'chosen':
        return one(this.state.played.value, this.state.played.value?.declaration ?? {})
      case 'shoot':
      case 'safety':
        return one(values?.[name], {})
      case 'push-out':
        return one(values?.['push-out'], { pushOut: true })
      case 'taken':
      case 'handed-back': {
        if (answer) {
          const stroke = name === 'taken' ? answer.shots.take : answer.shots.handBack
          return { seat: name === 'taken' ? otherSeat(seat) : seat, balls, declaration: {}, stroke }
        }
        const shot = this.state.deciding.value?.find((each) => each.answer === name)
        return shot ? { seat: shot.seat, balls: shot.balls, declaration: {}, stroke: shot.stroke } : null
      }
    }
  }

  #start(line: JobLine, job: TrainerJob, hear: (news: TrainerNews, last: boolean) => void): void {
    const stop = line.start(job, {
      news: (news, last) => hear(news, last),
      failed: (reason) => {
        this.state.notice.value = { code: 'trainer-failed', detail: reason }
      },
    })
    this.#stops.push(stop)
  }

  #stop(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
  }

  /** A decision is written down when the person goes on: by then its values are as good as they were shown. */
  #record(): void {
    const { value: position } = this.state.position
    const { value: type } = this.state.type
    const { seat } = this.state.terms.value
    const regret = seat === 'one' ? this.state.regret.value : this.state.answerRegret.value
    if (this.#logged || this.state.stage.value !== 'judged' || !position || !type || !regret) return
    this.#logged = true
    const text = writePosition(position, this.#tableName(position))
    this.#log.add({ day: today(), seat, type, regret: regret.value }, text)
  }

  #tableName({ table }: PushOutPosition): TableName {
    const names = Object.keys(TABLE_SPECS) as TableName[]
    return names.find((name) => TABLE_SPECS[name].length === table.length) ?? '9ft'
  }

  #say(): void {
    const t = this.#t.value
    const position = this.state.position.value
    if (!position) return
    this.state.announcement.value =
      this.state.stage.value === 'deciding' ? t.text('trainer.say.decide') : t.text('trainer.say.judged')
  }
}

/** Every position is judged with the same luck: who comes back to one finds the same values. */
const SEED = 1
