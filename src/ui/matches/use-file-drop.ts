import { useEffect, useState } from 'preact/hooks'

/** Takes files that are dropped anywhere on the page; true while one is held over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      for (const file of event.dataTransfer?.files ?? []) onFile(file)
    }
    const events = { dragover: hold, dragleave: leave, drop } as const
    for (const [name, act] of Object.entries(events)) window.addEventListener(name, act as EventListener)
    return () => {
      for (const [name, act] of Object.entries(events)) window.removeEventListener(name, act as EventListener)
    }
  }, [onFile])
  return over
}
