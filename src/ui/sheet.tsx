import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Translator } from '../i18n/index.ts'
import { Icon } from './icon.tsx'

/** A dialog over the table that is left by its cross, by Escape or by a press beside it. */
export function Sheet(props: {
  t: Translator
  title: string
  kind?: 'wide' | 'bottom'
  onClose: () => void
  children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`panel sheet ${props.kind ?? ''}`}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet-body">
        <header>
          <h2>{props.title}</h2>
          <button
            type="button"
            class="bare"
            aria-label={props.t.text('sheet.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  )
}
