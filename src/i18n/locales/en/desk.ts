/** The referee's desk, inspections and the shot clock. */
export const desk = {
  'referee.open': 'Claims',
  'referee.window': 'Fouls are called by the players: call one before the next stroke.',
  'referee.window.do': 'Call a foul',
  'referee.stalemate.offered': '{seat, player} has offered a stalemate; it lapses with the next stroke.',
  'referee.stalemate.remind':
    'Eight innings without a ball or a foul: the players may agree on a stalemate (1.12).',
  'arrange.request-replace': 'Place the balls anew',
  'arrange.request-replace.what':
    'Before his stroke of the shoot-out the shooter may have them placed again.',
  'arrange.keep-position': 'Play on from where the balls stopped',
  'arrange.keep-position.what':
    'The stroke was disturbed and is played again: the position before it need not be restored.',
  'referee.practice.undo': 'Undo',
  'referee.ruled.warning': 'Warning',
  'referee.ruled.nothing': 'The claim does not stand',
  'foul.7.2': 'Wheelchair rules',
  'frozen.ask': 'Ask: frozen?',
  'frozen.ask.short': 'Frozen?',
  'frozen.none': 'Nothing is frozen.',
  'frozen.rail': '{ball, ball}: {rail, rail}',
  'frozen.pair': '{balls, ball}: touching',
  'frozen.found': 'Frozen (8.4):',
  'spotNearest.do': 'Spot {ball, ball}',
  'spotNearest.done': '{ball, ball} goes to the foot spot',
  'spotNearest.what':
    'All balls to hit lie behind the head string: the nearest may be put on the foot spot (1.5).',
  'game.title': '{seat, player} may declare “Game” now',
  'game.what': 'Sudden death: both play on from here until a ball falls.',
  'game.do': 'Declare “Game”',
  'clock.label': 'shot clock',
  'clock.spoken': '{left, plural, one {# second left} other {# seconds left}}',
  'clock.held': 'stopped',
  'clock.over': 'Time is up. The opponent may call slow play (6.15).',
} as const
