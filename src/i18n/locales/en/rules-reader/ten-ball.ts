/** Chapter 9, and the Polish sections 5.1 to 5.10. */
export const tenBall = {
  '9': {
    title: 'The game',
    text: 'Ten balls; the one with the lowest number must be hit first, and every ball that is to count is called. Whoever legally pockets the 10 as the last ball wins the rack.',
  },
  '9.1': {
    title: 'Who breaks',
    text: 'The winner of the lag chooses who breaks first. Then the players break in turn, unless something else is agreed.',
  },
  '9.2': {
    title: 'The rack',
    text: 'A tight triangle with the 1 at its front, on the foot spot, and the 10 in its middle. The other balls lie as they come.',
  },
  '9.3': {
    title: 'The break',
    text: 'From behind the head string; the 1 must be hit first, nothing is called. A ball must fall, or at least four object balls must each be driven to a rail. If not, it is a standard foul. Who pockets a ball plays on; the 10 does not win on the break, it is spotted.',
  },
  '9.4': {
    title: 'Push-out',
    text: 'On the shot right after a legal break the player at the table may declare a push-out. He need hit neither ball nor rail; everything else stays a foul. Balls that fall stay down, only the 10 is spotted. Then the opponent chooses: play on from there, or hand the shot back.',
  },
  '9.5': {
    title: 'Calls',
    text: 'Who plays for a ball calls ball and pocket; only what is obvious needs no call. One ball for a shot.',
  },
  '9.6': {
    title: 'Safety',
    text: 'Before the shot a safety may be declared: the turn passes. If a ball falls on it, the opponent may hand the shot back (9.7).',
    edition2025: 'There is no safety any more: who wants to play safe calls a ball and does not make it.',
  },
  '9.7': {
    title: 'Balls wrongly pocketed',
    text: 'When the called ball does not fall into its pocket but a ball falls all the same, the turn is over. Balls stay down, the 10 is spotted, and the opponent chooses: play on, or hand the shot back. A shot that was handed back cannot be handed back again. After a foul there is no such choice.',
  },
  '9.8': {
    title: 'Playing on and winning',
    text: 'Who makes his called ball plays on; what else falls stays down. The 10 wins when it was called and was the last object ball on the table before the shot. Called earlier and made, it is spotted and the player plays on.',
  },
  '9.9': {
    title: 'What is spotted',
    text: 'Only the 10: on the break, on a push-out, with a foul, uncalled, in another pocket, off the table, or called before it was the last ball.',
  },
  '9.10': {
    title: 'Standard fouls',
    text: 'The opponent has the cue ball in hand anywhere on the table, after a foul on the break too. Standard fouls are 6.1 to 6.10, 6.12, 6.13, 6.15, 6.16 and the break requirement.',
    edition2025: 'Laying the cue on the table (6.12 of 2016) is no longer among them.',
  },
  '9.11': {
    title: 'Serious fouls',
    text: 'The third foul in a row after a warning (6.14) loses the rack. For unsportsmanlike conduct (6.17) the referee decides in proportion.',
  },
  '9.12': {
    title: 'Stalemate',
    text: 'The player who broke the rack breaks it again (1.12).',
  },
  '5': {
    title: 'The game',
    text: 'Ten-ball by the Polish rules: lowest ball first, called shots. The legally called 10 wins the rack at any time after the break.',
  },
  '5.1': {
    title: 'Who breaks',
    text: 'The winner of the lag chooses who breaks first. Then the players break in turn; the tournament director may set another order.',
  },
  '5.2': {
    title: 'The rack',
    text: 'A tight triangle with the 1 at its front, on the foot spot, and the 10 in its middle. The other balls lie by chance; placing one on purpose is forbidden.',
  },
  '5.3': {
    title: 'The break',
    text: 'From behind the head string; the 1 must be hit first, nothing is called. A ball must fall, or at least four numbered balls must each reach a rail. Missing either, the kitchen or the rails, is a foul. Who pockets a ball plays on; a 10 that falls is spotted.',
  },
  '5.4': {
    title: 'Push-out',
    text: 'On the shot right after a legal break a push-out may be declared. All that is asked is that the tip strikes the cue ball and moves it. Balls that fall stay down, only the 10 is spotted. Then the opponent chooses: play on from there, or hand the shot back.',
  },
  '5.5': {
    title: 'Calls, safeties, wrong balls',
    text: 'Every shot but the break is called, ball and pocket, one ball a shot; or a safety is declared.\nWhen the called ball is not made but a ball falls, the turn is over and the opponent chooses: play on, or hand the shot back. On a safety he has this choice only when the lowest ball fell. A foul brings no choice.',
  },
  '5.6': {
    title: 'Playing on and winning',
    text: 'Who makes his called ball plays on; extra balls stay down. The 10, called and made without a foul, wins the rack, whatever else is on the table.',
  },
  '5.7': {
    title: 'What is spotted',
    text: 'Only the 10: on the break, on a push-out, with a foul, uncalled, in another pocket or off the table.',
  },
  '5.8': {
    title: 'Fouls',
    text: 'The opponent has the cue ball in hand anywhere on the table, after a foul on the break too. The list has 6.1 to 6.10 and 6.12 to 6.15; a template is not in it.',
  },
  '5.9': {
    title: 'Serious fouls',
    text: 'The third foul in a row after a warning (6.14) loses the rack. Unsportsmanlike conduct, here 6.16, is for the referee alone to judge.',
  },
  '5.10': {
    title: 'Stalemate',
    text: 'The player who broke the rack breaks it again (1.12).',
  },
} as const
