/** A small drawn ball with its number. Said aloud by the words around it unless `label` is given. */
export function BallChip(props: { ball: string; label?: string; size?: 'small' | 'large'; dim?: boolean }) {
  const number = props.ball === 'cue' ? '' : props.ball
  const stripe = Number(props.ball) > 8
  const classes = ['ball', props.size ?? '', stripe ? 'stripe' : '', props.dim ? 'dim' : '']
  const face = {
    class: classes.filter(Boolean).join(' '),
    'data-ball': stripe ? String(Number(props.ball) - 8) : props.ball,
  }
  return props.label ? (
    <span {...face} role="img" aria-label={props.label}>
      <b>{number}</b>
    </span>
  ) : (
    <span {...face} aria-hidden="true">
      <b>{number}</b>
    </span>
  )
}
