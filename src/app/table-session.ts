import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Game, type GameCommand, play } from '../game/index.ts'
import type { LocaleId } from '../i18n/index.ts'
import type { PhysicsParameters } from '../physics/index.ts'
import { type ChoiceOption, demandFor, type ShotDemand } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import type { ObjectBallId } from '../table/index.ts'
import type { CameraName, Question, StrokeWay, TableActions, TableModel, TableTask } from '../ui/index.ts'
import { AimControl } from './aim-control.ts'
import { announceRuling, announceTurn } from './announce.ts'
import { CallControl } from './call-control.ts'
import { CueBallHand } from './cue-ball-hand.ts'
import { DeclarationControl } from './declaration-control.ts'
import { DeskControl } from './desk-control.ts'
import { FineAimHold } from './fine-aim-hold.ts'
import { makeTableModel } from './make-table-model.ts'
import { PickControl } from './pick-control.ts'
import { RefereeLine } from './referee-line.ts'
import type { SessionHost } from './session-host.ts'
import { ShotClock } from './shot-clock.ts'
import type { ShotPlayback } from './shot-playback.ts'
import { strike } from './strike.ts'
import { StrokeHand } from './stroke-hand.ts'
import { makeTableSignals, type TableSignals } from './table-signals.ts'
import { laggerOf, taskOf } from './task-of.ts'

/**
 * One match at one screen: the headless game, what of it is shown, and the stroke in preparation.
 * The game is always ahead of the picture: a stroke is ruled and kept before its first frame.
 */
export class TableSession implements TableActions {
  readonly model: TableModel
  readonly signals: TableSignals
  readonly hand: CueBallHand
  readonly aim: AimControl
  readonly calls: CallControl
  readonly declarations: DeclarationControl
  readonly desk: DeskControl
  readonly clock: ShotClock
  readonly picks = new PickControl(this)
  readonly fineAim = new FineAimHold()
  /** A finger or the mouse has hold of the cue ball: the stick steps aside. */
  readonly pointerHoldsBall = signal(false)
  readonly #host: SessionHost
  readonly #referee: RefereeLine
  readonly #stroking: StrokeHand

  constructor(game: Game, host: SessionHost, fresh: boolean) {
    this.#host = host
    this.signals = makeTableSignals(game)
    const { shown, playback } = this.signals
    const act = (command: GameCommand) => this.#act(command)
    this.hand = new CueBallHand(shown)
    this.aim = new AimControl(shown, this.hand)
    this.calls = new CallControl({ shown, demand: this.#demand, preview: this.aim.preview, act })
    this.#stroking = new StrokeHand({
      pull: this.signals.pull,
      way: () => host.strokeBy ?? 'pull',
      mayStroke: () => this.#task.value.kind === 'shoot',
      stroke: (speed, live) => {
        this.setSpeed(speed)
        this.stroke(live)
      },
    })
    this.#referee = new RefereeLine({
      signals: this.signals,
      translator: () => this.model.t.value,
      act,
      prepare: () => this.#prepareShot(),
      keep: (to) => host.keep(to),
      racked: () => host.settled(null),
    })
    this.declarations = new DeclarationControl({
      shown,
      act: (command) => this.#referee.declare(command, this.#task.value.kind === 'shoot'),
    })
    this.desk = new DeskControl({
      shown,
      running: computed(() => playback.value !== null),
      practice: host.practice,
      act: (command) => this.#referee.tell(command),
      goBack: (to) => this.#referee.goBack(to),
    })
    this.clock = new ShotClock({
      shown,
      task: this.#task,
      act,
      expired: (seat) => {
        this.cancelPull()
        this.#referee.timeIsUp(seat)
      },
    })
    if (fresh) this.signals.present.value = game.match.phase === 'lag' ? 'A' : game.setup.terms.firstBreaker
    if (game.match.phase !== 'break') this.signals.ruled.value = game.lastShot
    this.model = makeTableModel({
      signals: this.signals,
      host,
      task: this.#task,
      demand: this.#demand,
      calls: this.calls,
      declarations: this.declarations,
      desk: this.desk,
      clock: this.clock,
      picks: this.picks,
      aim: this.aim,
      hand: this.hand,
    })
    this.#prepareShot()
  }

  get game(): Signal<Game> {
    return this.signals.game
  }

  get shown(): Signal<Game> {
    return this.signals.shown
  }

  get playback(): Signal<ShotPlayback | null> {
    return this.signals.playback
  }

  get pictureLost(): Signal<boolean> {
    return this.signals.pictureLost
  }

  /** Once a frame, before it is drawn: the clocks, then the line of aim. */
  tick(seconds: number): void {
    this.clock.tick(seconds)
    const running = this.playback.value
    if (running) {
      running.advance(seconds)
      const gone = running.gone
      if (gone.size !== this.signals.gone.value.size) this.signals.gone.value = gone
      if (running.done) this.#settle(running)
      return
    }
    const draft = laggerOf(this.shown.value) ? this.shown.value : this.hand.draft.value
    this.aim.refresh(this.#task.value.kind === 'shoot' ? draft : null)
  }

  // --- aim ---

  turn(deg: number): void {
    this.aim.turn(deg)
  }

  aimFinely(held: boolean): void {
    this.fineAim.hold('buttons', held)
  }

  aimAt(ball: ObjectBallId): void {
    const at = this.shown.value.match.balls[ball]
    if (!at) return
    this.calls.followAim()
    this.aim.aimAtPoint(at)
  }

  /** Goes through the balls that may be hit first. */
  aimAtNext(): void {
    const balls = this.#demand.value?.legalFirst ?? this.model.onTable.value
    const current = this.aim.preview.value?.object
    const next = balls[(balls.indexOf(current as ObjectBallId) + 1) % balls.length]
    if (next) this.aimAt(next)
  }

  setSpeed(speed: number): void {
    this.aim.setSpeed(speed)
  }

  setTip(side: number, height: number): void {
    this.aim.setTip(side, height)
  }

  setElevation(deg: number): void {
    this.aim.setElevation(deg)
  }

  // --- stroke ---

  pull(fraction: number, ms?: number, way?: StrokeWay): void {
    this.#stroking.draw(fraction, ms, way)
  }

  releasePull(way?: StrokeWay): void {
    this.#stroking.letGo(way)
  }

  cancelPull(): void {
    this.#stroking.cancel()
  }

  stroke(live = false): void {
    const task = this.#task.value
    if (task.kind === 'shoot' && this.calls.model.value?.missing) {
      this.signals.refusal.value = 'call-missing'
      return
    }
    if (task.kind !== 'shoot' || !this.hand.setDown((command) => this.#act(command))) return
    const { stroke } = this.aim
    const at = laggerOf(this.shown.value) ? this.hand.cueBall : null
    const command = at
      ? ({ kind: 'lag', seat: task.seat, at, stroke } as const)
      : ({ kind: 'stroke', seat: task.seat, stroke } as const)
    this.#strike(command, live)
  }

  /** What a computer player does: any command of his seat, strokes included. True when it was accepted. */
  perform(command: GameCommand): boolean {
    if (this.playback.value) return false
    if (command.kind === 'stroke' || command.kind === 'lag') return this.#strike(command)
    const accepted = this.#act(command)
    if (accepted && 'seat' in command) this.signals.present.value = command.seat ?? null
    if (accepted && command.kind !== 'declare' && command.kind !== 'place-cue-ball') this.#prepareShot()
    return accepted
  }

  #strike(command: Extract<GameCommand, { kind: 'stroke' | 'lag' }>, live = false): boolean {
    const say = this.model.t.value.text('say.running', { seat: command.seat })
    const struck = strike(this.signals, command, say, live)
    if (struck) this.#host.keep(this.game.value)
    return struck
  }

  skip(): void {
    this.playback.value?.hurry()
  }

  /** Ends the playback at once, as if the shot had been watched. */
  finishPlayback(): void {
    const running = this.playback.value
    if (!running) return
    running.finish()
    this.#settle(running)
  }

  // --- before the stroke ---

  startPlacing(): void {
    if (this.#task.value.kind === 'shoot') this.hand.take()
  }

  endPlacing(): void {
    this.hand.setDown((command) => this.#act(command))
  }

  nudgeCueBall(dx: number, dy: number): void {
    const at = this.hand.cueBall
    if (at) this.hand.move([at[0] + dx, at[1] + dy])
  }

  takeCue(): void {
    const task = this.#task.value
    if (task.kind !== 'take-cue') return
    this.signals.present.value = task.seat
    const t = this.model.t.value
    const { match } = this.model
    this.signals.announcement.value = announceTurn(t, task.seat, this.#demand.value, match.value)
  }

  // --- between shots ---

  choose(option: ChoiceOption): void {
    const task = this.#task.value
    if (task.kind !== 'choice') return
    if (this.#act({ kind: 'choose', seat: task.by, option })) this.signals.present.value = task.by
    this.#prepareShot()
  }

  pickBall(ball: ObjectBallId): void {
    const task = this.#task.value
    if (task.kind !== 'pick-ball') return
    if (this.#act({ kind: 'pick-ball', seat: task.by, ball })) this.picks.picked.value = null
    this.#prepareShot()
  }

  chooseBreaker(breaker: Seat): void {
    const task = this.#task.value
    if (task.kind !== 'breaker-choice') return
    if (this.#act({ kind: 'choose-breaker', seat: task.by, breaker })) this.signals.present.value = task.by
    this.#prepareShot()
  }

  nextRack(): void {
    if (!this.#act({ kind: 'next-rack' })) return
    this.signals.ruled.value = null
    this.signals.between.value = null
    this.#host.settled(null)
    this.#prepareShot()
  }

  ask(question: Question | null): void {
    this.signals.question.value = question
  }

  concede(seat: Seat): void {
    if (this.playback.value) this.finishPlayback()
    this.#act({ kind: 'concede', seat })
  }

  setParameters(parameters: PhysicsParameters): void {
    this.#act({ kind: 'set-parameters', parameters })
  }

  newMatch(): void {
    this.signals.question.value = null
    this.#host.leave()
  }

  setCamera(camera: CameraName): void {
    this.signals.camera.value = camera
  }

  toggleTuning(): void {
    this.#host.toggleTuning()
  }

  async loadSentences(): Promise<void> {
    await this.#host.loadSentences?.()
  }

  setLocale(locale: LocaleId): void {
    this.#host.setLocale(locale)
  }

  // --- inside ---

  /** Plays a command that is not a stroke; a refused one is told and changes nothing. */
  #act(command: GameCommand): boolean {
    const step = play(this.game.value, command)
    if (!step.ok) {
      this.signals.refusal.value = step.error.code
      return false
    }
    batch(() => {
      this.signals.refusal.value = null
      this.game.value = step.value
      if (!this.playback.value) this.shown.value = step.value
    })
    this.#host.keep(step.value)
    return true
  }

  #settle(running: ShotPlayback): void {
    this.#host.settled(running.ruled)
    batch(() => {
      this.playback.value = null
      this.shown.value = this.game.value
      this.signals.gone.value = new Set()
      this.signals.ruled.value = running.ruled
      if (running.ruled)
        this.signals.announcement.value = announceRuling(
          this.model.t.value,
          running.ruled,
          this.game.value.match.terms.ruleset,
        )
    })
    this.#prepareShot()
  }

  /** A fresh look at the table: tip and butt back to rest, the stick towards the ball that must be hit. */
  #prepareShot(): void {
    const { match } = this.shown.value
    if (match.phase === 'racking') {
      this.#rackAgain()
      return
    }
    const lagger = laggerOf(this.shown.value)
    if (lagger) {
      this.hand.proposeLag(lagger)
      this.aim.reset(false)
      this.aim.point(0)
      return
    }
    if (match.phase !== 'break' && match.phase !== 'aiming') return
    this.hand.propose()
    this.calls.reset()
    this.declarations.reset()
    this.aim.reset(match.shot === 'break')
    const balls = this.#demand.value?.legalFirst ?? this.model.onTable.value
    if (balls[0]) this.aimAt(balls[0])
  }

  /** A rack in the middle of play needs nobody's word: the balls are set up and play goes on. */
  #rackAgain(): void {
    if (!this.#act({ kind: 'next-rack' })) return
    this.#host.settled(null)
    this.#prepareShot()
  }

  readonly #demand: ReadonlySignal<ShotDemand | null> = computed(() => {
    const { match } = this.shown.value
    return match.phase === 'break' || match.phase === 'aiming' ? demandFor(match) : null
  })

  readonly #task: ReadonlySignal<TableTask> = computed(() =>
    taskOf(this.shown.value, this.playback.value?.shot.shooter ?? null, this.signals.present.value),
  )
}
