export { KeepingNote } from './keeping-note.tsx'
export { MatchPreviewView, type PreviewActions, type PreviewedMatch } from './match-preview-view.tsx'
export type {
  ImportNote,
  MatchesActions,
  MatchesModel,
  MatchFacts,
  MatchNote,
  MatchOnList,
  MatchTrouble,
} from './matches-model.ts'
export { MatchesPageView } from './matches-page-view.tsx'
