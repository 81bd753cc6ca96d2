import type { BallId } from '../../table/index.ts'
import type { Gap } from './model/gaps.ts'
import type { ReviewModel } from './model/review-model.ts'

/** The lens is this wide, in units of its drawing. */
const SIZE = 100
/** Magnifications that it may have: screen millimetres for one of the table, at the usual 0.26 mm a pixel. */
const SCALES = [2, 5, 10, 20, 50, 100, 200, 500] as const
/** The gap fills about this share of the lens, but never so much that no ball is left. */
const GAP_SHARE = 0.3
const PIXEL = 0.000264

/** A gap drawn from its number, so much larger that the eye sees it; round as the balls are. */
export function GapLens({ model, gap }: { model: ReviewModel; gap: Gap }) {
  const { table } = model.reviewed.value
  const t = model.t.value
  const metres = Math.max(0, gap.metres)
  const wanted = (SIZE * GAP_SHARE * PIXEL) / Math.max(metres, 1e-7)
  const scale = SCALES.findLast((each) => each <= wanted) ?? SCALES[0]
  const units = (length: number) => (length * scale) / PIXEL
  const half = units(metres) / 2
  const radius = units(table.ballRadius)
  const [upper, lower] = names(gap)
  return (
    <figure class="review-lens" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}>
        <clipPath id="review-lens">
          <circle r={SIZE / 2 - 1} />
        </clipPath>
        <g clip-path="url(#review-lens)">
          <rect class="cloth" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} />
          <Body ball={upper} edge={-half} radius={radius} way={-1} />
          <Body ball={lower} edge={half} radius={radius} way={1} />
          <path
            class="arrows"
            d={`M0 ${-half - 16}V${-half}M0 ${half + 16}V${half}M-7 ${-half}h14M-7 ${half}h14`}
          />
        </g>
        <circle class="rim" r={SIZE / 2 - 1} />
      </svg>
      <figcaption class="number">
        <b>{t.text('review.millimetres', { value: t.number(metres * 1000, 2) })}</b> × {scale}
      </figcaption>
    </figure>
  )
}

function names({ pair }: Gap): readonly [BallId | null, BallId | null] {
  return pair.kind === 'balls' ? [pair.b, pair.a] : [null, pair.ball]
}

/** A ball, or a cushion, with its edge at `edge` on its side of the gap: a shallow curve of the ball's own radius. */
function Body(props: { ball: BallId | null; edge: number; radius: number; way: 1 | -1 }) {
  const { ball, edge, radius, way } = props
  const half = SIZE / 2 + 2
  // How far the surface has fallen back at the rim of the lens; a cushion is straight.
  const fall = ball === null ? 0 : (half * half) / (2 * radius)
  const side = edge + way * fall
  const outline = `M${-half} ${side}Q0 ${edge - way * fall} ${half} ${side}V${way * SIZE}H${-half}Z`
  if (ball === null) return <path class="cushion" d={outline} />
  const number = Number(ball)
  const colour = ball === 'cue' ? 'cue' : String(number > 8 ? number - 8 : number)
  return <path class="ball-edge" data-ball={colour} d={outline} />
}
