import { fault, Hash64, ok, type Result } from '../../math/index.ts'
import type { BallStart, ShotRequest } from '../../physics/index.ts'
import { readJson, writeRuleDocument, writeSimulateDocument } from '../../record/index.ts'
import { ballsOf, type Layout, readLayout, writeLayout } from '../../shot/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import { isObject, readReviewDocument } from '../read-review-document.ts'
import type { ReviewTask, RuleTerms } from '../review-task.ts'
import { fromBase64Url, toBase64Url } from './base64url.ts'

/** Longer addresses are cut by some programs that people send them with, characters. */
export const LONGEST_SHOT_LINK = 2000
/** First character of a packed shot: how the rest is to be read. */
const VERSION = '1'
/** Characters of the checksum that follow it. */
const CHECK = 8

/**
 * A shot and its rules as one word of letters, digits, `-` and `_`, for a link: version, checksum, documents without
 * what is as usual. Numbers keep all their bits. Fault: `link-too-long`.
 */
export function packShot(task: ReviewTask): Result<string> {
  const text = ascii(JSON.stringify(packedDocument(task)))
  const packed = `${VERSION}${checksum(text)}${toBase64Url(text)}`
  if (packed.length > LONGEST_SHOT_LINK)
    return fault('link-too-long', '', `${packed.length} characters, at most ${LONGEST_SHOT_LINK}`)
  return ok(packed)
}

/**
 * Reads what `packShot` wrote. Faults: `link-version` for a link of a later program, `link-cut` for one that was cut or
 * changed on its way, and those of `readReviewDocument`.
 */
export function unpackShot(packed: string): Result<ReviewTask> {
  const cut = fault('link-cut', '', 'the link was cut or changed on its way')
  if (!/^\d/.test(packed)) return cut
  if (!packed.startsWith(VERSION)) return fault('link-version', '', 'the link is of a later program')
  const text = fromBase64Url(packed.slice(VERSION.length + CHECK))
  if (text === null || checksum(text) !== packed.slice(VERSION.length, VERSION.length + CHECK)) return cut
  const json = readJson(text)
  if (!json.ok || !isObject(json.value)) return cut
  const shot = unpackedShot(json.value.shot)
  if (shot === null) return cut
  const document = readReviewDocument({ ...json.value, format: 1, shot })
  return document.ok ? ok(document.value.task) : document
}

function checksum(text: string): string {
  return new Hash64().text(text).digest().slice(0, CHECK)
}

/** Nothing in a document is beyond ASCII but by somebody's hand. */
function ascii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function packedDocument({ shot, rule, acts = [] }: ReviewTask): object {
  return { shot: packedShot(shot), rule: packedTerms(shot, rule), ...(acts.length === 0 ? {} : { acts }) }
}

/** The `simulate` document with balls at rest as one line of text, and without what is as usual. */
function packedShot(shot: ShotRequest): object {
  const { format: _format, table, parameters, balls, fidelity, ...rest } = writeSimulateDocument(shot)
  return {
    ...(table === '9ft' ? {} : { table }),
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    balls: balls.every(isAtRest) ? writeLayout(layoutOf(balls)) : balls,
    ...rest,
    ...(fidelity === 'full' ? {} : { fidelity }),
    ...(shot.unbounded === true ? { unbounded: true } : {}),
  }
}

function unpackedShot(shot: unknown): object | null {
  if (!isObject(shot)) return null
  if (typeof shot.balls !== 'string') return { format: 1, ...shot }
  const layout = readLayout(shot.balls)
  if (!layout.ok) return null
  const balls = ballsOf(layout.value).map((id) => {
    const [x, y] = layout.value[id]!
    return { id, x, y }
  })
  return { format: 1, ...shot, balls }
}

function isAtRest({ z, v, w }: BallStart): boolean {
  return z === undefined && v === undefined && w === undefined
}

function layoutOf(balls: readonly BallStart[]): Layout {
  const layout: Partial<Record<BallId, Point>> = {}
  for (const { id, x, y } of balls) layout[id] = [x, y]
  return layout
}

/** What a reader of a `rule` document takes for granted. */
const USUAL_STATE: Readonly<Record<string, unknown>> = {
  cueBall: 'as-lies',
  foulCount: { A: 0, B: 0 },
  warned: { A: false, B: false },
  score: { A: 0, B: 0 },
  groups: null,
  restricted: false,
  raceTo: 0,
}

function packedTerms(shot: ShotRequest, rule: RuleTerms): object {
  const played = { table: shot.table, ballRadius: shot.parameters.ballRadius, events: [], after: {} }
  const { options, declaration, claims, rulings } = writeRuleDocument({ ...rule, ...played })
  const { balls, ...state } = rule.state
  const isShots = JSON.stringify(balls) === JSON.stringify(layoutOf(shot.balls))
  const told = Object.entries(state).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(USUAL_STATE[key]),
  )
  const lists = { options, declaration, claims, rulings }
  const given = Object.entries(lists).filter(([, value]) => value !== undefined && !isEmpty(value))
  return {
    ruleset: rule.ruleset,
    state: { ...Object.fromEntries(told), ...(isShots ? {} : { balls }) },
    ...Object.fromEntries(given),
  }
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}
