/** Tables, pockets, cloths and balls by name, and strokes for which the stick has no room. */
export const equipment = {
  'equipment.pockets': 'Pockets',
  'equipment.pockets.wpa': 'tournament (WPA)',
  'equipment.pockets.bca': 'wide (old BCA)',
  'equipment.pockets.pro': 'tight (pro cut)',
  'equipment.pockets.bar': 'worn (bar table)',
  'equipment.system': 'Pocketed balls',
  'equipment.system.return': 'return to a ball box',
  'equipment.system.drop': 'stay in their pocket',
  'equipment.cloth': 'Cloth',
  'equipment.cloth.worsted-new': 'new worsted, fast',
  'equipment.cloth.worsted-used': 'used worsted',
  'equipment.cloth.humid': 'worsted on a humid day',
  'equipment.cloth.napped': 'napped, slow',
  'equipment.cloth.own': 'turned by hand',
  'equipment.balls': 'Balls',
  'equipment.balls.clean': 'clean',
  'equipment.balls.dirty': 'dirty',
  'equipment.balls.clinging': 'chalked, clinging',
  'equipment.balls.worn': 'old and worn',
  'equipment.balls.own': 'turned by hand',
  'refused.stick-on-rail':
    'The stick has no room: the rail behind the cue ball is in the way. Raise the butt.',
  'refused.stick-on-pocket':
    'The stick has no room: the edge of the pocket behind the cue ball is in the way. Raise the butt.',
  'refused.stick-on-ball': 'The stick has no room: a ball lies under it. Raise the butt.',
} as const
