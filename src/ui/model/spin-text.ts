import type { Translator } from '../../i18n/index.ts'

/** "0.12 R right, 0.18 R high", as a player would say where the tip is. */
export function spinText(t: Translator, side: number, height: number): string {
  const words: string[] = []
  const value = (x: number) => t.number(Math.abs(x), 2)
  if (Math.abs(side) >= 0.005) {
    words.push(t.text(side > 0 ? 'spin.right' : 'spin.left', { value: value(side) }))
  }
  if (Math.abs(height) >= 0.005) {
    words.push(t.text(height > 0 ? 'spin.high' : 'spin.low', { value: value(height) }))
  }
  return words.length > 0 ? words.join(', ') : t.text('spin.centre')
}
