import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Translator } from '../../i18n/index.ts'
import type { ShotEvent } from '../../shot/index.ts'
import {
  AT_START,
  advance,
  ballPlaces,
  type ContactReading,
  changeRate,
  closeTo,
  type DeskTab,
  describeEvent,
  type GapEnd,
  gapOf,
  isStop,
  type Loop,
  type OverlayName,
  openGap,
  type Pair,
  type PaneName,
  type Playhead,
  pairOf,
  REVIEW_CAMERAS,
  type ReviewActions,
  type ReviewCamera,
  type ReviewedShot,
  type ReviewModel,
  seek,
  setLoopEnd,
  stepMark,
  toggle,
  type ZoomWindow,
  zoomWindow,
} from '../../ui/index.ts'
import { ChosenGaps } from './chosen-gaps.ts'
import type { DeskView } from './desk-view.ts'

/** What was farther away when two met is nothing that anybody argues about, m; wider gaps are no longer shown. */
const OPEN_WITHIN = 0.01
const OPEN_SHOWN = 0.03
/** A nudge moves the playhead by this share of the zoom strip. */
const NUDGE = { coarse: 1 / 40, fine: 1 / 1000 } as const
const WIDEST = { least: -4, most: 4 } as const
const FIRST_OVERLAYS: ReadonlySet<OverlayName> = new Set(['paths', 'contacts', 'gaps', 'other'])

/** One shot on the desk: where it is shown, from where, and with what drawn over it. */
export class ReviewSession implements ReviewModel, ReviewActions {
  readonly t: ReadonlySignal<Translator>
  readonly reviewed: Signal<ReviewedShot>
  /** What the shot on the desk came from: drawn beside it unless a person has chosen another. */
  readonly #from = signal<ReviewedShot | null>(null)
  readonly #pinned = signal<ReviewedShot | null>(null)
  readonly other: ReadonlySignal<ReviewedShot | null> = computed(() => this.#pinned.value ?? this.#from.value)
  /** How often the two were exchanged: what was worked out about the first is not about the other. */
  readonly swaps = signal(0)
  readonly head = signal<Playhead>(AT_START)
  readonly chosen: Signal<number>
  readonly overlays = signal<ReadonlySet<OverlayName>>(FIRST_OVERLAYS)
  readonly cameras = signal<Readonly<Record<PaneName, ReviewCamera>>>({ main: 'desk', second: 'contact' })
  readonly contactFrom = signal<'above' | 'level'>('above')
  readonly beside = signal(false)
  readonly tab = signal<DeskTab>('verdict')
  readonly announcement = signal('')
  readonly #widen = signal(0)
  readonly #gaps: ChosenGaps

  constructor(reviewed: ReviewedShot, t: ReadonlySignal<Translator>) {
    this.t = t
    this.reviewed = signal(reviewed)
    this.#gaps = new ChosenGaps(this.reviewed, () => this.head.value.time)
    this.chosen = signal(firstChoice(reviewed))
    this.seek(this.#event(this.chosen.value).t)
  }

  readonly zoom: ReadonlySignal<ZoomWindow> = computed(() => {
    const { marks } = this.reviewed.value
    return zoomWindow(marks, this.#event(this.chosen.value), this.chosen.value, this.#widen.value)
  })

  readonly reading: ReadonlySignal<ContactReading> = computed(() => {
    const { review, table } = this.reviewed.value
    const { paths } = review.result
    const event = this.#event(this.chosen.value)
    const { time } = this.head.value
    const pair = pairOf(event) ?? closePair(event, this.reviewed.value)
    const nearly = openGap(event, ballPlaces(paths, event.t), table, OPEN_WITHIN)
    const open = nearly && gapOf(nearly.pair, paths, table, time)
    return {
      event: this.chosen.value,
      gap: pair && gapOf(pair, paths, table, time),
      open: open && open.metres < OPEN_SHOWN ? open : null,
      openThen: nearly?.metres ?? null,
    }
  })

  get gaps() {
    return this.#gaps.measured
  }

  get gapFrom() {
    return this.#gaps.from
  }

  get gapForm() {
    return this.#gaps.form
  }

  get duration(): number {
    const other = this.overlays.value.has('other') ? this.other.value : null
    return Math.max(this.reviewed.value.review.result.duration, other?.review.result.duration ?? 0)
  }

  /** Puts another shot on the desk, with the one that it came from. */
  show(reviewed: ReviewedShot, other: ReviewedShot | null = null): void {
    this.reviewed.value = reviewed
    this.#from.value = other
    this.chosen.value = firstChoice(reviewed)
    this.head.value = { ...AT_START, rate: this.head.value.rate }
    this.seek(this.#event(this.chosen.value).t)
  }

  /** The same shot with something about it changed by hand: seen from the stroke on. */
  edit(reviewed: ReviewedShot, from: ReviewedShot): void {
    this.reviewed.value = reviewed
    this.#from.value = from
    this.chosen.value = firstChoice(reviewed)
    this.seek(0)
  }

  get view(): DeskView {
    return { time: this.head.value.time, gaps: this.#gaps.pairs.value }
  }

  /** As whoever sent a link was looking at the shot. */
  lookAt({ time, gaps }: DeskView): void {
    for (const pair of gaps) this.#gaps.add(pair)
    const event = this.reviewed.value.marks.find((mark) => Math.abs(mark.t - time) < 1e-9 && isStop(mark))
    if (event) this.choose(event.event)
    else this.seek(time)
  }

  /** Once a frame. */
  tick(seconds: number): void {
    if (this.head.value.playing) this.head.value = advance(this.head.value, seconds, this.duration)
  }

  play(): void {
    this.head.value = toggle(this.head.value, this.duration)
  }

  seek(time: number): void {
    this.head.value = seek(this.head.value, time, this.duration)
  }

  step(way: 1 | -1): void {
    const { marks } = this.reviewed.value
    const from = { time: this.head.value.time, chosen: this.chosen.value }
    const mark = stepMark(marks, from, way)
    if (mark) this.choose(mark.event)
  }

  nudge(way: 1 | -1, fine: boolean): void {
    const { from, to } = this.zoom.value
    this.seek(this.head.value.time + way * (to - from) * (fine ? NUDGE.fine : NUDGE.coarse))
  }

  choose(event: number): void {
    const found = this.#event(event)
    this.chosen.value = event
    this.seek(found.t)
    const t = this.t.value
    const sentence = describeEvent(t, found).map(({ text }) => text)
    this.announcement.value = `${sentence.join('')}, ${t.text('review.seconds', { value: t.number(found.t, 5) })}`
  }

  slower(way: 1 | -1): void {
    this.head.value = changeRate(this.head.value, way)
  }

  setLoopEnd(end: keyof Loop): void {
    this.head.value = setLoopEnd(this.head.value, end, this.head.value.time, this.duration)
  }

  clearLoop(): void {
    this.head.value = { ...this.head.value, loop: null }
  }

  widenZoom(way: 1 | -1): void {
    this.#widen.value = Math.min(WIDEST.most, Math.max(WIDEST.least, this.#widen.value + way))
  }

  pointForGap(end: GapEnd | null): void {
    this.#gaps.pointAt(end)
  }

  addGap(pair: Pair): void {
    this.#gaps.add(pair)
  }

  removeGap(pair: Pair): void {
    this.#gaps.remove(pair)
  }

  showGapForm(open: boolean): void {
    this.#gaps.form.value = open
    if (open) this.overlays.value = new Set([...this.overlays.value, 'gaps'])
  }

  toggleOverlay(name: OverlayName): void {
    const now = new Set(this.overlays.value)
    if (!now.delete(name)) now.add(name)
    this.overlays.value = now
  }

  setCamera(pane: PaneName, camera: ReviewCamera): void {
    this.cameras.value = { ...this.cameras.value, [pane]: camera }
  }

  nextCamera(pane: PaneName): void {
    const at = REVIEW_CAMERAS.indexOf(this.cameras.value[pane])
    this.setCamera(pane, REVIEW_CAMERAS[(at + 1) % REVIEW_CAMERAS.length]!)
  }

  /** Another shot beside the one on the desk, until it is taken away. */
  compareWith(other: ReviewedShot): void {
    this.#pinned.value = other
    this.overlays.value = new Set([...this.overlays.value, 'other'])
  }

  keepOther(): void {
    this.compareWith(this.reviewed.value)
  }

  swapOther(): void {
    const other = this.other.value
    if (other === null) return
    this.compareWith(this.reviewed.value)
    this.show(other)
    this.swaps.value += 1
  }

  dropOther(): void {
    this.#pinned.value = null
    this.#from.value = null
  }

  turnContact(): void {
    this.contactFrom.value = this.contactFrom.value === 'above' ? 'level' : 'above'
  }

  toggleBeside(): void {
    this.beside.value = !this.beside.value
  }

  openTab(tab: DeskTab): void {
    this.tab.value = tab
  }

  #event(index: number) {
    return this.reviewed.value.shot.result.events[index]!
  }
}

/** At the strike: between the cue ball and what lies close to it. */
function closePair(event: ShotEvent, { review, table }: ReviewedShot): Pair | null {
  if (event.kind !== 'tip' || event.ball !== 'cue') return null
  return closeTo('cue', ballPlaces(review.result.paths, event.t), table)?.pair ?? null
}

/** The event that decides, else the first that anybody would tell. */
function firstChoice({ decisive, marks }: ReviewedShot): number {
  return decisive ?? marks.find(({ kind }) => kind === 'contact')?.event ?? 0
}
