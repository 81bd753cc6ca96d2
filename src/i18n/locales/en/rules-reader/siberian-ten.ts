/** The Russian text has headings instead of numbers; they are cited as they stand. */
export const siberianTen = {
  'RU-aim': {
    title: 'The game',
    text: 'Ten balls and a cue ball of another colour. Only the cue ball is struck; any ball may be played, and the cue ball itself counts when it falls off another ball. Six balls win the game. At five all only the cue ball is left: a shoot-out decides.',
  },
  'RU-rack': {
    title: 'The rack',
    text: 'A triangle of ten, its front ball on the foot spot. The cue ball lies anywhere in the house, behind its line.',
  },
  'RU-break': {
    title: 'The break',
    text: 'Nothing is called; every ball that falls, the cue ball after a contact too, counts for the breaker, and he plays on. If nothing falls, the cue ball or the ball that it hit first must, after their contact, meet the two-rail rule of Штрафы ж). Missed, there is no penalty ball: the opponent plays on from there, breaks himself or has the breaker break again. A new break annuls everything that came of the old one. When the cue ball hit nothing, playing on brings the penalty of г) as well.\nPlayers break in turn; who gives a handicap breaks always.',
  },
  'RU-handicap': {
    title: 'Handicap',
    text: 'The first balls that the giver pockets count for the other, as many as were agreed. He stays at the table for them as for any ball.',
  },
  RU: {
    title: 'Pocketing balls',
    text: 'In the called game ball and pocket are named; two balls may be. A called ball that is made is a point; every ball that falls without a call, or into another pocket, is a point for the opponent. Who makes all that he called plays on. Of two called balls one made is one point, and the turn passes.\nIf both agree, nothing is called: everything counts for the player and he plays on.',
  },
  'RU-in-off': {
    title: 'The cue ball in a pocket',
    text: 'It counts only after a contact with another ball. Called, or where nothing needs a call, it is a point for the player: the opponent takes a ball of his choice from the table for him. Uncalled it is a point for the opponent, who takes a ball for himself. The next shot is from the house, without restriction. When no ball is left on the table, the point counts all the same.',
  },
  'RU-house': {
    title: 'From the house',
    text: 'In hand from the house: anywhere behind the line. After a miss, another violation or a cue ball off the table the shot is restricted: a ball in the house may be touched only after the cue ball has come back from a rail. A ball on the line is not in the house. Touching one earlier is a violation.\nBy agreement the cue ball is in hand only where the text says so, and otherwise lies.',
  },
  'RU-fine': {
    title: 'How a violation is paid for',
    text: 'The opponent takes one ball of his choice from the table, one for a stroke, however much was wrong in it. Balls that fell in the stroke go to him; after а) and е) they come back instead, frozen to the middle of the foot rail. A cue ball that falls scores for nobody. Then he plays on, or lets the offender play. When no ball is left, nothing is paid.',
  },
  'RU-a': {
    title: 'Touched ball',
    text: 'The player touches a ball with hand or clothing, before, during or after the stroke. What fell comes back.',
  },
  'RU-b': {
    title: 'Struck with the butt or the side',
    text: 'The cue ball is struck with anything but the tip.',
  },
  'RU-v': { title: 'Balls still moving', text: 'A stroke before all balls have come to rest.' },
  'RU-g': {
    title: 'Miss',
    text: 'The cue ball touches no ball. A cue ball that falls without a contact is a miss as well.',
  },
  'RU-d': {
    title: 'Cue ball off the table',
    text: 'No penalty ball: a called ball that was made counts, what else fell counts for the opponent, and the turn passes, from the house. It can be ruled by the letter of the list instead: balls come back and a ball is paid. Together with another violation, that one is punished.',
  },
  'RU-e': {
    title: 'Both feet off the floor',
    text: 'At the stroke neither foot is on the floor. What fell comes back.',
  },
  'RU-zh': {
    title: 'Two-rail rule',
    text: 'When no ball falls, the cue ball or the ball that it hit first must do one of these after their contact: touch two different rails; touch a rail and drive another ball to another rail; cross the centre string and touch a rail, or drive a ball to one; touch a rail and then cross the centre string, or send another ball across it. Touching a ball that stands frozen to a rail counts as that rail. A ball that falls, called or not, suspends the rule.\nBy agreement the rails of both balls are counted together, before and after the contact, a crossing as one; two are enough. The break always asks for the strict form.',
  },
  'RU-off': {
    title: 'Ball off the table',
    text: 'Balls that leave the table count for the opponent and are the penalty; nothing more is paid. What fell in the stroke goes to him too. The balls are played as they lie.',
  },
  'RU-push': {
    title: 'Push or double hit',
    text: 'The tip stays on the cue ball or meets it twice, or the stroke is irregular in another way.',
  },
  'RU-special-a': {
    title: 'Cue ball sent back by a person',
    text: 'The cue ball leaves the table, hits a person and comes back: a ball that fell comes back, the turn passes, nothing is paid.',
  },
  'RU-special-b': {
    title: 'Ball on top of a rail',
    text: 'A ball that stops on top of a rail is set down at the cushion where it stopped. What fell counts, the turn passes, nothing is paid.',
  },
  'RU-special-v': {
    title: 'Disturbed stroke',
    text: 'When an outsider or the opponent disturbs the stroke by accident, it is played again; whether the old position is restored is for the disturbed player to say.',
  },
  'RU-special-g': {
    title: 'Hanging ball drops',
    text: 'A ball hanging in a pocket drops after the player has begun to aim, and so the cue ball misses it: he plays again, from the house and without restriction. The ball goes to the foot spot, or to the short rail near which it hung.',
  },
  'RU-shoot-out': {
    title: 'Shoot-out',
    text: 'At five all. First shoots who pocketed the last ball. The opponent sets up: cue ball on the spot of the shooter’s half, the other ball on the spot of the far half; the shooter may ask for it to be placed again. Nothing is called: each of the two balls that falls after a contact is a point. A stroke without contact is repeated, the third time it is nothing. Then the other shoots from the other end. More points win; equal, another series follows.',
  },
  'RU-game': {
    title: 'The “Game”',
    text: 'A player who hit the ball and pocketed nothing may declare “Game” before the balls are set up again, while nothing is decided. From the balls as they lie the opponent shoots, then the two in turn: who pockets a ball wins, who misses the ball or drives one off the table loses.',
  },
} as const
