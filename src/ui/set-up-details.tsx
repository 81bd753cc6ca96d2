import { useState } from 'preact/hooks'
import { LazyPart } from './lazy-part.tsx'
import type { LookModel } from './model/look-model.ts'
import type { SetUpPart } from './set-up-part.ts'

const loadGroups = async () => (await import('./set-up-groups.tsx')).SetUpGroups

/** Folded away, and fetched when it is unfolded: two clicks lead to a table without it. */
export function SetUpDetails(
  props: SetUpPart & { look: LookModel; unfolded: boolean; sentences: () => Promise<void> },
) {
  const [open, setOpen] = useState(props.unfolded)
  const { t, wishes, change, look, sentences } = props
  return (
    <details
      class="details"
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
        // Whoever reads a rule from here finds the details as he left them.
        if (event.currentTarget.open) change({})
      }}
    >
      <summary>{t.text('setUp.details')}</summary>
      {open ? <LazyPart load={loadGroups} sentences={sentences} part={{ t, wishes, change, look }} /> : null}
    </details>
  )
}
