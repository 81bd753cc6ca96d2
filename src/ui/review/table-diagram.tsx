import type { Translator } from '../../i18n/index.ts'
import { emptySample } from '../../review/index.ts'
import { type BallId, ballNumber, type CushionEdge, POCKET_IDS, type Point } from '../../table/index.ts'
import type { ReviewedShot } from './model/reviewed-shot.ts'

/** Units of the drawing for a metre. */
const SCALE = 1000
const MARGIN = 90

/** The shot on paper: where the balls lay and came to rest, their ways, and the numbers of what happened. */
export function TableDiagram({ t, reviewed }: { t: Translator; reviewed: ReviewedShot }) {
  const { table, traces, shot } = reviewed
  const [w, h] = [(table.spec.length / 2) * SCALE + MARGIN, (table.spec.width / 2) * SCALE + MARGIN]
  return (
    <svg
      class="diagram"
      role="img"
      aria-label={t.text('review.report.diagram')}
      viewBox={`${-w} ${-h} ${2 * w} ${2 * h}`}
    >
      <g transform="scale(1,-1)">
        {table.edges.map((edge, index) => (
          <path key={index} class="edge" d={edgePath(edge)} />
        ))}
        {POCKET_IDS.map((id) => {
          const [x, y] = table.pockets[id].mouth
          return <circle key={id} class="pocket" cx={x * SCALE} cy={y * SCALE} r={55} />
        })}
        <path
          class="string"
          d={`M${(-table.spec.length / 4) * SCALE} ${(-table.spec.width / 2) * SCALE}v${table.spec.width * SCALE}`}
        />
        {traces.map(({ ball, points }) => (
          <polyline
            key={ball}
            class={ball === 'cue' ? 'way cue' : 'way'}
            points={points.map(([x, y]) => `${x * SCALE},${y * SCALE}`).join(' ')}
          />
        ))}
      </g>
      {traces.map(({ ball }) => {
        const rest = shot.result.layout[ball]
        return rest ? <Ball key={ball} ball={ball} at={rest} radius={table.ballRadius} kind="end" /> : null
      })}
      {Object.entries(shot.before).map(([ball, at]) => (
        <Ball key={ball} ball={ball as BallId} at={at} radius={table.ballRadius} kind="start" />
      ))}
      <Numbers reviewed={reviewed} />
    </svg>
  )
}

function edgePath(edge: CushionEdge): string {
  const at = ([x, y]: Point) => `${(x * SCALE).toFixed(1)} ${(y * SCALE).toFixed(1)}`
  if (edge.shape === 'line') return `M${at(edge.from)}L${at(edge.to)}`
  // The rounded tips are a few millimetres: on paper a straight line is the same.
  return edge.shape === 'arc' ? `M${at(edge.from)}L${at(edge.to)}` : ''
}

function Ball(props: { ball: BallId; at: Point; radius: number; kind: 'start' | 'end' }) {
  const [x, y] = [props.at[0] * SCALE, -props.at[1] * SCALE]
  const number = ballNumber(props.ball)
  return (
    <g class={`ball-mark ${props.kind}`}>
      <circle cx={x} cy={y} r={props.radius * SCALE} />
      {number > 0 ? (
        <text x={x} y={y}>
          {number}
        </text>
      ) : null}
    </g>
  )
}

/** On paper there is room for so many numbers. */
const MOST_NUMBERS = 14

function Numbers({ reviewed }: { reviewed: ReviewedShot }) {
  const { marks, shot, review } = reviewed
  const told = marks.filter(({ order }) => order !== null)
  const shown = told.length <= MOST_NUMBERS ? told : told.filter(({ deciding }) => deciding)
  const scratch = emptySample()
  return (
    <>
      {shown.map((mark, index) => {
        const event = shot.result.events[mark.event]!
        const ball = event.kind === 'ball-ball' ? event.a : 'ball' in event ? event.ball : null
        if (ball === null || !review.result.paths.balls.includes(ball)) return null
        const { r } = review.result.paths.motion(ball, event.t, scratch)
        // Numbers of one place stand round it, not on each other.
        const angle = -Math.PI / 2 + index * 1.3
        const x = r[0]! * SCALE + 62 * Math.cos(angle)
        const y = -r[1]! * SCALE + 62 * Math.sin(angle)
        return (
          <g key={mark.event} class={`number-mark ${mark.deciding ? 'deciding' : ''}`}>
            <path d={`M${x} ${y}L${r[0]! * SCALE} ${-r[1]! * SCALE}`} />
            <circle cx={x} cy={y} r={22} />
            <text x={x} y={y}>
              {mark.order}
            </text>
          </g>
        )
      })}
    </>
  )
}
