import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allChecks, checkHolds, figureHolds } from '../../benchmarks/checks/index.ts'
import { writeChecks } from '../../benchmarks/checks/write-checks.ts'
import { readBlock } from '../../benchmarks/doc-blocks.ts'
import { PLOTS } from '../../benchmarks/plots-curves.ts'

const DOCS = new URL('../../docs/', import.meta.url)
const doc = readFileSync(new URL('physics.md', DOCS), 'utf8')
const checks = allChecks()

describe('published and derived figures', () => {
  it('all 109 are there, once each', () => {
    expect(checks.map(({ number }) => number)).toEqual(Array.from({ length: 109 }, (_, k) => k + 1))
  })

  it.each(checks.map((check) => [check.number, check.what, check] as const))(
    'check %i: %s',
    (_n, _what, check) => {
      for (const figure of check.figures) {
        expect([figure.got, figureHolds(figure)]).toEqual([figure.got, true])
        expect(figure.tolerance).toBeGreaterThan(0)
      }
      for (const [text, holds] of check.statements ?? []) expect([text, holds]).toEqual([text, true])
      expect(checkHolds(check)).toBe(true)
      expect(check.figures.length + (check.statements?.length ?? 0)).toBeGreaterThan(0)
    },
  )
})

describe('docs/physics.md', () => {
  it('has the table that is computed now; npx tsx benchmarks/physics-doc.ts writes it', () => {
    expect(readBlock(doc, 'checks')).toBe(writeChecks(checks))
  })

  it('has a row for each kind of break', () => {
    expect(readBlock(doc, 'breaks').split('\n').length).toBeGreaterThanOrEqual(6)
  })

  it.each(['throw.svg', 'rebound.svg', 'squirt.svg'])(
    'shows the plot %s that is drawn now; npx tsx benchmarks/plots.ts draws it',
    (name) => {
      expect(readFileSync(new URL(`plots/${name}`, DOCS), 'utf8')).toBe(PLOTS[name]!())
    },
  )

  it('names only plots that are there', () => {
    const shown = [...doc.matchAll(/\(plots\/([a-z.]+)\)/g)].map((match) => match[1])
    expect(shown.sort((a, b) => (a! < b! ? -1 : 1))).toEqual(Object.keys(PLOTS).sort())
  })
})
