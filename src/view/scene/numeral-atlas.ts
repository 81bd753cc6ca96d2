import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, RedFormat } from 'three'

/** Cells of the atlas in a row; cell n holds the numeral n, cell 0 is empty. */
export const ATLAS_CELLS = 4
const CELL = 256
const FONT = `800 {px}px "Inter Variable", Inter, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif`

/** Lower left corner of a numeral's cell in texture space; the rows run downwards as on the canvas. */
export function numeralCell(number: number): readonly [u: number, v: number] {
  return [(number % ATLAS_CELLS) / ATLAS_CELLS, Math.floor(number / ATLAS_CELLS) / ATLAS_CELLS]
}

/** White numerals on black, 6 and 9 underlined, as the balls carry them; drawn again when the page's font comes. */
export function makeNumeralAtlas(onChange: () => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = ATLAS_CELLS * CELL
  drawNumerals(canvas)
  const texture = new CanvasTexture(canvas)
  texture.format = RedFormat
  texture.flipY = false
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  void document.fonts.load(FONT.replace('{px}', '64'), '0123456789').then((faces) => {
    if (faces.length === 0) return
    drawNumerals(canvas)
    texture.needsUpdate = true
    onChange()
  })
  return texture
}

function drawNumerals(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#fff'
  pen.textAlign = 'center'
  for (let number = 1; number <= 15; number++) {
    const [u, v] = numeralCell(number)
    const x = u * canvas.width + CELL / 2
    const y = v * canvas.height + CELL / 2
    const wide = number > 9
    pen.font = FONT.replace('{px}', String(wide ? CELL * 0.66 : CELL * 0.86))
    const size = pen.measureText(String(number))
    const rise = (size.actualBoundingBoxAscent - size.actualBoundingBoxDescent) / 2
    const marked = number === 6 || number === 9
    pen.fillText(String(number), x, y + rise - (marked ? CELL * 0.03 : 0))
    if (marked) pen.fillRect(x - CELL * 0.15, y + rise + CELL * 0.025, CELL * 0.3, CELL * 0.055)
  }
}
