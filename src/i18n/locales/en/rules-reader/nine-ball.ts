/** Chapter 2. */
export const nineBall = {
  '2': {
    title: 'The game',
    text: 'Nine balls, and on every shot the one with the lowest number must be hit first. Balls may fall in any order; nothing is called. Whoever pockets the 9 with a legal shot wins the rack.',
  },
  '2.1': {
    title: 'Who breaks',
    text: 'The winner of the lag chooses who breaks first. Then the players break in turn, unless something else is agreed: the winner, or the loser, of the last rack.',
  },
  '2.2': {
    title: 'The rack',
    text: 'A tight diamond with the 1 at its front, on the foot spot, and the 9 in its middle. The other balls lie as they come.',
    edition2025: 'The 9 lies on the foot spot, so the rack is two rows nearer to the head.',
  },
  '2.3': {
    title: 'The break',
    text: 'From behind the head string; the 1 must be hit first. A ball must fall, or at least four object balls must each be driven to a rail; the cue ball does not count among them. If not, it is a standard foul. The 9 on a legal break wins the rack.\nAfter a foul on the break no push-out follows. There is no choice of a new break.\nWith the three-point break agreed, regulation 18 is asked for as well.',
  },
  R18: {
    title: 'Three-point break',
    text: 'If agreed: at least three object balls must fall on the break or come back to the head string, each counted once. A ball counts when its edge reaches the line. Missed, it is no foul: the breaker’s turn ends, a 9 that fell is spotted, and the opponent plays on without a push-out or hands the shot back; then the breaker may push out.',
    edition2025: 'A ball counts when its centre passes beyond the line.',
  },
  '2.4': {
    title: 'Push-out',
    text: 'On the shot right after a legal break the player at the table may declare a push-out. He need hit neither ball nor rail; everything else stays a foul. Balls that fall stay down, only the 9 is spotted. Then the opponent chooses: play on from there, or hand the shot back. Without a declaration it is an ordinary shot.',
  },
  '2.5': {
    title: 'Playing on and winning',
    text: 'Who pockets a ball with a legal shot plays on; who pockets none hands over, and the opponent plays the balls as they lie. A legally pocketed 9 wins the rack, at any time except on a push-out.',
  },
  '2.6': {
    title: 'What is spotted',
    text: 'Only the 9: when it falls with a foul or on a push-out, or leaves the table. All other balls that are down or off stay out.',
  },
  '2.7': {
    title: 'Standard fouls',
    text: 'The opponent has the cue ball in hand anywhere on the table, after a foul on the break too. Standard fouls are 6.1 to 6.10, 6.12, 6.13, 6.15, 6.16 and the break requirement.',
    edition2025: 'Laying the cue on the table (6.12 of 2016) is no longer among them.',
  },
  '2.8': {
    title: 'Serious fouls',
    text: 'The third foul in a row after a warning (6.14) loses the rack. For unsportsmanlike conduct (6.17) the referee decides.',
  },
  '2.9': {
    title: 'Stalemate',
    text: 'The player who broke the rack breaks it again (1.12).',
  },
} as const
