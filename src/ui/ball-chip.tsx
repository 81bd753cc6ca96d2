/** A small drawn ball with its number. Said aloud by the words around it unless `label` is given. */
export function BallChip(props: { ball: string; label?: string; size?: 'small' | 'large'; dim?: boolean }) {
  const number = props.ball === 'cue' ? '' : props.ball
  const stripe = Number(props.ball) > 8
  const classes = ['ball', props.size ?? '', stripe ? 'stripe' : '', props.dim ? 'dim' : '']
  return (
    <span
      class={classes.filter(Boolean).join(' ')}
      data-ball={stripe ? String(Number(props.ball) - 8) : props.ball}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : true}
    >
      <b>{number}</b>
    </span>
  )
}
