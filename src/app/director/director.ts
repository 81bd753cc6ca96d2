import type { PhysicsParameters } from '../../physics/index.ts'
import type { TableSpec } from '../../table/index.ts'
import type { TableView } from '../../view/index.ts'
import { emptySample, type ShotPlayback } from '../shot-playback.ts'
import { planFilm } from './plan-film.ts'
import type { FilmStyle, Scene, Take } from './scene.ts'

/** Seconds of the way back to the camera that the person has chosen. */
const BACK = 1.2
/** The same when somebody is in a hurry. */
const BACK_SOON = 0.6

/** What the director knows of the table besides the shot. */
export interface Set {
  readonly style: FilmStyle
  readonly table: TableSpec
  readonly parameters: PhysicsParameters
  readonly upright: boolean
}

/** Films the shots: once a frame it says where the view looks from. It never touches a camera that a hand has moved. */
export class Director {
  readonly #view: TableView
  #filmed: ShotPlayback | null = null
  #takes: readonly Take[] = []
  #take: Take | null = null

  constructor(view: TableView) {
    this.#view = view
  }

  /** `running` = the shot that is shown now; null = the balls lie, or nothing is to be filmed. */
  direct(running: ShotPlayback | null, set: Set): void {
    const mayFilm = running !== null && !this.#view.moved && running.rate === 1
    if (running !== this.#filmed) {
      this.#filmed = running
      this.#takes = running ? planFilm(sceneOf(running, set, this.#view.camera === 'stick'), set.style) : []
    }
    const take = mayFilm ? this.#takeAt(running.clock) : null
    if (take !== this.#take) this.#goTo(take, running)
    else if (take) this.#view.look(take.sight(running!.clock))
  }

  #goTo(take: Take | null, running: ShotPlayback | null): void {
    this.#take = take
    if (take) this.#view.look(take.sight(running!.clock), take.glide)
    else this.#view.look(null, running && running.rate > 1 ? BACK_SOON : BACK)
  }

  #takeAt(clock: number): Take | null {
    return this.#takes.find(({ from, to }) => clock >= from && clock < to) ?? null
  }
}

function sceneOf(running: ShotPlayback, set: Set, behindStick: boolean): Scene {
  const { shot, paths, ruled } = running
  const { events, duration } = shot.result
  const sample = emptySample()
  return {
    duration,
    events,
    deciding:
      ruled && ruled.ruling.fouls.length > 0 ? ruled.ruling.evidence.flatMap((each) => each.events) : [],
    calls: ruled?.declaration.call ?? [],
    balls: paths?.balls ?? [],
    at: (ball, t) => {
      if (!paths?.balls.includes(ball)) return null
      const { phase, r } = paths.motion(ball, t, sample)
      const gone = phase === 'pocketed' || phase === 'off-table' || r[2]! < 0
      return gone ? null : [r[0]!, r[1]!]
    },
    table: set.table,
    ballRadius: set.parameters.ballRadius,
    directionDeg: shot.stroke.directionDeg,
    behindStick,
    upright: set.upright,
  }
}
