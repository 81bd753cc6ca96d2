import type { ViewQuality } from '../view/index.ts'
import { isQuality } from './picture.ts'
import { type Route, readRoute, SET_UP } from './route.ts'

/** Something in the link that cannot be used; the page says so and goes on without it. */
export interface LinkFault {
  readonly code: 'unknown-route' | 'bad-quality' | 'bad-seed'
  readonly detail: string
}

/** What the link asks for. */
export interface StartOptions {
  readonly route: Route
  readonly quality: ViewQuality | null
  /** Seed of the racks of a new match. */
  readonly seed: number | null
  /** Also a browser that is driven by a program is shown the first lesson. */
  readonly lesson: boolean
  readonly faults: readonly LinkFault[]
}

const LARGEST_SEED = 2 ** 32 - 1

/** Reads `?quality=software&seed=7&lesson#/table`. */
export function readStartOptions(search: string, hash: string): StartOptions {
  const query = new URLSearchParams(search)
  const faults: LinkFault[] = []
  const quality = query.get('quality')
  const seed = query.get('seed')
  const route = readRoute(hash)
  if (quality !== null && !isQuality(quality)) faults.push({ code: 'bad-quality', detail: quality })
  if (seed !== null && !isSeed(seed)) faults.push({ code: 'bad-seed', detail: seed })
  if (route === null) faults.push({ code: 'unknown-route', detail: hash })
  return {
    route: route ?? SET_UP,
    quality: quality !== null && isQuality(quality) ? quality : null,
    seed: seed !== null && isSeed(seed) ? Number(seed) : null,
    lesson: query.has('lesson'),
    faults,
  }
}

function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_SEED
}
