/** Chapters 6 and 7: fouls, and play from a wheelchair. */
export const fouls = {
  '6': {
    title: 'Fouls in general',
    text: 'Of several fouls in one shot only the most serious is punished, and a shot adds at most one to the fouls in a row. Order of weight: conduct, loss of the rack, break foul, 6.1, the cue ball that stayed behind the head string (6.11), 6.5, 6.2, the break requirement, 6.3, and then the others.\nThe referee calls at once whatever the events show. It can be agreed that the players call: then a foul that nobody calls before the next stroke did not happen, except that the cue ball is gone. Below a millisecond or a millimetre no eye could tell; the exact order decides and the ruling says so.',
    edition2025: 'Numbers of fouls are one chapter lower: 3.1 to 3.16.',
  },
  '6.1': {
    title: 'Cue ball in a pocket or off the table',
    text: 'The cue ball is pocketed or driven off the table. Nobody needs to call this foul.',
    games: { 'straight-pool': 'The opponent has the cue ball in hand behind the head string.' },
  },
  '6.2': {
    title: 'Wrong ball first',
    text: 'The first object ball that the cue ball meets must be one that may be played. Of two balls met at the same instant it is enough that one of them may. When no ball is met at all, that is 6.3.',
    games: {
      'nine-ball':
        'First comes the ball with the lowest number on the table, on the break the 1. On a push-out any ball or none may be hit.',
      'ten-ball-wpa':
        'First comes the ball with the lowest number on the table, on the break the 1. On a push-out any ball or none may be hit.',
      'ten-ball-pl':
        'First comes the ball with the lowest number on the table, on the break the 1. On a push-out any ball or none may be hit.',
      'eight-ball':
        'On the break any ball; while the table is open any but the 8; then a ball of the own group, and the 8 when the group is gone.',
      'straight-pool': 'No foul in 14.1: any ball may be hit first.',
    },
    edition2025:
      'When the wrong and a lawful ball are met so close together that nobody can tell, the lawful one was first. The program takes half a millisecond for that.',
  },
  '6.3': {
    title: 'No rail after contact',
    text: 'When nothing is pocketed, the cue ball must meet an object ball, and after that at least one ball, cue ball or object ball, must be driven to a rail (8.4). A rail before the contact does not help. No ball hit at all is this foul as well.',
    games: {
      'nine-ball': 'Not asked for on a push-out.',
      'ten-ball-wpa': 'Not asked for on a push-out.',
      'ten-ball-pl': 'Not asked for on a push-out.',
    },
    edition2025:
      'When a ball and a cushion are met so close together that nobody can tell, the ball was first and the cushion counts.',
  },
  '6.4': {
    title: 'No foot on the floor',
    text: 'At least one foot is on the floor when the tip strikes. Only people can see it. A player in a wheelchair follows 7.2 instead.',
  },
  '6.5': {
    title: 'Object ball off the table',
    text: 'An object ball is driven off the table (8.5). Which balls come back is said by the rule on spotting of each game.',
  },
  '6.6': {
    title: 'Touched ball',
    text: 'No ball may be touched or sent another way by body, clothing, bridge, chalk or a cue ball in the hand. By accident it is a standard foul, on purpose unsportsmanlike conduct. Moved balls stay where they are unless the referee puts them back.\nIt can be agreed that only the cue ball counts: then object balls that were touched by accident are put back without a foul.',
    edition2025: 'Every ball counts, always.',
  },
  '6.7': {
    title: 'Double hit and frozen balls',
    text: 'The tip may meet the cue ball once. A second contact is a foul, and so is a tip that is still on the cue ball when a ball close by is hit, and any other part of the stick that touches the cue ball. If the ball close by is only grazed, the stroke is presumed fair.\nA cue ball frozen to an object ball may be played straight into it; that ball is then the first one hit. Played away from it, it has not been hit.',
  },
  '6.8': {
    title: 'Push shot',
    text: 'The tip stays on the cue ball longer than in a normal stroke. The program measures: up to 4 ms are normal. A cue ball frozen to the ball that it is played into may stay with the tip for 5 mm.',
  },
  '6.9': {
    title: 'Balls still moving',
    text: 'No stroke while any ball still rolls or spins.',
  },
  '6.10': {
    title: 'Cue ball in a wrong place',
    text: 'The cue ball was to be played from behind the head string and its centre was on the line or in front of it. As a rule the program does not let it be set down there; it can be agreed that it does and that people call it.',
  },
  '6.11': {
    title: 'Bad play from behind the head string',
    text: 'With the cue ball in hand behind the head string: a ball behind the line may not be hit first unless the cue ball has passed the line before. And the cue ball must pass the line or hit a ball on it or in front of it.',
    games: {
      'nine-ball': 'No foul in this game.',
      'ten-ball-wpa': 'No foul in this game.',
      'ten-ball-pl': 'No foul in this game.',
      'straight-pool':
        'Only a cue ball that stayed behind the line without hitting a ball in front of it gives the opponent ball in hand.',
    },
  },
  '6.12': {
    title: 'Cue on the table',
    text: 'The cue may not be laid on the table to measure or to aim without a hand on it.',
    edition2025: 'No longer a foul.',
  },
  '6.13': {
    title: 'Playing out of turn',
    text: 'By accident a standard foul: as a rule the balls stay as they lie. On purpose it is unsportsmanlike conduct.',
  },
  '6.14': {
    title: 'Three fouls in a row',
    text: 'Standard fouls in consecutive shots of the same player count together; a legal shot, a push-out too, sets the count back to none. The third costs dearly, but only if he was told before the shot that he is on two. If he was not, the count stays at two. With the referee of the program the warning comes by itself.',
    games: {
      'nine-ball': 'The third loses the rack. A new rack begins without fouls.',
      'ten-ball-wpa': 'The third loses the rack. A new rack begins without fouls.',
      'ten-ball-pl': 'The third loses the rack. A new rack begins without fouls.',
      'eight-ball': 'Not used in eight-ball.',
      'straight-pool':
        'The third costs one point and fifteen more; all balls are racked and the offender plays an opening break. The count goes on from rack to rack. A break foul (4.10) neither counts nor sets it back.',
      'siberian-ten': 'Not used in Siberian Ten.',
    },
  },
  '6.15': {
    title: 'Slow play',
    text: 'The referee may put a clock on both players. With a shot clock, running out of time is a standard foul; each player may have one extension a rack. The break has no clock.',
    games: { 'siberian-ten': 'Not used in Siberian Ten.' },
  },
  '6.16': {
    title: 'Template rack touched',
    text: 'A ball touches the racking template after it was put away.',
    games: { 'ten-ball-pl': 'Not in the Polish list; there 6.16 is the number of unsportsmanlike conduct.' },
  },
  '6.17': {
    title: 'Unsportsmanlike conduct',
    text: 'Whatever is done on purpose against fair play: distracting the other player, moving balls other than by a shot, a miscue on purpose, shooting on after a foul was called, practising during the match, marking the table, wasting time, misusing equipment, and 6.6, 6.11 or 6.13 on purpose.\nThe referee chooses: warning, standard foul, serious foul, loss of rack or match, disqualification.',
    games: {
      'ten-ball-pl': 'In the Polish text its number is 6.16; the referee alone judges.',
      'straight-pool':
        'A serious foul costs what the third foul costs (6.14), unless the referee decides otherwise.',
    },
  },
  '7.1': {
    title: 'Who may use the wheelchair rules',
    text: 'Players who depend on a wheelchair. In the program it is agreed on the set-up page, for each player.',
  },
  '7.2': {
    title: 'Playing from a wheelchair',
    text: 'The player stays seated at the stroke, not on a wheel or an armrest and not above 68.5 cm, and no foot touches the floor; this replaces 6.4. Legs are no lever against table or chair. Aids are free, but nobody helps with the stroke or touches the chair during it.\nOffences are conduct: the first gives the opponent the cue ball in hand anywhere, the second the rack, the third the match, unless the referee decides otherwise.',
    games: { 'straight-pool': 'The second costs what the third foul in a row costs (6.14).' },
  },
  '7.3': {
    title: 'The chair',
    text: 'A chair that can stand is not in standing position; it is clean and in good order.',
  },
} as const
