/** Chapters 1 and 8: what holds in every game, and what the words mean. */
export const general = {
  '1.2': {
    title: 'Lag',
    text: 'Each player has a ball behind the head string, one in either half. Both are played to the foot rail and back at about the same time; whose ball stops nearer to the head rail chooses who breaks.\nA lag ball is bad when it crosses into the other half, meets the foot rail more than once or not at all, falls or leaves the table, touches a side rail, stops in the opening of a corner pocket beyond the nose of the head rail, or is struck with a foul. One bad ball loses. Both lag again when both are bad, when nobody can tell which is nearer, or when one was struck after the other had reached the foot rail.',
    games: { 'siberian-ten': 'Only in the first game; lots may be drawn instead if both agree.' },
  },
  '1.3': {
    title: 'Equipment',
    text: 'Cue, bridge, chalk and glove serve what they were made for. The cue may be changed or lengthened during a match. Nothing new may be brought in that helps the stroke. Misuse is unsportsmanlike conduct (6.17).',
  },
  '1.4': {
    title: 'Spotting balls',
    text: 'A ball that returns to the table goes to the foot spot. When that is taken it goes on the long string behind the spot, as near to it as there is room; when there is none up to the foot rail, in front of the spot. It touches an object ball that is in its way, but never the cue ball: a millimetre is left.\nSeveral balls return in the order of their numbers. No ball that lies on the table is moved for it.',
  },
  '1.5': {
    title: 'Ball in hand',
    text: 'The cue ball is set down on any free place, or only behind the head string where the rule says so, and may be moved until the tip strikes it. What counts is its centre: on the line is not behind it.\nWhen every ball that may be played first lies behind the head string, the player may have the one nearest to the line put on the foot spot; of two equally near ones he names which. A ball exactly on the line may be played directly.',
  },
  '1.6': {
    title: 'Called shots and safeties',
    text: 'In a game of called shots, ball and pocket must be known before the stroke, unless the shot is obvious. How the ball gets there need not be said. A bank or a combination is never obvious. One ball is called for a shot.\nIt can be agreed that an obvious shot needs no call: then the first ball that was hit counts as called when it went straight into a pocket, without a rail and without another ball.\nInstead of a call a safety may be declared: the turn passes after the shot, whatever falls. Contact and rail are asked for as in any shot.',
    games: {
      'nine-ball': 'Nine-ball knows neither calls nor safeties.',
      'siberian-ten':
        'Up to two balls may be called; there is no safety. What is called stands under Забивание.',
    },
  },
  '1.7': {
    title: 'Balls that move by themselves',
    text: 'A ball that settles a little without falling stays where it is. A ball that hung on the brink for five seconds and then drops is put back; if it drops earlier, the shot has pocketed it.\nWhen a ball drops by itself during a later shot and that shot comes out differently for it, the position is restored and the shot is played again. When it changes nothing, only the ball is put back. None of this is a foul.',
  },
  '1.8': {
    title: 'Restoring a position',
    text: 'Balls that have to be put back or cleaned are set by the referee as well as he can; the players accept it.',
  },
  '1.9': {
    title: 'Interference from outside',
    text: 'Somebody or something that has nothing to do with the match moves a ball or disturbs a stroke. If it changed the outcome, the position before the shot is restored and the shot is played again. If it did not, only the disturbed balls are put back. A position that nobody can restore is treated as a stalemate (1.12).',
  },
  '1.10': {
    title: 'Rulings and protests',
    text: 'A player may ask the referee to look at a ruling again until the next stroke; the last shot of a match may be questioned too. The referee may overrule a foul or have the shot played again. His word on facts stands.',
  },
  '1.11': {
    title: 'Concession',
    text: 'A player who concedes loses the match.',
  },
  '1.12': {
    title: 'Stalemate',
    text: 'When nobody tries to finish the rack, the referee may declare a stalemate; both players may agree on one at any time. The program only reminds them, after eight innings without a ball down and without a foul.',
    games: {
      'nine-ball': 'The rack is played again; the same player breaks (2.9).',
      'ten-ball-wpa': 'The rack is played again; the same player breaks (9.12).',
      'ten-ball-pl': 'The rack is played again; the same player breaks (5.10).',
      'eight-ball': 'The rack is played again; the same player breaks (3.11).',
      'straight-pool': 'Both lag for a new opening break; the score stays (4.12).',
      'siberian-ten':
        'The Russian text has none. By the custom of this house the game is played again with the same breaker.',
    },
  },
  '8.1': {
    title: 'Parts of the table',
    text: 'There are four rails: head, foot, left and right. The two cushions of a long side are one rail; jaws and rail tops belong to the rail that they are part of. The head string, the centre string through the side pockets and the foot string divide the length into quarters; the long string runs from end to end. The foot spot is where foot string and long string cross. Behind the head string, without the line itself, is the kitchen.',
  },
  '8.2': {
    title: 'Shot',
    text: 'A shot begins when the tip meets the cue ball in a forward stroke and ends when every ball has stopped rolling and spinning. It is legal when the shooter has committed no foul before it ends.',
  },
  '8.3': {
    title: 'Ball pocketed',
    text: 'A ball is pocketed when it comes to rest in a pocket below the bed or runs into the return. One that jumps back onto the bed is not. A ball that leans on another in the mouth of a pocket and would fall without it counts as pocketed. If the cue ball touches a ball that is already down, the cue ball is pocketed.\nFor a ball on the brink the five seconds of 1.7 hold.',
  },
  '8.4': {
    title: 'Driven to a rail; frozen balls',
    text: 'A ball is driven to a rail when it was not touching that rail and then touches it. A ball that was frozen to a rail must leave it and come back, or reach another one. A ball that is pocketed or leaves the table counts as driven to a rail.\nThe program looks before every stroke which balls are frozen. It can be agreed that a ball counts as frozen only when somebody asked for it before the stroke.',
  },
  '8.5': {
    title: 'Off the table',
    text: 'A ball is off the table when it comes to rest anywhere but on the bed or in a pocket, or was kept from it only by a lamp, a person or a thing. A ball that runs along the top of a rail and returns by itself is not off.',
    games: {
      'siberian-ten':
        'What stops on top of a rail, and what a person sends back, is settled by the exceptions under Штрафы.',
    },
  },
  '8.12': {
    title: 'Inning',
    text: 'A turn at the table: it begins when a player may shoot and ends when he misses, fouls or hands over. Deciding about the other player’s shot is no inning.',
  },
  '8.13': {
    title: 'Place of a ball',
    text: 'A ball is where its centre is, for lines as well as for spots.',
  },
  '8.16': {
    title: 'Jump shot',
    text: 'With a raised cue the cue ball may be driven into the bed so that it jumps. Lifting it by digging under it is a miscue (8.18).',
  },
  '8.18': {
    title: 'Miscue',
    text: 'The tip slips off the cue ball. That alone is no foul; it becomes one when another part of the stick meets the ball (6.7). A miscue on purpose is unsportsmanlike conduct (6.17).',
    edition2025:
      'A miscue by accident counts as a legal jump even when the cue ball is lifted over another ball.',
  },
} as const
