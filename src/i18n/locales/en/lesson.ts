/** The first minute at the table. */
export const lesson = {
  'lesson.title': 'First lesson',
  'lesson.step': '{at} of {of}',
  'lesson.next': 'Next',
  'lesson.finish': 'To the first match',
  'lesson.skip': 'Skip the lesson',
  'lesson.missed': 'Not yet. The balls lie as before: once more.',
  'lesson.aim.title': 'Aim',
  'lesson.aim.task': 'Turn the stick until the line of the yellow 1 runs into the corner pocket.',
  'lesson.aim.mouse':
    'Drag on the cloth; with Shift it turns by a hair. A click on the ball aims straight at it.',
  'lesson.aim.touch': 'Draw a finger over the cloth. A tap on the ball aims straight at it.',
  'lesson.aim.keys': 'Arrow left and right, with Shift finer. N aims straight at the ball.',
  'lesson.aim.pad': 'The left stick turns, with LT finer.',
  'lesson.aim.done': 'The 1 will go down.',
  'lesson.power.title': 'Power',
  'lesson.power.task':
    'The aim is good, but the stroke is far too soft for the way. Give it more, and pot the 1.',
  'lesson.power.mouse': 'Take the stick behind the cue ball, pull it back and let go.',
  'lesson.power.touch': 'Pull down in the strip at the bottom and let go.',
  'lesson.power.keys': 'Arrow up for more power, Space strokes.',
  'lesson.power.pad': 'RT draws the stick back, A strokes.',
  'lesson.power.done': 'That was hard enough.',
  'lesson.spin.title': 'Spin',
  'lesson.spin.task': 'Make the cue ball come back after the hit: the tip has to meet it low.',
  'lesson.spin.mouse':
    'Drag the point on the white ball at the right down to the dashed ring; beyond it the tip slips. Then stroke.',
  'lesson.spin.touch':
    'Tap the small ball above the strip, drag the point down to the dashed ring, close the sheet, then stroke.',
  'lesson.spin.keys': 'S moves the tip down as far as the dashed ring, Space strokes.',
  'lesson.spin.pad': 'Right stick down as far as the dashed ring, then A.',
  'lesson.spin.done': 'It came back: that is draw.',
  'lesson.call.title': 'Call',
  'lesson.call.task':
    'In this game the ball and its pocket are said before the stroke. Call the 1 into the left side pocket and pot it.',
  'lesson.call.mouse': 'Click the pocket on the table, or say yes to the call that is offered; then stroke.',
  'lesson.call.touch': 'Tap the pocket on the table, or say yes to the call that is offered; then stroke.',
  'lesson.call.keys': 'Enter says the call that is offered, Space strokes.',
  'lesson.call.pad': 'A says the call that is offered, A once more strokes.',
  'lesson.call.done':
    'Called and potted: the referee counts it. The rest you learn by playing; ? shows all keys.',
} as const
