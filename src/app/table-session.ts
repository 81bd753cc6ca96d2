import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Game, type GameCommand, type GameShot, play } from '../game/index.ts'
import { type Language, type LocaleId, makeTranslator } from '../i18n/index.ts'
import type { PhysicsParameters } from '../physics/index.ts'
import { type ChoiceOption, demandFor, type ShotDemand } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import type { ObjectBallId } from '../table/index.ts'
import {
  type CameraName,
  type Question,
  speedOfPull,
  type TableActions,
  type TableModel,
  type TableTask,
} from '../ui/index.ts'
import { AimControl } from './aim-control.ts'
import { announceRuling, announceTurn } from './announce.ts'
import { ballsOnTable } from './balls-on-table.ts'
import { CallControl } from './call-control.ts'
import { CueBallHand } from './cue-ball-hand.ts'
import { PickControl } from './pick-control.ts'
import { playbackOf, type ShotPlayback } from './shot-playback.ts'
import { laggerOf, taskOf } from './task-of.ts'

/** What the page around a match does for it. */
export interface SessionHost {
  readonly language: ReadonlySignal<Language>
  /** Called with every accepted state of the match: keep it. */
  keep(game: Game): void
  /** The balls have come to rest, or a new rack lies on the table. */
  settled(shot: GameShot | null): void
  leave(): void
  toggleTuning(): void
  setLocale(locale: LocaleId): void
}

/** A pull shorter than this is a change of mind. */
const LEAST_PULL = 0.04

/**
 * One match at one screen: the headless game, what of it is shown, and the stroke in preparation.
 * The game is always ahead of the picture: a stroke is ruled and kept before its first frame.
 */
export class TableSession implements TableActions {
  readonly model: TableModel
  /** The truth, with every accepted command. */
  readonly game: Signal<Game>
  /** What the page tells: the state before the shot while it is running. */
  readonly shown: Signal<Game>
  readonly playback = signal<ShotPlayback | null>(null)
  readonly hand: CueBallHand
  readonly aim: AimControl
  readonly calls: CallControl
  readonly picks = new PickControl(this)
  readonly #host: SessionHost
  readonly #pull = signal<number | null>(null)
  readonly #present = signal<Seat | null>(null)
  readonly #refusal = signal<string | null>(null)
  readonly #question = signal<Question | null>(null)
  readonly #camera = signal<CameraName>('head')
  readonly #announcement = signal('')
  /** The shot that the banner tells about: from rest to the next stroke or the next rack. */
  readonly #ruled = signal<GameShot | null>(null)
  readonly #gone = signal<ReadonlySet<ObjectBallId>>(new Set())
  readonly pictureLost = signal(false)
  /** A finger or the mouse has hold of the cue ball: the stick steps aside. */
  readonly pointerHoldsBall = signal(false)

  constructor(game: Game, host: SessionHost, fresh: boolean) {
    this.#host = host
    this.game = signal(game)
    this.shown = signal(game)
    this.hand = new CueBallHand(this.shown)
    this.aim = new AimControl(this.shown, this.hand)
    this.calls = new CallControl({
      shown: this.shown,
      demand: this.#demand,
      preview: this.aim.preview,
      act: (command) => this.#act(command),
    })
    if (fresh) this.#present.value = game.match.phase === 'lag' ? 'A' : game.setup.terms.firstBreaker
    if (game.match.phase !== 'break') this.#ruled.value = game.lastShot
    this.model = this.#makeModel()
    this.#prepareShot()
  }

  /** Once a frame, before it is drawn: the clock of the shot, then the line of aim. */
  tick(seconds: number): void {
    const running = this.playback.value
    if (running) {
      running.advance(seconds)
      const gone = running.gone
      if (gone.size !== this.#gone.value.size) this.#gone.value = gone
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

  pull(fraction: number): void {
    if (this.#task.value.kind === 'shoot') this.#pull.value = Math.min(1, Math.max(0, fraction))
  }

  releasePull(): void {
    const pull = this.#pull.value
    this.#pull.value = null
    if (pull === null || pull < LEAST_PULL) return
    this.setSpeed(speedOfPull(pull))
    this.stroke()
  }

  cancelPull(): void {
    this.#pull.value = null
  }

  stroke(): void {
    const task = this.#task.value
    if (task.kind === 'shoot' && this.calls.model.value?.missing) {
      this.#refusal.value = 'call-missing'
      return
    }
    if (task.kind !== 'shoot' || !this.hand.setDown((command) => this.#act(command))) return
    const { stroke } = this.aim
    const at = laggerOf(this.shown.value) ? this.hand.cueBall : null
    const command = at
      ? ({ kind: 'lag', seat: task.seat, at, stroke } as const)
      : ({ kind: 'stroke', seat: task.seat, stroke } as const)
    const step = play(this.game.value, command)
    if (!step.ok) {
      this.#refusal.value = step.error.code
      return
    }
    batch(() => {
      this.#refusal.value = null
      this.game.value = step.value
      this.#pull.value = null
      this.#gone.value = new Set()
      this.#ruled.value = null
      this.#announcement.value = this.model.t.value.text('say.running', { seat: task.seat })
      this.playback.value = playbackOf(step.value)
    })
    this.#host.keep(step.value)
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

  setPushOut(declared: boolean): void {
    const task = this.#task.value
    if (task.kind !== 'shoot') return
    const { match } = this.shown.value
    // A push-out is neither a safety nor a shot with a call.
    const {
      pushOut: _,
      safety: _safety,
      call: _call,
      ...rest
    } = match.phase === 'aiming' ? match.declaration : {}
    this.#act({
      kind: 'declare',
      seat: task.seat,
      declaration: declared ? { ...rest, pushOut: true } : rest,
    })
  }

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
    this.#present.value = task.seat
    this.#announcement.value = announceTurn(this.model.t.value, task.seat, this.#demand.value)
  }

  // --- between shots ---

  choose(option: ChoiceOption): void {
    const task = this.#task.value
    if (task.kind !== 'choice') return
    if (this.#act({ kind: 'choose', seat: task.by, option })) this.#present.value = task.by
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
    if (this.#act({ kind: 'choose-breaker', seat: task.by, breaker })) this.#present.value = task.by
    this.#prepareShot()
  }

  nextRack(): void {
    if (!this.#act({ kind: 'next-rack' })) return
    this.#ruled.value = null
    this.#host.settled(null)
    this.#prepareShot()
  }

  ask(question: Question | null): void {
    this.#question.value = question
  }

  concede(seat: Seat): void {
    if (this.playback.value) this.finishPlayback()
    this.#act({ kind: 'concede', seat })
  }

  setParameters(parameters: PhysicsParameters): void {
    this.#act({ kind: 'set-parameters', parameters })
  }

  newMatch(): void {
    this.#question.value = null
    this.#host.leave()
  }

  setCamera(camera: CameraName): void {
    this.#camera.value = camera
  }

  toggleTuning(): void {
    this.#host.toggleTuning()
  }

  setLocale(locale: LocaleId): void {
    this.#host.setLocale(locale)
  }

  // --- inside ---

  /** Plays a command that is not a stroke; a refused one is told and changes nothing. */
  #act(command: GameCommand): boolean {
    const step = play(this.game.value, command)
    if (!step.ok) {
      this.#refusal.value = step.error.code
      return false
    }
    batch(() => {
      this.#refusal.value = null
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
      this.#gone.value = new Set()
      this.#ruled.value = running.ruled
      if (running.ruled)
        this.#announcement.value = announceRuling(
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
    taskOf(this.shown.value, this.playback.value?.shot.shooter ?? null, this.#present.value),
  )

  #makeModel(): TableModel {
    const { setup } = this.game.value
    const names = { A: setup.players.A.name, B: setup.players.B.name }
    return {
      setup,
      t: computed(() => makeTranslator(this.#host.language.value, names)),
      match: computed(() => this.shown.value.match),
      task: this.#task,
      demand: this.#demand,
      calling: this.calls.model,
      picked: this.picks.picked,
      aim: this.aim.aim,
      aimed: this.aim.preview,
      placing: this.hand.held,
      pull: this.#pull,
      onTable: computed(() => ballsOnTable(this.shown.value, this.#gone.value)),
      ruled: this.#ruled,
      lag: computed(() => this.shown.value.lastLag?.ruling ?? null),
      camera: this.#camera,
      tuned: computed(() => !isSame(this.game.value.parameters, setup.parameters)),
      refusal: this.#refusal,
      question: this.#question,
      pictureLost: this.pictureLost,
      announcement: this.#announcement,
    }
  }
}

function isSame(a: PhysicsParameters, b: PhysicsParameters): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
