/** Chapter 3. */
export const eightBall = {
  '3': {
    title: 'The game',
    text: 'Fifteen balls, lows 1 to 7 and highs 9 to 15. Each player clears his group and then plays the 8. Every shot but the break is called. Whoever legally pockets the called 8 wins the rack.',
  },
  '3.1': {
    title: 'Who breaks',
    text: 'The winner of the lag chooses who breaks first. Then the players break in turn, unless something else is agreed.',
  },
  '3.2': {
    title: 'The rack',
    text: 'A tight triangle, its front ball on the foot spot, the 8 in its middle, one low and one high ball in the rear corners. The others lie as they come.',
  },
  '3.3': {
    title: 'The break',
    text: 'From behind the head string; any ball may be hit first. A ball must fall, or at least four object balls must each be driven to a rail. Missed, it is no foul: the opponent plays on, breaks himself or has the breaker break again. Who pockets a ball plays on; the table is open in any case.\nThe 8 on a break without a foul: the breaker has it spotted and plays on, or breaks again. The 8 and a scratch: the opponent has it spotted and plays from behind the head string, or breaks himself. The 8 with another foul: it is spotted, and the opponent plays on or takes the cue ball behind the head string.\nAny other foul on the break: the opponent plays on, or takes the cue ball behind the head string; when the balls were missed as well, he may also choose a new break. Object balls off the table stay out, except the 8.',
    edition2025:
      'The 8 on the break with any foul: the opponent has it spotted and plays from behind the head string, or breaks himself.',
  },
  '3.4': {
    title: 'Open table and groups',
    text: 'Until groups are chosen the table is open: any ball but the 8 may be hit first. The first called ball that is legally made on a shot after the break decides the group. What falls on the break, uncalled, with a foul or on a safety decides nothing.',
    edition2025:
      'When one group is wholly gone while the table is open, the player may claim it for this shot by calling the 8 and hit the 8 first: made, it wins; missed, the table stays open. To be confirmed: the 8 hit first without that call is no foul then.',
  },
  '3.5': {
    title: 'Playing on',
    text: 'Who makes the called ball of his own group plays on; what else falls stays down. Otherwise the opponent plays the balls as they lie. He cannot hand the shot back.',
  },
  '3.6': {
    title: 'Calls and safeties',
    text: 'Every shot but the break is called. The 8 may be called only when the own group was gone before the shot. On a declared safety the turn passes, and what falls stays down; the 8 on it loses.',
  },
  '3.7': {
    title: 'What is spotted',
    text: 'Only the 8, and only when it falls or leaves the table on the break.',
  },
  '3.8': {
    title: 'Loss of the rack',
    text: 'Not on the break, but in any other shot a player loses the rack: (a) when the 8 falls and he fouls, (b) when it falls before his group was gone, also together with its last ball, (c) when it falls into another pocket than the one called, or uncalled, (d) when it leaves the table.',
  },
  '3.9': {
    title: 'Standard fouls',
    text: 'The opponent has the cue ball in hand anywhere on the table; after a foul on the break only behind the head string. Standard fouls are 6.1 to 6.13, 6.15 and 6.16. Fouls in a row are not counted.',
    edition2025: 'Laying the cue on the table (6.12 of 2016) is no longer among them.',
  },
  '3.10': {
    title: 'Serious fouls',
    text: 'The cases of 3.8 lose the rack. For unsportsmanlike conduct (6.17) the referee decides.',
  },
  '3.11': {
    title: 'Stalemate',
    text: 'The player who broke the rack breaks it again (1.12).',
  },
} as const
