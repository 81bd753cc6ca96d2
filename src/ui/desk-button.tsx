/** One act of the referee with its consequence. */
export function DeskButton(props: { label: string; then?: string; onClick: () => void }) {
  return (
    <button type="button" class="row-button desk-button" onClick={props.onClick}>
      <span>
        {props.label}
        {props.then ? <span class="small quiet block">{props.then}</span> : null}
      </span>
    </button>
  )
}
