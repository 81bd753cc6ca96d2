import { type Check, checkHolds, type Figure, testsOf } from './index.ts'

/** Differences that are rounding: their digits are no figure. */
function isNoise({ expected, tolerance }: Figure): boolean {
  return expected === 0 && tolerance < 1e-6
}

function decimals(value: number, digits: number): string {
  const text = value.toFixed(digits)
  // No more zeros than the figure has places: 2.142857, not 2.1428570000.
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
}

function expectedText(check: Check): string {
  return check.figures.map((figure) => decimals(figure.expected, Math.min(figure.digits, 9))).join(', ')
}

function gotText({ figures, statements = [] }: Check): string {
  const numbers = figures.map((figure) =>
    isNoise(figure) && Math.abs(figure.got) <= figure.tolerance
      ? `< ${figure.tolerance.toExponential(0)}`
      : figure.got.toFixed(Math.min(figure.digits, 9)),
  )
  const words = statements.map(([text, holds]) => `${text}: ${holds ? 'yes' : 'NO'}`)
  return [...(numbers.length > 0 ? [numbers.join(', ')] : []), ...words].join('; ')
}

/** The checks as rows of a Markdown table. */
export function writeChecks(checks: readonly Check[]): string {
  const head =
    '| # | check | source | published or derived | here | tolerance | holds | tests |\n' +
    '| --: | --- | --- | --- | --- | --- | --- | --- |'
  const rows = checks.map((check) =>
    [
      '',
      String(check.number),
      check.note === undefined ? check.what : `${check.what} (${check.note})`,
      check.source === '' ? 'derived' : check.source,
      expectedText(check),
      gotText(check),
      check.tolerance,
      checkHolds(check) ? 'yes' : '**no**',
      testsOf(check.number),
      '',
    ]
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | ')
      .trim(),
  )
  return [head, ...rows].join('\n')
}
