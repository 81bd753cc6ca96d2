import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { type AimPreview, type Game, previewLag, previewStroke } from '../game/index.ts'
import type { CueStroke } from '../shot/index.ts'
import type { Point } from '../table/index.ts'
import { type Aim, POWER_RANGE } from '../ui/index.ts'
import type { CueBallHand } from './cue-ball-hand.ts'
import { headingTo, wrapDegrees } from './cue-geometry.ts'
import { leastElevation } from './least-elevation.ts'

export const BREAK_SPEED = 8
/** Of the first ordinary shot; later ones start from the last, but not harder than this. */
const FIRST_SPEED = 1.75
const MOST_FIRST_SPEED = 4
const ELEVATION_MOST = 80
const TIP_REACH = 0.7

/** The stroke in preparation: heading, butt, tip and speed, and the line that they lead to. */
export class AimControl {
  readonly preview = signal<AimPreview | null>(null)
  readonly #hand: CueBallHand
  readonly #shown: ReadonlySignal<Game>
  /** What the player has set; the stroke itself is never flatter than the stick can lie. */
  readonly #wish = signal<Aim>({ directionDeg: 0, elevationDeg: 0, side: 0, height: 0, speed: BREAK_SPEED })
  /** The stick keeps pointing here while the cue ball is moved in hand, until it is turned. */
  readonly #target = signal<Point | null>(null)
  #previewed: { readonly game: Game | null; readonly aim: Aim } | null = null

  constructor(shown: ReadonlySignal<Game>, hand: CueBallHand) {
    this.#shown = shown
    this.#hand = hand
  }

  readonly #pointed: ReadonlySignal<Aim> = computed(() => {
    const cueBall = this.#hand.cueBall
    const target = this.#target.value
    if (!cueBall || !target) return this.#wish.value
    return { ...this.#wish.value, directionDeg: headingTo(cueBall, target) }
  })

  /** How flat the stick can lie here, degrees; 0 = nothing is in its way. */
  readonly least: ReadonlySignal<number> = computed(() => {
    const cueBall = this.#hand.cueBall
    if (!cueBall) return 0
    const { match, parameters } = this.#shown.value
    const { table } = match.terms
    return leastElevation({ aim: this.#pointed.value, cueBall, layout: match.balls, table, parameters })
  })

  readonly aim: ReadonlySignal<Aim> = computed(() => {
    const [aim, least] = [this.#pointed.value, this.least.value]
    return aim.elevationDeg >= least ? aim : { ...aim, elevationDeg: least }
  })

  /** The stroke as it would be played now. */
  get stroke(): CueStroke {
    const { directionDeg, elevationDeg, side, height, speed } = this.aim.value
    return { speed, directionDeg, elevationDeg, tip: { side, height } }
  }

  set(part: Partial<Aim>): void {
    this.#wish.value = { ...this.#wish.value, ...part }
  }

  turn(deg: number): void {
    const directionDeg = wrapDegrees(this.aim.value.directionDeg + deg)
    batch(() => {
      this.#target.value = null
      this.set({ directionDeg })
    })
  }

  /** Straight in this direction, wherever the cue ball lies. */
  point(directionDeg: number): void {
    batch(() => {
      this.#target.value = null
      this.set({ directionDeg })
    })
  }

  aimAtPoint(at: Point): void {
    this.#target.value = at
  }

  setSpeed(speed: number): void {
    this.set({ speed: Math.min(POWER_RANGE.most, Math.max(POWER_RANGE.least, speed)) })
  }

  setTip(side: number, height: number): void {
    const far = Math.hypot(side, height)
    const keep = far > TIP_REACH ? TIP_REACH / far : 1
    this.set({ side: side * keep, height: height * keep })
  }

  setElevation(deg: number): void {
    this.set({ elevationDeg: Math.min(ELEVATION_MOST, Math.max(0, deg)) })
  }

  /** Tip and butt back to rest, a speed that suits the kind of shot. */
  reset(breaking: boolean): void {
    const { speed } = this.#wish.value
    const ordinary = speed === BREAK_SPEED ? FIRST_SPEED : Math.min(speed, MOST_FIRST_SPEED)
    this.set({ elevationDeg: 0, side: 0, height: 0, speed: breaking ? BREAK_SPEED : ordinary })
  }

  /** The line is worked out at most once a frame, and only when something it depends on has changed. */
  refresh(draft: Game | null): void {
    const aim = this.aim.value
    if (this.#previewed?.game === draft && this.#previewed.aim === aim) return
    this.#previewed = { game: draft, aim }
    this.preview.value = draft ? this.#previewOf(draft) : null
  }

  #previewOf(draft: Game): AimPreview | null {
    if (draft.match.phase !== 'lag') return previewStroke(draft, this.stroke)
    const at = this.#hand.cueBall
    return at ? previewLag(draft, at, this.stroke) : null
  }
}
