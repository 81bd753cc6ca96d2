/** A practice match is known by its name: its record is that of any other match. */
const PRACTICE = 'practice-'

/** A name that no other match of this browser has. */
export function newMatchId(practice = false): string {
  const words = [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36))
  return `${practice ? PRACTICE : ''}${words.join('-')}`
}

export function isPractice(id: string): boolean {
  return id.startsWith(PRACTICE)
}
