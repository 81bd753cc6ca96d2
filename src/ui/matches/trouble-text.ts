import type { MessageKey, Translator } from '../../i18n/index.ts'
import type { MatchTrouble } from './matches-model.ts'

/** Sentences by what can be done about it, not by the place in the file: that stands beside it as a code. */
const KEYS: Readonly<Record<string, MessageKey>> = {
  checksum: 'matches.trouble.cut',
  'link-cut': 'matches.trouble.link',
  'unknown-format': 'matches.trouble.format',
  'physics-version': 'matches.trouble.physics',
  'not-as-recorded': 'matches.trouble.otherwise',
  refused: 'matches.trouble.otherwise',
  'file-too-large': 'fault.file-too-large',
  'no-match': 'matches.trouble.gone',
  'storage-read': 'matches.trouble.storage',
  'storage-write': 'matches.keeping.failed',
}

/** A trouble of a kept match carries the code of what was found as the first word of its path. */
function causeOf({ code, path }: MatchTrouble): string {
  const kept = code === 'match-invalid' || code === 'match-replay'
  return kept ? (path.split(' ')[0] ?? code) : code
}

export function troubleText(t: Translator, trouble: MatchTrouble): string {
  return t.text(KEYS[causeOf(trouble)] ?? 'matches.trouble.foreign')
}

/** The code and the place, for who wants to report it. */
export function troubleCode(t: Translator, trouble: MatchTrouble): string {
  const code = t.text('fault.code', { code: trouble.code })
  return trouble.path === '' ? code : `${code} · ${trouble.path}`
}
