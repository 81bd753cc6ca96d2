import { useEffect, useRef } from 'preact/hooks'

/** `?` opens the help of the page, unless a sheet is open or somebody types. */
export function useHelpKey(open: () => void): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || document.querySelector('dialog[open]') || isTyping(event.target)) return
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}
