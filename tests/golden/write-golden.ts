import { writeFileSync } from 'node:fs'
import { Hash64 } from '../../src/math/index.ts'
import { simulateShot } from '../../src/physics/index.ts'
import { SCENARIOS } from '../../src/scenarios/index.ts'

/** Writes golden-shots.json from the solver as it is. To be run by hand, with a reason for the CHANGELOG. */
const rows = SCENARIOS.map(({ id, request }) => {
  const result = simulateShot(request)
  if (!result.ok) throw new Error(`${id}: ${result.error.message}`)
  const { events, hash, duration } = result.value
  const eventHash = new Hash64().text(JSON.stringify(events)).digest()
  return [id, { events: events.length, eventHash, hash, duration }] as const
})

writeFileSync(
  new URL('./golden-shots.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`,
)
