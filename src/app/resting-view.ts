import type { Point, TableSpec } from '../table/index.ts'
import type { CameraMode, ContextState, Frame, Insets, Sight, TableView, ViewOptions } from '../view/index.ts'

/** Two places far apart: while both stay on their pixels, the camera stands still. */
const PROBES: readonly Point[] = [
  [-1, -0.5],
  [1, 0.5],
]
/** Drawn this often with nothing moving before the picture is left alone. */
const STILL_FRAMES = 3

/**
 * A view that draws only while there is something new to see: another frame, a camera on its way, another size.
 * A table at rest costs nothing, on a battery as on a machine without a graphics card.
 */
export class RestingView implements TableView {
  readonly #view: TableView
  #drawn: Frame | null = null
  #still = 0
  #probes = ''

  constructor(view: TableView) {
    this.#view = view
    view.onContext(() => this.#wake())
  }

  get camera(): CameraMode {
    return this.#view.camera
  }

  get moved(): boolean {
    return this.#view.moved
  }

  get stats(): TableView['stats'] {
    return this.#view.stats
  }

  /** Draws unless this very frame stands already and the camera does too. */
  render(frame: Frame, seconds: number): void {
    if (frame !== this.#drawn) this.#wake()
    if (this.#still >= STILL_FRAMES) return
    this.#view.render(frame, seconds)
    this.#drawn = frame
    const probes = PROBES.map((at) => this.#view.project(at).join()).join()
    this.#still = probes === this.#probes ? this.#still + 1 : 0
    this.#probes = probes
  }

  setTable(spec: TableSpec, ballRadius: number, noseHeightRatio: number): void {
    this.#wake()
    this.#view.setTable(spec, ballRadius, noseHeightRatio)
  }

  setOptions(options: ViewOptions): void {
    this.#wake()
    this.#view.setOptions(options)
  }

  resize(width: number, height: number, pixelRatio: number, insets: Insets): void {
    this.#wake()
    this.#view.resize(width, height, pixelRatio, insets)
  }

  setCamera(mode: CameraMode): void {
    this.#wake()
    this.#view.setCamera(mode)
  }

  look(sight: Sight | null, seconds?: number): void {
    this.#wake()
    this.#view.look(sight, seconds)
  }

  orbit(dx: number, dy: number): void {
    this.#wake()
    this.#view.orbit(dx, dy)
  }

  zoom(factor: number): void {
    this.#wake()
    this.#view.zoom(factor)
  }

  focus(at: Point | null): void {
    this.#wake()
    this.#view.focus(at)
  }

  pick(x: number, y: number): ReturnType<TableView['pick']> {
    return this.#view.pick(x, y)
  }

  project(at: Point, height?: number): readonly [x: number, y: number] {
    return this.#view.project(at, height)
  }

  onContext(listener: (state: ContextState) => void): void {
    this.#view.onContext(listener)
  }

  dispose(): void {
    this.#view.dispose()
  }

  #wake(): void {
    this.#still = 0
  }
}
