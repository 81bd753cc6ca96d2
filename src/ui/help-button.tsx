import { useState } from 'preact/hooks'
import type { Translator } from '../i18n/index.ts'
import { Icon } from './icon.tsx'
import { LazyPart } from './lazy-part.tsx'
import type { HelpedPage } from './page-help.tsx'
import { useHelpKey } from './use-help-key.ts'

const load = async () => (await import('./page-help.tsx')).PageHelp
const nothing = () => Promise.resolve()

/** Opens the help of a page, as `?` does. */
export function HelpButton(props: {
  t: Translator
  page: HelpedPage
  /** Fetches the sentences of the help where the page has not fetched them itself. */
  sentences?: () => Promise<void>
}) {
  const { t, page } = props
  const [open, setOpen] = useState(false)
  useHelpKey(() => setOpen(true))
  return (
    <>
      <button
        type="button"
        class="bare help-button"
        aria-label={t.text('help.open')}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
      </button>
      {open ? (
        <LazyPart
          load={load}
          sentences={props.sentences ?? nothing}
          part={{ t, page, onClose: () => setOpen(false) }}
        />
      ) : null}
    </>
  )
}
