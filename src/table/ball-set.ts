/** Ids of the balls that any of the games uses. `cue` sorts first, then the numbers ascending. */
export const BALL_IDS = [
  'cue',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
] as const

export type BallId = (typeof BALL_IDS)[number]
export type ObjectBallId = Exclude<BallId, 'cue'>

/** Rank of a ball in every ordered list: 0 for the cue ball, otherwise its number. */
export function ballNumber(ball: BallId): number {
  return ball === 'cue' ? 0 : Number(ball)
}

export function isBallId(text: string): text is BallId {
  return (BALL_IDS as readonly string[]).includes(text)
}
