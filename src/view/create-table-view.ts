import { Camera, WebGLRenderer } from 'three'
import { fail, ok, type Result } from '../math/index.ts'
import { makeTable, NOSE_HEIGHT_RATIO, type Point, TABLE_SPECS, type TableSpec } from '../table/index.ts'
import { type CameraPose, eyeOf, projectPoint, samePose } from './camera/camera-pose.ts'
import { CameraRig } from './camera/camera-rig.ts'
import type { Screen } from './camera/fit-outline.ts'
import { setLens } from './camera/lens.ts'
import { pickTable } from './camera/pick-table.ts'
import { FrameMemory } from './frame-memory.ts'
import { FrameOrder } from './frame-order.ts'
import { qualityOf } from './quality.ts'
import { showGuides } from './scene/show-guides.ts'
import { stickOf } from './scene/stick.ts'
import { planTable, type TablePlan, tableOutline } from './scene/table-plan.ts'
import { TableScene } from './scene/table-scene.ts'
import type {
  CameraMode,
  ContextState,
  Frame,
  Insets,
  Sight,
  TableView,
  ViewFault,
  ViewOptions,
} from './table-view.ts'
import { themeOf } from './theme.ts'

/** Background of the room where no floor is seen, sRGB; the floor fades into it. */
const ROOM = 0x0c0f12
/** Radius of a pool ball (WPA), m; until `setTable` says otherwise. */
const BALL_RADIUS = 0.028575
const EMPTY: Frame = { balls: [], cue: null, guide: null, placing: null, marked: [] }

/** The picture of a table on a canvas; without WebGL 2 there is none, and the reason says so. */
export function createTableView(
  canvas: HTMLCanvasElement,
  options: ViewOptions,
): Result<TableView, ViewFault> {
  try {
    const context = canvas.getContext('webgl2', {
      alpha: false,
      antialias: false,
      // Without a stencil some drivers give only 16 bits of depth.
      stencil: true,
      powerPreference: 'high-performance',
    })
    if (context === null) {
      return fail({ code: 'webgl-missing', message: 'this browser or device offers no WebGL 2' })
    }
    if (context.isContextLost()) {
      return fail({ code: 'webgl-lost', message: 'the graphics context was lost before the first picture' })
    }
    return ok(new CanvasTableView(canvas, context, options))
  } catch (reason) {
    return fail({ code: 'webgl-missing', message: reason instanceof Error ? reason.message : String(reason) })
  }
}

class CanvasTableView implements TableView {
  private readonly canvas: HTMLCanvasElement
  private readonly renderer: WebGLRenderer
  private order = new FrameOrder()
  private readonly memory = new FrameMemory()
  private readonly rig = new CameraRig()
  private readonly lens = new Camera()
  private readonly listeners: ((state: ContextState) => void)[] = []
  private options: ViewOptions
  private plan: TablePlan
  private scene: TableScene | null = null
  private screen: Screen
  private pixelRatio = 1
  private drawnPose: CameraPose | null = null
  private last: Frame = EMPTY
  private lost = false
  readonly stats = { drawCalls: 0, triangles: 0, renderer: '', geometries: 0, textures: 0, programs: 0 }

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, options: ViewOptions) {
    this.canvas = canvas
    this.options = options
    this.plan = planTable(makeTable(TABLE_SPECS['9ft'], BALL_RADIUS, NOSE_HEIGHT_RATIO))
    this.renderer = new WebGLRenderer({ canvas, context })
    this.renderer.autoClear = false
    this.renderer.info.autoReset = false
    this.renderer.setClearColor(ROOM)
    this.stats.renderer = rendererName(context)
    const insets = { top: 0, right: 0, bottom: 0, left: 0 }
    this.screen = { width: canvas.clientWidth || 300, height: canvas.clientHeight || 150, insets }
    canvas.addEventListener('webglcontextlost', this.onLost)
    canvas.addEventListener('webglcontextrestored', this.onRestored)
  }

  get camera(): CameraMode {
    return this.rig.current
  }

  get moved(): boolean {
    return this.rig.moved
  }

  setTable(spec: TableSpec, ballRadius: number, noseHeightRatio: number): void {
    this.plan = planTable(makeTable(spec, ballRadius, noseHeightRatio))
    this.clearScene()
  }

  setOptions(options: ViewOptions): void {
    const now = this.options
    const same = options.cloth === now.cloth && options.wood === now.wood
    this.options = options
    if (!same) this.clearScene()
    this.applySize()
  }

  resize(width: number, height: number, pixelRatio: number, insets: Insets): void {
    this.screen = { width: Math.max(1, width), height: Math.max(1, height), insets }
    this.pixelRatio = pixelRatio
    this.applySize()
  }

  setCamera(mode: CameraMode): void {
    this.rig.choose(mode, this.options.reducedMotion)
  }

  look(sight: Sight | null, seconds?: number): void {
    this.rig.look(sight, seconds)
  }

  orbit(dx: number, dy: number): void {
    this.rig.orbit(dx, dy)
  }

  zoom(factor: number): void {
    this.rig.zoom(factor)
  }

  focus(at: Point | null): void {
    this.rig.focus(at)
  }

  onContext(listener: (state: ContextState) => void): void {
    this.listeners.push(listener)
  }

  pick(x: number, y: number) {
    return pickTable(this.pose(), this.last.balls, this.plan.table.ballRadius, x, y)
  }

  project(at: Point, height = this.plan.table.ballRadius): readonly [x: number, y: number] {
    const [x, y] = projectPoint(this.pose(), [at[0], at[1], height])
    return [x, y]
  }

  render(frame: Frame, seconds: number): void {
    this.last = frame
    const pose = this.advance(seconds)
    if (this.lost) return
    const travelling = this.drawnPose === null || !samePose(pose, this.drawnPose)
    const settled = !travelling && !this.order.unfinished
    if (this.memory.same(frame) && settled) return
    const scene = this.liveScene()
    const { width, height } = this.screen
    setLens(this.lens, pose, width, height)
    scene.uniforms.pixel.value = width / this.canvas.width / pose.focal
    scene.uniforms.viewport.value.set(this.canvas.width, this.canvas.height)
    this.showFrame(scene, frame, pose)
    this.renderer.info.reset()
    const quality = qualityOf(this.options.quality)
    this.order.draw(this.renderer, scene, this.lens, quality, travelling && this.drawnPose !== null)
    this.drawnPose = pose
    this.count()
  }

  dispose(): void {
    this.canvas.removeEventListener('webglcontextlost', this.onLost)
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored)
    this.clearScene()
    this.order.dispose()
    this.renderer.dispose()
  }

  private count(): void {
    const { render, memory, programs } = this.renderer.info
    const { stats } = this
    stats.drawCalls = render.calls
    stats.triangles = render.triangles
    stats.geometries = memory.geometries
    stats.textures = memory.textures
    stats.programs = programs?.length ?? 0
  }

  private showFrame(scene: TableScene, frame: Frame, pose: CameraPose): void {
    const { ballRadius, spec } = this.plan.table
    const stick = frame.cue === null ? null : stickOf(frame.cue)
    scene.cue.show(stick)
    scene.balls.show(frame.balls, ballRadius, this.options.balls ?? 'pool', eyeOf(pose))
    scene.levelShadow.show(frame.balls, ballRadius, stick)
    scene.faceShadow.enabled = qualityOf(this.options.quality).faceShadows
    scene.faceShadow.show(frame.balls)
    scene.heatMap.show(frame.heat ?? null)
    showGuides(scene.overlay, frame, spec, ballRadius)
  }

  /** The pose as it is now, without time passing. */
  private pose(): CameraPose {
    return this.advance(0)
  }

  private advance(seconds: number): CameraPose {
    const outline = tableOutline(this.plan)
    return this.rig.advance(outline, this.screen, this.last.cue, seconds, this.options.reducedMotion)
  }

  private liveScene(): TableScene {
    this.scene ??= new TableScene(this.plan, themeOf(this.options), this.drawAgain)
    return this.scene
  }

  private clearScene(): void {
    this.scene?.dispose()
    this.scene = null
    this.redraw()
  }

  /** The next frame is drawn from the ground up. */
  private redraw(): void {
    this.drawnPose = null
    this.order.forget()
    this.memory.forget()
  }

  private applySize(): void {
    const { width, height } = this.screen
    const ratio = Math.min(this.pixelRatio, qualityOf(this.options.quality).mostPixelRatio)
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height, false)
    this.redraw()
  }

  private readonly onLost = (event: Event): void => {
    event.preventDefault()
    this.lost = true
    this.clearScene()
    this.order.dispose()
    this.tell('lost')
  }

  /** Nothing of the old context lives on: the scene is made anew and the last frame drawn again. */
  private readonly onRestored = (): void => {
    this.lost = false
    this.order = new FrameOrder()
    this.applySize()
    this.render(this.last, 0)
    this.tell('restored')
  }

  /** The picture has changed without a new frame: a font has come. */
  private readonly drawAgain = (): void => {
    this.memory.forget()
    if (this.scene !== null) this.render(this.last, 0)
  }

  private tell(state: ContextState): void {
    for (const listener of this.listeners) listener(state)
  }
}

function rendererName(context: WebGL2RenderingContext): string {
  const detail = context.getExtension('WEBGL_debug_renderer_info')
  return String(context.getParameter(detail?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER))
}
