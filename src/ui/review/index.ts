export { describeEvent } from '../model/describe-event.ts'
export { ComparePanel } from './compare-panel.tsx'
export { DecidedPanel } from './decided-panel.tsx'
export { type DisputeCard, DisputesPage } from './disputes-page.tsx'
export { EditorPanel } from './editor-panel.tsx'
export { gapMeasure } from './gaps-bar.tsx'
export { type BallPlace, ballPlaces, type Paths, placeOf } from './model/ball-places.ts'
export { type BallTrace, ballTraces, traceFrom, tracesInSteps, traceUntil } from './model/ball-trace.ts'
export type { CompareActions, CompareModel } from './model/compare-model.ts'
export type { EditorActions, EditorModel } from './model/editor-model.ts'
export {
  type ChosenGap,
  chosenGap,
  closeTo,
  type Gap,
  type GapEnd,
  gapOf,
  openGap,
  type Pair,
  pairBetween,
  pairOf,
  samePair,
} from './model/gaps.ts'
export {
  AT_START,
  advance,
  changeRate,
  type Loop,
  type Playhead,
  seek,
  setLoopEnd,
  toggle,
} from './model/playhead.ts'
export {
  type ContactReading,
  DESK_TABS,
  type DeskTab,
  OVERLAYS,
  type OverlayName,
  PANES,
  type PaneName,
  REVIEW_CAMERAS,
  type ReviewActions,
  type ReviewCamera,
  type ReviewModel,
} from './model/review-model.ts'
export {
  type ReviewedShot,
  type ReviewOrigin,
  reviewedShot,
  type ShotSource,
} from './model/reviewed-shot.ts'
export { differencesOf, partingOf, summaryOf } from './model/shot-differences.ts'
export { shotFaultText } from './model/shot-fault-text.ts'
export { isStop, type ShotMark, shotMarks, stepMark } from './model/shot-marks.ts'
export { verdictText } from './model/verdict-text.ts'
export type { WhatIfActions, WhatIfModel, WorkState } from './model/what-if-model.ts'
export { type ZoomWindow, zoomWindow } from './model/zoom-window.ts'
export { OpeningPage } from './opening-page.tsx'
export { PaneControls } from './pane-controls.tsx'
export type { OpenProtest } from './protest-box.tsx'
export { type DeskHost, ReviewPage } from './review-page.tsx'
export { ReviewReport } from './review-report.tsx'
export { RulesPanel } from './rules-panel.tsx'
export { ShotFaultPage } from './shot-fault-page.tsx'
export { strikeContacts } from './strike-readout.tsx'
export { type TakeAwayActions, TakeAwaySheet } from './take-away-sheet.tsx'
export { VerdictPanel } from './verdict-panel.tsx'
export { WhatIfPanel } from './what-if-panel.tsx'
