/** Ticks a second of the shot's clock: exact in binary. */
export const TICK_HZ = 1024
