import { Icon } from './icon.tsx'

export type VerdictTone = 'legal' | 'foul' | 'note'

/** A tick or a cross in a disc: the verdict never depends on colour alone. */
export function VerdictMark(props: { tone: VerdictTone }) {
  const icon = props.tone === 'legal' ? 'tick' : props.tone === 'foul' ? 'cross' : 'info'
  return (
    <span class={`mark ${props.tone}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}
