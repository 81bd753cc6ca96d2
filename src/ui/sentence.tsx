import type { MessagePart } from '../i18n/index.ts'
import { BallChip } from './ball-chip.tsx'

/** A translated sentence with its balls drawn as chips and its numbers in the condensed face. */
export function Sentence(props: { parts: readonly MessagePart[] }) {
  return (
    <>
      {props.parts.map((part, index) => {
        switch (part.kind) {
          case 'ball':
            return <BallChip key={index} ball={part.ball} label={part.text} />
          case 'number':
            return (
              <span key={index} class="number">
                {part.text}
              </span>
            )
          default:
            return part.text
        }
      })}
    </>
  )
}
