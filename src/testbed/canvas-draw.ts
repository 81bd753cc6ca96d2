import type { Point } from '../table/index.ts'
import type { DebugDraw, Ink, LineStyle } from './debug-draw.ts'

/** The house's tokens, and what only debug drawing needs. */
const INKS: Readonly<Record<Extract<Ink, string>, string>> = {
  cloth: '#1d4a66',
  edge: '#c9b48f',
  mark: 'rgb(244 239 230 / 28%)',
  quiet: 'rgb(244 239 230 / 62%)',
  path: 'rgb(244 239 230 / 45%)',
  before: '#e8b96a',
  after: '#7cc0e8',
  normal: '#f4efe6',
  contact: '#e2725b',
  kinetic: '#7cc0e8',
  turning: '#e8b96a',
  height: '#6fbf8b',
  total: '#f4efe6',
}

const BALL_COLOURS = [
  '#f1ebdd',
  '#e9b730',
  '#2f5fb3',
  '#cc3b33',
  '#6a4596',
  '#e27b2f',
  '#2f8a57',
  '#8c3440',
  '#26282b',
]

function colourOf(ink: Ink): string {
  if (typeof ink === 'string') return INKS[ink]
  const number = ink.ball === 'cue' ? 0 : Number(ink.ball)
  return BALL_COLOURS[number > 8 ? number - 8 : number]!
}

/** Draws on a canvas through a mapping of metres to CSS pixels. */
export class CanvasDraw implements DebugDraw {
  readonly #context: CanvasRenderingContext2D
  readonly #toScreen: (at: Point) => Point
  readonly #scale: number

  constructor(context: CanvasRenderingContext2D, toScreen: (at: Point) => Point, scale: number) {
    this.#context = context
    this.#toScreen = toScreen
    this.#scale = scale
  }

  line(from: Point, to: Point, { ink, width = 1, dashed = false }: LineStyle): void {
    const context = this.#context
    context.strokeStyle = colourOf(ink)
    context.lineWidth = width
    context.lineCap = 'round'
    context.setLineDash(dashed ? [3, 5] : [])
    context.beginPath()
    context.moveTo(...this.#toScreen(from))
    context.lineTo(...this.#toScreen(to))
    context.stroke()
  }

  point(at: Point, style: Parameters<DebugDraw['point']>[1]): void {
    const context = this.#context
    const [u, v] = this.#toScreen(at)
    const radius = style.pixels ?? (style.radius ?? 0) * this.#scale
    context.setLineDash([])
    context.beginPath()
    context.arc(u, v, radius, 0, 2 * Math.PI)
    if (style.hollow === true) {
      context.strokeStyle = colourOf(style.ink)
      context.lineWidth = 1.5
      context.stroke()
      return
    }
    context.fillStyle = colourOf(style.ink)
    context.fill()
  }

  text(at: Point, text: string, { ink, size = 11 }: { readonly ink: Ink; readonly size?: number }): void {
    const context = this.#context
    const [u, v] = this.#toScreen(at)
    context.fillStyle = colourOf(ink)
    context.font = `600 ${size}px "Roboto Condensed Variable", "Arial Narrow", sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, u, v)
  }
}

/** Sizes a canvas for the screen's pixels and clears it; gives its context and CSS size. */
export function openCanvas(canvas: HTMLCanvasElement): {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
} {
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = devicePixelRatio
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== w) canvas.width = w
  if (canvas.height !== h) canvas.height = h
  const context = canvas.getContext('2d')!
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, width, height)
  return { context, width, height }
}
