import { signal } from '@preact/signals'
import type { MessageKey } from '../../i18n/index.ts'
import type { TakeAwayActions } from '../../ui/index.ts'
import { copyText } from '../matches/copy-text.ts'
import { filmLoop, pictureFile, stillOf } from './film.ts'
import type { ReviewSession } from './review-session.ts'
import type { DrawnPane } from './review-stage.tsx'
import { saveBlob } from './save-blob.ts'
import { nameOf, shotFile, shotLink } from './take-away.ts'

/** Link, file, still, film and paper of the shot on the desk. */
export class TakeAwayControl {
  readonly note = signal('')
  /** Day and time of the report. */
  readonly printed = signal('')
  readonly #session: ReviewSession
  #filming = false

  constructor(session: ReviewSession) {
    this.#session = session
  }

  actions(pane: () => DrawnPane | null): TakeAwayActions {
    return {
      copyLink: () => void this.#copyLink(),
      saveFile: () => this.#saveFile(),
      savePicture: () => void this.#savePicture(pane()),
      saveFilm: () => void this.#saveFilm(pane()),
      print: () => this.#print(),
    }
  }

  async #copyLink(): Promise<void> {
    const { reviewed, view } = this.#session
    const link = shotLink(reviewed.value, location.href.split('#')[0] ?? '', view)
    if (link === null) return this.#say('review.take.too-long')
    this.#say((await copyText(link)) ? 'review.take.copied' : 'review.take.not-copied')
  }

  #saveFile(): void {
    const { name, text } = shotFile(this.#session.reviewed.value)
    saveBlob(name, new Blob([text], { type: 'application/json' }))
    this.#say('review.take.saved')
  }

  async #savePicture(pane: DrawnPane | null): Promise<void> {
    const picture = pane && (await pictureFile(stillOf(pane)))
    if (picture === null) return this.#say('review.take.no-picture')
    saveBlob(nameOf(this.#session.reviewed.value, 'png'), picture)
    this.#say('review.take.saved')
  }

  async #saveFilm(pane: DrawnPane | null): Promise<void> {
    if (this.#filming) return
    this.#filming = true
    const { t } = this.#session
    const film =
      pane &&
      (await filmLoop(this.#session, pane, (share) => {
        this.note.value = t.value.text('review.take.filming', { percent: Math.floor(share * 100) })
      }))
    this.#filming = false
    if (film === null) return this.#say('review.take.no-film')
    saveBlob(nameOf(this.#session.reviewed.value, 'webm'), film)
    this.#say('review.take.saved')
  }

  /** The report says when it was printed, by whatever way the browser is asked to. */
  stamp(): void {
    this.printed.value = new Date().toLocaleString(this.#session.t.value.locale)
  }

  #print(): void {
    this.stamp()
    // The report is written anew before the browser takes its picture of it.
    requestAnimationFrame(() => window.print())
  }

  #say(key: MessageKey): void {
    this.note.value = this.#session.t.value.text(key)
  }
}
