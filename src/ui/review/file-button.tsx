import { useRef } from 'preact/hooks'
import type { Translator } from '../../i18n/index.ts'

/** Opens a file of a shot or a match; the browser's own button would speak another language. */
export function FileButton({ t, onFile }: { t: Translator; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {t.text('review.list.file')}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        tabIndex={-1}
        aria-label={t.text('review.list.file')}
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onFile(file)
        }}
      />
    </>
  )
}
