/**
 * One act of the referee with its consequence. The second press of a double one does nothing: what it would meet is
 * another act, which has just come to lie there.
 */
export function DeskButton(props: { label: string; then?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class="row-button desk-button"
      onClick={(event) => {
        if (event.detail < 2) props.onClick()
      }}
    >
      <span>
        {props.label}
        {props.then ? <span class="small quiet block">{props.then}</span> : null}
      </span>
    </button>
  )
}
