import type { Fault } from '../math/index.ts'
import { DEFAULT_STEP_HZ, type ShotRequest } from '../physics/index.ts'
import type { Layers } from './draw-shot.ts'
import { type Look, WHOLE_TABLE } from './plan-view.ts'
import { type PlayedShot, playRequest } from './play-request.ts'
import { AT_START, jumpTo, type Playhead, seek, stepEvent, stepOuter, type Timeline } from './playhead.ts'

const NO_TIME: Timeline = { duration: 0, eventTimes: [], stepHz: DEFAULT_STEP_HZ }

/** What changed: another shot, or only where one stands in it and what is drawn. */
export type Change = 'shot' | 'view'

/** The shot on the testbed, where one stands in it, and how it is looked at. */
export class Bench {
  request: ShotRequest
  /** The last request that could be played. */
  shot: PlayedShot | null = null
  /** Why the present request cannot be played. */
  fault: Fault | null = null
  head: Playhead = AT_START
  running = false
  /** Seconds of the shot in a second. */
  speed = 1
  look: Look = WHOLE_TABLE
  layers: Layers = { paths: true, velocities: true, contacts: true, next: true }
  #timeline: Timeline = NO_TIME
  readonly #watchers: ((change: Change) => void)[] = []

  constructor(request: ShotRequest) {
    this.request = request
    this.load(request)
  }

  watch(watcher: (change: Change) => void): void {
    this.#watchers.push(watcher)
    watcher('shot')
  }

  /** Plays another request and stands at its start, or where one stood when `keepTime`. */
  load(request: ShotRequest, keepTime = false): void {
    this.request = request
    const played = playRequest(request)
    this.fault = played.ok ? null : played.error
    if (played.ok) {
      this.shot = played.value
      const { duration, events } = played.value.result
      const stepHz = request.stepHz ?? DEFAULT_STEP_HZ
      this.#timeline = { duration, eventTimes: events.map(({ t }) => t), stepHz }
      this.head = keepTime && this.head.time > 0 ? seek(this.#timeline, this.head.time) : AT_START
    }
    if (!keepTime) this.running = false
    this.#tell('shot')
  }

  /** A fault of a document that is no request at all. */
  refuse(fault: Fault): void {
    this.fault = fault
    this.#tell('shot')
  }

  run(on: boolean): void {
    const atEnd = this.head.time >= this.#timeline.duration
    if (on && atEnd) this.head = AT_START
    this.running = on
    this.#tell('view')
  }

  /** Real time goes by. */
  advance(seconds: number): void {
    if (!this.running) return
    this.head = seek(this.#timeline, this.head.time + seconds * this.speed)
    if (this.head.time >= this.#timeline.duration) this.running = false
    this.#tell('view')
  }

  seek(time: number): void {
    this.#stand(time <= 0 ? AT_START : seek(this.#timeline, time))
  }

  jumpTo(event: number): void {
    this.#stand(jumpTo(this.#timeline, event))
  }

  stepEvent(by: 1 | -1): void {
    this.#stand(stepEvent(this.#timeline, this.head, by))
  }

  stepOuter(by: 1 | -1): void {
    const head = stepOuter(this.#timeline, this.head, by)
    this.#stand(head.time <= 0 ? AT_START : head)
  }

  setSpeed(speed: number): void {
    this.speed = speed
    this.#tell('view')
  }

  lookAt(look: Look): void {
    this.look = look
    this.#tell('view')
  }

  setLayers(layers: Partial<Layers>): void {
    this.layers = { ...this.layers, ...layers }
    this.#tell('view')
  }

  get duration(): number {
    return this.#timeline.duration
  }

  #stand(head: Playhead): void {
    this.running = false
    this.head = head
    this.#tell('view')
  }

  #tell(change: Change): void {
    for (const watcher of this.#watchers) watcher(change)
  }
}
