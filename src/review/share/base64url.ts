const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Text of character codes 0 to 127 in base 64 with the alphabet for addresses (RFC 4648, section 5), no padding. */
export function toBase64Url(text: string): string {
  let packed = ''
  for (let k = 0; k < text.length; k += 3) {
    const left = Math.min(3, text.length - k)
    let bits = 0
    for (let j = 0; j < 3; j++) bits = (bits << 8) | (j < left ? text.charCodeAt(k + j) : 0)
    for (let j = 0; j <= left; j++) packed += ALPHABET[(bits >> (18 - 6 * j)) & 63]!
  }
  return packed
}

/** Reads what `toBase64Url` writes; null for what it cannot have written. */
export function fromBase64Url(packed: string): string | null {
  let text = ''
  for (let k = 0; k < packed.length; k += 4) {
    const left = Math.min(4, packed.length - k)
    if (left === 1) return null
    let bits = 0
    for (let j = 0; j < 4; j++) {
      const value = j < left ? ALPHABET.indexOf(packed[k + j]!) : 0
      if (value < 0) return null
      bits = (bits << 6) | value
    }
    for (let j = 0; j < left - 1; j++) {
      const code = (bits >> (16 - 8 * j)) & 255
      if (code > 127) return null
      text += String.fromCharCode(code)
    }
  }
  return text
}
