/** A curve or points of a plot. */
export interface Series {
  readonly name: string
  readonly colour: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Dash pattern of a line; `dots` draws points only. */
  readonly style: 'solid' | 'dashed' | 'dotted' | 'dots'
}

export interface Plot {
  readonly title: string
  readonly x: Axis
  readonly y: Axis
  readonly series: readonly Series[]
  /** Where the figures come from, below the plot. */
  readonly note: string
}

export interface Axis {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly step: number
}

export interface Bars {
  readonly title: string
  readonly x: string
  readonly y: Axis
  readonly groups: readonly string[]
  /** One height for each group. */
  readonly series: readonly {
    readonly name: string
    readonly colour: string
    readonly heights: readonly number[]
  }[]
  readonly note: string
}

const WIDTH = 760
const HEIGHT = 470
const BOX = { left: 64, right: 190, top: 48, bottom: 78 }
const DASHES = { solid: '', dashed: ' stroke-dasharray="7 5"', dotted: ' stroke-dasharray="2 4"', dots: '' }

const INK = '#22262a'
const QUIET = '#6a7076'

/** Two decimals, no negative zero: the same text from the same figures everywhere. */
function px(value: number): string {
  return (Math.round(value * 100) / 100 + 0).toString()
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${px(x)}" y="${px(y)}"${more}>${asText(words)}</text>`
}

function scale({ from, to }: Axis, start: number, end: number): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

function ticks({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, k) => from + k * step)
}

function label(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}

function frame(title: string, note: string, body: readonly string[]): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">`,
    `<title>${asText(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfaf7"/>`,
    text(BOX.left, 28, title, ' font-size="16" font-weight="600"'),
    ...body,
    text(BOX.left, HEIGHT - 12, note, ` font-size="11" fill="${QUIET}"`),
    '</svg>',
  ].join('\n')}\n`
}

function yAxis(axis: Axis, at: (value: number) => number): string[] {
  const right = WIDTH - BOX.right
  const middle = (BOX.top + HEIGHT - BOX.bottom) / 2
  return [
    ...ticks(axis).flatMap((value) => [
      `<path d="M${BOX.left} ${px(at(value))}H${right}" stroke="#e2ded4"/>`,
      text(BOX.left - 8, at(value) + 4, label(value), ' text-anchor="end"'),
    ]),
    text(18, middle, axis.name, ` text-anchor="middle" transform="rotate(-90 18 ${px(middle)})"`),
  ]
}

function legend(
  series: readonly { readonly name: string; readonly mark: (y: number) => string }[],
): string[] {
  const x = WIDTH - BOX.right + 16
  return series.flatMap(({ name, mark }, k) => {
    const y = BOX.top + 12 + 20 * k
    return [mark(y), text(x + 34, y + 4, name)]
  })
}

function drawSeries(
  { points, colour, style }: Series,
  x: (v: number) => number,
  y: (v: number) => number,
): string {
  if (style === 'dots') {
    return points
      .map(
        ([u, v]) =>
          `<circle cx="${px(x(u))}" cy="${px(y(v))}" r="3.2" fill="#fbfaf7" stroke="${colour}" stroke-width="1.6"/>`,
      )
      .join('\n')
  }
  const path = points.map(([u, v], k) => `${k === 0 ? 'M' : 'L'}${px(x(u))} ${px(y(v))}`).join('')
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linejoin="round"${DASHES[style]}/>`
}

/** Curves over two axes as an SVG document. */
export function writePlot(plot: Plot): string {
  const x = scale(plot.x, BOX.left, WIDTH - BOX.right)
  const y = scale(plot.y, HEIGHT - BOX.bottom, BOX.top)
  const bottom = HEIGHT - BOX.bottom
  const left = WIDTH - BOX.right + 16
  return frame(plot.title, plot.note, [
    ...yAxis(plot.y, y),
    ...ticks(plot.x).flatMap((value) => [
      `<path d="M${px(x(value))} ${BOX.top}V${bottom}" stroke="#e2ded4"/>`,
      text(x(value), bottom + 18, label(value), ' text-anchor="middle"'),
    ]),
    text((BOX.left + WIDTH - BOX.right) / 2, bottom + 38, plot.x.name, ' text-anchor="middle"'),
    ...plot.series.map((series) => drawSeries(series, x, y)),
    ...legend(
      plot.series.map((series) => ({
        name: series.name,
        mark: (at) =>
          series.style === 'dots'
            ? `<circle cx="${left + 13}" cy="${at}" r="3.2" fill="#fbfaf7" stroke="${series.colour}" stroke-width="1.6"/>`
            : `<path d="M${left} ${at}h26" stroke="${series.colour}" stroke-width="1.8"${DASHES[series.style]}/>`,
      })),
    ),
  ])
}

/** Groups of bars as an SVG document. */
export function writeBars(bars: Bars): string {
  const y = scale(bars.y, HEIGHT - BOX.bottom, BOX.top)
  const bottom = HEIGHT - BOX.bottom
  const wide = (WIDTH - BOX.right - BOX.left) / bars.groups.length
  const each = (0.76 * wide) / bars.series.length
  const left = WIDTH - BOX.right + 16
  return frame(bars.title, bars.note, [
    ...yAxis(bars.y, y),
    ...bars.groups.map((group, k) =>
      text(BOX.left + wide * (k + 0.5), bottom + 18, group, ' text-anchor="middle"'),
    ),
    text((BOX.left + WIDTH - BOX.right) / 2, bottom + 38, bars.x, ' text-anchor="middle"'),
    ...bars.series.flatMap(({ colour, heights }, s) =>
      heights.map((height, k) => {
        const x = BOX.left + wide * (k + 0.12) + s * each
        return `<rect x="${px(x)}" y="${px(y(height))}" width="${px(each - 1)}" height="${px(bottom - y(height))}" fill="${colour}"/>`
      }),
    ),
    ...legend(
      bars.series.map(({ name, colour }) => ({
        name,
        mark: (at) => `<rect x="${left + 6}" y="${at - 6}" width="14" height="12" fill="${colour}"/>`,
      })),
    ),
  ])
}
