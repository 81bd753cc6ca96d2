import { type Signal, signal } from '@preact/signals'
import { type Game, openInSteps } from '../../game/index.ts'
import { type Fault, fault, type Result } from '../../math/index.ts'
import { readRecordText, verifyInSteps } from '../../record/index.ts'
import type { ImportNote, MatchesActions, MatchNote, MatchOnList, MatchTrouble } from '../../ui/index.ts'
import { writeMatchFile } from '../match-file.ts'
import type { MatchKeeper } from '../match-keeper.ts'
import { LONGEST_LINK, writeMatchLink } from '../match-link.ts'
import { inSlices } from './in-slices.ts'

/** Larger files are refused unread, bytes: ten thousand shots are a tenth of it. */
const LARGEST_FILE = 50_000_000

/** What the list does for which it needs the page. */
export interface MatchesHost {
  readonly keeper: MatchKeeper
  openKept(id: string): Promise<Fault | null>
  /** Keeps it under a new name, and tells it. */
  keepCopy(game: Game): string
  forget(id: string): void
  showSheet(id: string): void
  watch(id: string): void
  train(id: string): void
  newMatch(): void
  saveFile(name: string, type: string, text: string): void
  /** False when the browser does not allow it. */
  copy(text: string): Promise<boolean>
  /** Address of the page without what comes after `#`. */
  readonly address: string
}

/** The list of matches at work: each match has one note, the last thing that was asked of it. */
export class MatchesControl implements MatchesActions {
  readonly list: Signal<readonly MatchOnList[] | null> = signal(null)
  readonly trouble: Signal<MatchTrouble | null> = signal(null)
  readonly notes: Signal<Readonly<Record<string, MatchNote | undefined>>> = signal({})
  readonly importing: Signal<ImportNote | null> = signal(null)
  readonly #host: MatchesHost
  readonly #closed = new AbortController()

  constructor(host: MatchesHost) {
    this.#host = host
  }

  get forgetful(): boolean {
    return this.#host.keeper.forgetful
  }

  async read(): Promise<void> {
    const list = await this.#host.keeper.list()
    if (list.ok) this.list.value = list.value
    else this.trouble.value = list.error
  }

  /** What runs is called off. */
  close(): void {
    this.#closed.abort()
  }

  goOn(id: string): void {
    void this.#host.openKept(id).then((wrong) => this.#noteTrouble(id, wrong))
  }

  showSheet(id: string): void {
    this.#host.showSheet(id)
  }

  watch(id: string): void {
    this.#host.watch(id)
  }

  train(id: string): void {
    this.#host.train(id)
  }

  verify(id: string): void {
    void this.#verify(id)
  }

  save(id: string): void {
    void this.#save(id)
  }

  copyLink(id: string): void {
    void this.#copyLink(id)
  }

  forget(id: string): void {
    this.#host.forget(id)
    this.list.value = this.list.value?.filter((match) => match.id !== id) ?? null
  }

  importFile(file: File): void {
    void this.#import(file)
  }

  newMatch(): void {
    this.#host.newMatch()
  }

  async #verify(id: string): Promise<void> {
    const kept = await this.#host.keeper.read(id)
    if (!kept.ok) return this.#noteTrouble(id, kept.error)
    const { record } = kept.value
    const total = record.entries.length
    const note = (done: number) => this.#note(id, { kind: 'verifying', done, total })
    note(0)
    const verified = await inSlices(verifyInSteps(record), note, this.#closed.signal)
    if (verified === null) return
    if (!verified.ok) return this.#noteTrouble(id, verified.error)
    const { value } = verified
    if (value.ok) return this.#note(id, { kind: 'verified', shots: value.shots })
    this.#note(id, { kind: 'differs', shot: value.shot, what: value.what, ball: value.ball })
  }

  /** A match that cannot be read is saved as the text that is on disk. */
  async #save(id: string): Promise<void> {
    const kept = await this.#host.keeper.read(id)
    const text = kept.ok ? null : await this.#host.keeper.text(id)
    if (text !== null && !text.ok) return this.#noteTrouble(id, text.error)
    const file = kept.ok
      ? writeMatchFile(kept.value.record)
      : { name: `${id}.unreadable.txt`, text: text?.value ?? '' }
    this.#host.saveFile(file.name, 'application/json', file.text)
    this.#note(id, { kind: 'saved', file: file.name })
  }

  async #copyLink(id: string): Promise<void> {
    const kept = await this.#host.keeper.read(id)
    if (!kept.ok) return this.#noteTrouble(id, kept.error)
    const link = await writeMatchLink(kept.value.record, this.#host.address)
    if (link === null) return this.#note(id, { kind: 'link-too-long', most: LONGEST_LINK })
    const copied = await this.#host.copy(link)
    this.#note(id, copied ? { kind: 'link-copied' } : { kind: 'link', link })
  }

  async #import(file: File): Promise<void> {
    const { name } = file
    const total = { entries: 1 }
    this.importing.value = { kind: 'importing', file: name, done: 0, total: 1 }
    const game = await this.#readFile(
      file,
      (done) => {
        this.importing.value = { kind: 'importing', file: name, done, total: total.entries }
      },
      total,
    )
    if (game === null) return
    if (!game.ok) {
      this.importing.value = { kind: 'refused', file: name, trouble: game.error }
      return
    }
    this.#host.keepCopy(game.value)
    await this.read()
    this.importing.value = { kind: 'imported', file: name }
  }

  /** Null when the page was left meanwhile. */
  async #readFile(
    file: File,
    onProgress: (done: number) => void,
    total: { entries: number },
  ): Promise<Result<Game> | null> {
    if (file.size > LARGEST_FILE) return fault('file-too-large', '', 'larger than any match')
    const record = readRecordText(await file.text())
    if (!record.ok) return record
    total.entries = record.value.entries.length
    return inSlices(openInSteps(record.value), onProgress, this.#closed.signal)
  }

  #noteTrouble(id: string, trouble: MatchTrouble | null): void {
    this.#note(id, trouble === null ? undefined : { kind: 'trouble', trouble })
  }

  #note(id: string, note: MatchNote | undefined): void {
    this.notes.value = { ...this.notes.value, [id]: note }
  }
}
