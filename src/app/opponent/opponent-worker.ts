import { ComputerPlayer } from '../../players/index.ts'
import type { FromOpponent, ToOpponent } from './opponent-jobs.ts'

/** How far he has come is told this often, ms. */
const TOLD = 100

const table: { player: ComputerPlayer | null; given: Set<number> } = { player: null, given: new Set() }

self.onmessage = ({ data }: MessageEvent<ToOpponent>) => {
  if ('terms' in data) table.player = new ComputerPlayer(data.terms)
  else if ('stop' in data) table.given.add(data.stop)
  else void think(data)
}

async function think({ id, match, ms }: Extract<ToOpponent, { readonly match: unknown }>): Promise<void> {
  let told = performance.now()
  try {
    const decision = await table.player!.decide(
      match,
      {
        ms,
        clock: () => performance.now(),
        pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
        signal: {
          get aborted() {
            return table.given.has(id)
          },
        },
      },
      (share) => {
        if (performance.now() - told < TOLD) return
        told = performance.now()
        self.postMessage({ id, share } satisfies FromOpponent)
      },
    )
    if (!table.given.delete(id)) self.postMessage({ id, decision } satisfies FromOpponent)
  } catch (error) {
    self.postMessage({ failed: String(error) } satisfies FromOpponent)
  }
}
