import type { MessageKey, Translator } from '../../i18n/index.ts'
import { Sheet } from '../sheet.tsx'

/** What a shot can be taken away as. */
export interface TakeAwayActions {
  copyLink(): void
  saveFile(): void
  savePicture(): void
  saveFilm(): void
  print(): void
}

const WAYS: readonly (readonly [MessageKey, MessageKey, keyof TakeAwayActions])[] = [
  ['review.take.link', 'review.take.link.about', 'copyLink'],
  ['review.take.file', 'review.take.file.about', 'saveFile'],
  ['review.take.picture', 'review.take.picture.about', 'savePicture'],
  ['review.take.film', 'review.take.film.about', 'saveFilm'],
  ['review.take.print', 'review.take.print.about', 'print'],
]

/** Link, file, still, film, paper. */
export function TakeAwaySheet(props: {
  t: Translator
  actions: TakeAwayActions
  /** What came of the last way: shown until the sheet is closed. */
  note: string
  onClose: () => void
}) {
  const { t, actions } = props
  return (
    <Sheet t={t} title={t.text('review.take-away')} onClose={props.onClose}>
      <ul class="review-ways">
        {WAYS.map(([label, about, way]) => (
          <li key={way}>
            <button type="button" class="primary" onClick={() => actions[way]()}>
              {t.text(label)}
            </button>
            <span class="small quiet">{t.text(about)}</span>
          </li>
        ))}
      </ul>
      <p role="status">{props.note}</p>
    </Sheet>
  )
}
