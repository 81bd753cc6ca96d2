import type { ComponentType } from 'preact'
import type { AppState } from './app-state.ts'

/** What a page gets: the state of the whole, and its part of the address (`a/b` of `#/page/a/b`). */
export interface LazyPageProps {
  readonly state: AppState
  readonly rest: string
}

/** What the file of a page exports. */
export interface LazyPage {
  readonly Page: ComponentType<LazyPageProps>
}

export type LazyPageName = 'matches' | 'match' | 'review' | 'trainer' | 'rules' | 'lesson'

/** Pages that are fetched when they are asked for, by their name in the address. */
export const LAZY_PAGES: Readonly<Partial<Record<LazyPageName, () => Promise<LazyPage>>>> = {
  trainer: () => import('./trainer/index.tsx'),

  matches: () => import('./matches/matches-page.tsx'),
  match: () => import('./matches/match-page.tsx'),
  review: () => import('./review/page.tsx'),
  rules: () => import('./rules-reader/index.tsx'),
  lesson: () => import('./lesson/index.tsx'),
}
