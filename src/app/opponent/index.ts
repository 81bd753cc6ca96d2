import type { Seat } from '../../shot/index.ts'
import type { TableSession } from '../table-session.ts'
import { ComputerSeat, type Pace } from './computer-seat.ts'

const SEATS: readonly Seat[] = ['A', 'B']

/** Sits computer players down at the seats that the match gives them; the function that is returned lets them go. */
export function seatComputers(
  session: TableSession,
  host: { pace(): Pace; failed(reason: string): void },
): () => void {
  const { setup } = session.model
  const level = (seat: Seat) => setup.players[seat].computer
  const seats = SEATS.flatMap((seat) => {
    const own = level(seat)
    if (own === undefined) return []
    const other = level(seat === 'A' ? 'B' : 'A')
    const terms = {
      seat,
      level: own,
      ...(other === undefined ? {} : { opponent: other }),
      table: setup.terms.table,
      parameters: setup.parameters,
      seed: setup.seed,
    }
    const worker = new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' })
    return [new ComputerSeat(session, terms, { ...host, worker, clock: () => performance.now() / 1000 })]
  })
  return () => {
    for (const seat of seats) seat.close()
  }
}
