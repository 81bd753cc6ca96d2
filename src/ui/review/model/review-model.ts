import type { ReadonlySignal } from '@preact/signals'
import type { Translator } from '../../../i18n/index.ts'
import type { BallId } from '../../../table/index.ts'
import type { ChosenGap, Gap, GapEnd, Pair } from './gaps.ts'
import type { Loop, Playhead } from './playhead.ts'
import type { ReviewedShot } from './reviewed-shot.ts'
import type { ZoomWindow } from './zoom-window.ts'

/** What may be drawn over the table. */
export const OVERLAYS = ['paths', 'contacts', 'rails', 'lines', 'gaps', 'frozen', 'tip', 'other'] as const
export type OverlayName = (typeof OVERLAYS)[number]

/** `along` = behind the cue ball, low; `shooter` = the eye of the player. */
export const REVIEW_CAMERAS = ['desk', 'top', 'head', 'along', 'shooter', 'free', 'contact'] as const
export type ReviewCamera = (typeof REVIEW_CAMERAS)[number]

/** The two pictures of the desk: the large one, and the small one that can stand beside it. */
export const PANES = ['main', 'second'] as const
export type PaneName = (typeof PANES)[number]

export const DESK_TABS = ['verdict', 'rules', 'compare', 'what-if', 'decided', 'editor'] as const
export type DeskTab = (typeof DESK_TABS)[number]

/** What the contact camera measures at this instant. */
export interface ContactReading {
  /** Of the event that is looked at. */
  readonly event: number
  /** Between the two that meet there. */
  readonly gap: Gap | null
  /** To what its ball nearly met at that very event, as it is at this instant. */
  readonly open: Gap | null
  /** The same gap at the event itself, m. */
  readonly openThen: number | null
}

/** All that the page of the dispute desk shows. */
export interface ReviewModel {
  readonly t: ReadonlySignal<Translator>
  readonly reviewed: ReadonlySignal<ReviewedShot>
  /** Another shot that is drawn faintly into the same frame: what a variation or a changed shot came from. */
  readonly other: ReadonlySignal<ReviewedShot | null>
  /** Seconds until both shots have ended: they run on one clock from the contact of the tip. */
  readonly duration: number
  readonly head: ReadonlySignal<Playhead>
  /** The event that the zoom strip and the contact camera are about. */
  readonly chosen: ReadonlySignal<number>
  readonly zoom: ReadonlySignal<ZoomWindow>
  readonly reading: ReadonlySignal<ContactReading>
  /** Gaps that a person has chosen to see, at this instant. */
  readonly gaps: ReadonlySignal<readonly ChosenGap[]>
  /** The first end of the next one: waits for the other to be pointed at. */
  readonly gapFrom: ReadonlySignal<BallId | null>
  /** The ends are chosen from lists. */
  readonly gapForm: ReadonlySignal<boolean>
  readonly overlays: ReadonlySignal<ReadonlySet<OverlayName>>
  readonly cameras: ReadonlySignal<Readonly<Record<PaneName, ReviewCamera>>>
  /** The contact camera looks from above, or level along the cloth. */
  readonly contactFrom: ReadonlySignal<'above' | 'level'>
  /** Both pictures are equally large. */
  readonly beside: ReadonlySignal<boolean>
  readonly tab: ReadonlySignal<DeskTab>
  /** Spoken to a screen reader when it changes. */
  readonly announcement: ReadonlySignal<string>
}

/** All that a person can do at the desk but for its panels. */
export interface ReviewActions {
  play(): void
  seek(time: number): void
  /** To the next (1) or the last (-1) event. */
  step(way: 1 | -1): void
  /** By this many frames of the zoom strip: finer than any event. */
  nudge(way: 1 | -1, fine: boolean): void
  choose(event: number): void
  slower(way: 1 | -1): void
  setLoopEnd(end: keyof Loop): void
  clearLoop(): void
  widenZoom(way: 1 | -1): void
  /** A ball, a rail or nothing (null) was pointed at in a picture: two of them make a gap that is shown. */
  pointForGap(end: GapEnd | null): void
  addGap(pair: Pair): void
  removeGap(pair: Pair): void
  showGapForm(open: boolean): void
  toggleOverlay(name: OverlayName): void
  setCamera(pane: PaneName, camera: ReviewCamera): void
  /** The shot on the desk stays as the other one, whatever comes to the desk. */
  keepOther(): void
  swapOther(): void
  dropOther(): void
  nextCamera(pane: PaneName): void
  turnContact(): void
  toggleBeside(): void
  openTab(tab: DeskTab): void
}
