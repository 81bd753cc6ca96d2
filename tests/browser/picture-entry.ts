/** What the picture test runs inside a page: the view alone, on fixed frames. */
import { TABLE_NAMES, TABLE_SPECS } from '../../src/table/index.ts'
import { createTableView, type Frame, type TableView, type ViewOptions } from '../../src/view/index.ts'
import { type Difference, type Pixels, pictureDifference } from '../view/picture-difference.ts'
import { ballsOfBreak, pictureScene, type SceneName } from './picture-scenes.ts'

/** Seconds that end every camera's travel. */
const ARRIVED = 10
const R = 0.028575
const NOSE = 1.27
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 }

/** A canvas with a view of its own over the page. */
export class PictureStand {
  readonly canvas = document.createElement('canvas')
  readonly view: TableView
  #kept: Pixels | null = null

  constructor(options: ViewOptions) {
    this.canvas.style.cssText = 'position:fixed;left:0;top:0;z-index:99999'
    document.body.append(this.canvas)
    const made = createTableView(this.canvas, options)
    if (!made.ok) throw new Error(made.error.message)
    this.view = made.value
  }

  /** The numerals of the balls wait for this. */
  async ready(): Promise<void> {
    await document.fonts.load('800 64px "Inter Variable"', '0123456789')
    // The atlas is drawn anew in a step of its own after the font has come.
    await new Promise((done) => setTimeout(done, 50))
  }

  size(width: number, height: number): void {
    this.view.resize(width, height, 1, NO_INSETS)
  }

  draw(name: SceneName, change: (frame: Frame) => Frame = (frame) => frame): TableView['stats'] {
    const { frame, from } = pictureScene(name)
    this.view.look(typeof from === 'string' ? null : from)
    if (typeof from === 'string') this.view.setCamera(from)
    this.view.render(change(frame), ARRIVED)
    this.view.render(change(frame), ARRIVED)
    return { ...this.view.stats }
  }

  /** A scene as a file. */
  picture(name: SceneName): string {
    this.size(this.canvas.width, this.canvas.height)
    this.draw(name)
    return this.canvas.toDataURL('image/webp', 0.9)
  }

  /** Takes over the pixels of the canvas in the task in which it was drawn. */
  keep(): void {
    this.#kept = pixelsOf(this.canvas)
  }

  /** How the pixels kept differ from a picture in a file. */
  async differs(url: string): Promise<Difference> {
    const image = new Image()
    image.src = url
    await image.decode()
    return pictureDifference(this.#kept!, pixelsOf(image))
  }

  /** The same scene with its first ball but the cue ball 1 cm aside. */
  drawMoved(name: SceneName): void {
    this.draw(name, (frame) => ({
      ...frame,
      balls: frame.balls.map((ball, i) =>
        i === 1 ? { ...ball, r: [ball.r[0]!, ball.r[1]! + 0.01, ball.r[2]!] } : ball,
      ),
    }))
    this.keep()
  }

  /** A rack as a view lives through it: often the same table, now and then another one, and some frames of a break. */
  playRack(number: number): TableView['stats'] {
    const size = TABLE_NAMES[Math.floor(number / 20) % TABLE_NAMES.length]!
    if (number % 20 === 0) this.view.setTable(TABLE_SPECS[size], R, NOSE)
    this.view.look(null)
    this.draw('rack')
    const from = pictureScene(number % 2 === 0 ? 'behind-the-stick' : 'contact')
    const heat = { nx: 4, ny: 2, values: [1, 2, 3, 4, 5, 6, 7, number], low: 0, high: 8 }
    this.view.render({ ...from.frame, ...(number % 5 === 0 && { heat }) }, ARRIVED)
    this.view.setCamera('top')
    const still = { cue: null, guide: null, placing: null, marked: [] }
    for (const t of [0.2, 1.5]) this.view.render({ ...still, balls: ballsOfBreak(t) }, 0.1)
    return { ...this.view.stats }
  }
}

function pixelsOf(image: HTMLCanvasElement | HTMLImageElement): Pixels {
  const canvas = document.createElement('canvas')
  canvas.width = image instanceof HTMLImageElement ? image.naturalWidth : image.width
  canvas.height = image instanceof HTMLImageElement ? image.naturalHeight : image.height
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  pen.drawImage(image, 0, 0)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

Object.assign(globalThis, { PictureStand })
