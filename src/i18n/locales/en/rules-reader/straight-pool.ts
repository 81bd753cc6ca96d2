/** Chapter 4. */
export const straightPool = {
  '4': {
    title: 'The game',
    text: 'Fifteen balls, any of them may be played; every ball that is called and made is a point. When one ball is left, the other fourteen are racked again and play goes on. Whoever first reaches the agreed points wins.',
  },
  '4.1': {
    title: 'Who breaks',
    text: 'The winner of the lag chooses who plays the opening break.',
  },
  '4.2': {
    title: 'The rack',
    text: 'A tight triangle, its front ball on the foot spot, in any order.',
  },
  '4.3': {
    title: 'Opening break',
    text: 'It is a called shot from behind the head string. Either the called ball is made, or the cue ball and at least two object balls are each driven to a rail, counted from the first contact. If neither, it is a break foul (4.10).',
  },
  '4.4': {
    title: 'Playing on, racking again, winning',
    text: 'Who makes his called ball plays on. When one object ball is left, the other fourteen are racked with the front place free; when none is left, all fifteen. The same player goes on with an ordinary shot and may play any ball first. Reaching the target wins at once.',
  },
  '4.5': {
    title: 'Calls and safeties',
    text: 'Every shot is called, the opening break too. On a declared safety the turn passes and balls that fall come back.',
  },
  '4.6': {
    title: 'What is spotted',
    text: 'Every ball that falls uncalled, on a safety or with a foul, and every ball off the table. While the fourteen stand untouched, the fifteenth returns to the free place at the front.',
  },
  '4.7': {
    title: 'Points',
    text: 'One for the called ball and one for every other ball that falls with it. Fouls take points away; a score may go below nothing.',
  },
  '4.8': {
    title: 'Special positions when racking',
    text: 'A ball is in the way when it lies inside the outline of the triangle or touches it.\nFifteenth ball in the way: it goes to the head spot, or, when the cue ball blocks that, to the centre spot. Cue ball in the way: it is in hand behind the head string; but when the last ball lies in the kitchen it goes to the head spot, and when that ball blocks the head spot, to the centre spot. Both in the way, or the last ball pocketed and the cue ball in the way: fifteen are racked and the cue ball is in hand behind the head string. Otherwise both lie as they are.',
  },
  '4.9': {
    title: 'Standard fouls',
    text: 'One point less, the turn passes, and the cue ball is played as it lies; it is in hand behind the head string only after 6.1 and when it stayed behind the head string (6.11). Standard fouls are 6.1, 6.3 to 6.13, 6.15 and 6.16.',
    edition2025: 'Laying the cue on the table (6.12 of 2016) is no longer among them.',
  },
  '4.10': {
    title: 'Break foul',
    text: 'Two points less, and nothing else is punished. Balls that fell are spotted. The opponent plays on from there or has the offender break again, as often as it takes. It does not count among three fouls.',
  },
  '4.11': {
    title: 'Serious fouls',
    text: 'Third foul in a row after a warning: one point and fifteen more, all balls are racked, and the offender plays an opening break. For unsportsmanlike conduct the referee decides.',
  },
  '4.12': {
    title: 'Stalemate',
    text: 'Both lag for a new opening break; the score stays (1.12).',
  },
} as const
