import { LAZY_PAGES, type LazyPageName } from './lazy-pages.ts'

/** Pages that are loaded with the first script; the others are fetched when they are asked for. */
const FIRST_PAGES = ['set-up', 'table'] as const
type FirstPage = (typeof FIRST_PAGES)[number]
export type PageName = FirstPage | LazyPageName

/** What the part of the address after `#` asks for. */
export interface Route {
  readonly page: PageName
  /** What the page makes of the rest of the address: `a/b` of `#/page/a/b`. */
  readonly rest: string
}

export const SET_UP: Route = { page: 'set-up', rest: '' }
export const TABLE: Route = { page: 'table', rest: '' }
export const LESSON: Route = { page: 'lesson', rest: '' }

/** Reads `#/page/rest`; an empty hash is the set-up page. Null for a page that does not exist. */
export function readRoute(hash: string): Route | null {
  const path = hash.replace(/^#\/?/, '')
  if (path === '') return SET_UP
  const [page = '', ...rest] = path.split('/')
  return isPage(page) ? { page, rest: rest.join('/') } : null
}

export function hashOf({ page, rest }: Route): string {
  if (page === 'set-up') return '#/'
  return rest === '' ? `#/${page}` : `#/${page}/${rest}`
}

/** Null for a page of the first script. */
export function lazyPageOf({ page }: Route): LazyPageName | null {
  return page === 'set-up' || page === 'table' ? null : page
}

function isPage(text: string): text is PageName {
  return (FIRST_PAGES as readonly string[]).includes(text) || Object.hasOwn(LAZY_PAGES, text)
}
