/** The library of classic disputes: a title, and what the players ask, of each. */
export const disputes = {
  'dispute.frozen-played-away.title': 'Frozen, played away from it',
  'dispute.frozen-played-away.question':
    'The cue ball was frozen to the 1 and played away from it. Does the 1 count as hit?',
  'dispute.frozen-played-into.title': 'Frozen, played straight into it',
  'dispute.frozen-played-into.question':
    'The cue ball was frozen to the 1 and pushed straight through it. Is that a double hit?',
  'dispute.frozen-to-the-wrong-ball.title': 'Frozen to the wrong ball',
  'dispute.frozen-to-the-wrong-ball.question':
    'The cue ball was frozen to the 2 and played through it at the 1. Which ball was first?',
  'dispute.chalk-width-gap.title': "A chalk's width away",
  'dispute.chalk-width-gap.question':
    'The 1 lay a cube of chalk away, straight ahead, and the cue followed through. Was the cue ball hit twice?',
  'dispute.chalk-width-gap-cut.title': "A chalk's width away, cut",
  'dispute.chalk-width-gap-cut.question':
    'The same gap and the same full stroke, but at a cut: may the cue follow through?',
  'dispute.hair-gap-full.title': 'A millimetre away, full',
  'dispute.hair-gap-full.question':
    'Light was seen between cue ball and 1, and it was hit full. Was the tip still on the cue ball?',
  'dispute.hair-gap-grazed.title': 'A hair away, only grazed',
  'dispute.hair-gap-grazed.question':
    'The 1 lay a hair beside the line and was only grazed. Is a close ball always a foul?',
  'dispute.frozen-to-the-rail.title': 'Frozen to the rail',
  'dispute.frozen-to-the-rail.question':
    'The 1 was frozen to the rail and was driven into it; nothing else reached a rail. Does that rail count?',
  'dispute.frozen-to-the-rail-to-another.title': 'Frozen to one rail, driven to another',
  'dispute.frozen-to-the-rail-to-another.question':
    'The 1 was frozen to the left rail and ran along it to the foot rail. Is that a rail?',
  'dispute.miscue-that-hits.title': 'A miscue that hits',
  'dispute.miscue-that-hits.question':
    'The tip slipped off, yet the cue ball found the 1 and the 1 found a rail. Is a miscue a foul?',
  'dispute.split-hit-wrong-ball-first.title': 'Split hit: the 2 first',
  'dispute.split-hit-wrong-ball-first.question':
    'The cue ball went between the 1 and the 2, and hit the 2 a third of a millisecond earlier. Foul?',
  'dispute.split-hit-right-ball-first.title': 'Split hit: the 1 first',
  'dispute.split-hit-right-ball-first.question':
    'The same split hit in the mirror: the 1 was first by a quarter of a millimetre. Who can see it?',
  'dispute.split-hit-both-at-once.title': 'Split hit: both at once',
  'dispute.split-hit-both-at-once.question':
    'The cue ball met the 1 and the 2 at the very same instant. Who gets the benefit?',
  'dispute.split-hit-2025.title': 'Split hit under the 2025 rules',
  'dispute.split-hit-2025.question':
    'The 2 first by a third of a millisecond, ruled by the edition of 2025: still a foul?',
  'dispute.kick-grazes-another-ball.title': 'The kick that grazed another ball',
  'dispute.kick-grazes-another-ball.question':
    'Off the rail at the 1, and the 3 seemed not to move. Was it touched on the way?',
  'dispute.jump-over-the-edge.title': 'Jump over the edge of a ball',
  'dispute.jump-over-the-edge.question': 'The cue ball flew over half of the 2. Legal stroke, clean hit?',
  'dispute.jump-touches-the-edge.title': 'The jump that was too low',
  'dispute.jump-touches-the-edge.question':
    'The cue ball left the cloth and still met the 2 on the way. Which ball was first?',
  'dispute.push-out-at-any-ball.title': 'Push-out at any ball',
  'dispute.push-out-at-any-ball.question':
    'The shooter called a push-out and hit the 3 first, and nothing reached a rail. Foul?',
  'dispute.rail-first-no-rail-after.title': 'Rail first, no rail after',
  'dispute.rail-first-no-rail-after.question':
    'The cue ball touched the rail before the 1, and nothing touched a rail after. Is that enough?',
  'dispute.safety-without-a-rail.title': 'A safety without a rail',
  'dispute.safety-without-a-rail.question':
    'In 14.1 a safety was called and nothing reached a rail. Does the call excuse it?',
  'dispute.break-three-balls-to-a-rail.title': 'Three balls to a rail on the break',
  'dispute.break-three-balls-to-a-rail.question':
    'Three balls reached a rail; a fourth stopped a millimetre short. Did the break count?',
  'dispute.break-four-balls-to-a-rail.title': 'Four balls to a rail on the break',
  'dispute.break-four-balls-to-a-rail.question':
    'A soft break with nothing pocketed, and the fourth ball just reached a rail. Legal?',
  'dispute.eight-on-the-break.title': 'The 8 on the break',
  'dispute.eight-on-the-break.question': 'The 8 fell on a legal break. Has the breaker won?',
  'dispute.eight-and-cue-ball-on-the-break.title': 'The 8 and the cue ball on the break',
  'dispute.eight-and-cue-ball-on-the-break.question':
    'The 8 fell on the break, and then the cue ball. Is the rack lost?',
  'dispute.opening-break-cue-ball-no-rail.title': '14.1 opening: the cue ball stopped short',
  'dispute.opening-break-cue-ball-no-rail.question':
    'Two balls reached a rail on the opening break, the cue ball did not. What does it cost?',
  'dispute.siberian-two-rails-missed.title': 'Siberian break: two rails missed',
  'dispute.siberian-two-rails-missed.question':
    'The first ball hit reached one rail and came to rest short of the next. May the break stand?',
  'dispute.siberian-one-rail-only.title': 'Siberian Ten: one rail only',
  'dispute.siberian-one-rail-only.question':
    'The ball was hit and reached the foot rail; nothing more happened. Is a penalty ball due?',
  'dispute.hanging-ball-falls-in-time.title': 'The hanging ball fell in time',
  'dispute.hanging-ball-falls-in-time.question':
    'The 1 hung on the brink for three seconds and fell. Does it count as pocketed?',
  'dispute.hanging-ball-falls-too-late.title': 'The hanging ball fell too late',
  'dispute.hanging-ball-falls-too-late.question':
    'The 1 hung on the brink for seven seconds and fell. Pocketed, or put back?',
  'dispute.rattle-in-the-jaws.title': 'Rattled and stayed up',
  'dispute.rattle-in-the-jaws.question':
    'The 1 rattled in the jaws and stayed there; nothing else reached a rail. Do the jaws count as a rail?',
  'dispute.jam-in-the-jaws.title': 'Jammed in the jaws',
  'dispute.jam-in-the-jaws.question':
    'The 1 and the 2 wedged each other in the jaws and stayed up. Are they pocketed?',
  'dispute.in-and-out-of-the-pocket.title': 'In and out again',
  'dispute.in-and-out-of-the-pocket.question':
    'The 1 was below the edge of the pocket and jumped back onto the table. Pocketed?',
  'dispute.off-the-bed-and-back.title': 'Onto the rail and back',
  'dispute.off-the-bed-and-back.question':
    'The cue ball ran on top of the rail and came back by itself. Off the table?',
  'dispute.object-ball-off-the-table.title': 'The object ball left the table',
  'dispute.object-ball-off-the-table.question':
    'The 1 was hit first and jumped off the table. Who plays, and where is the 1?',
  'dispute.scratch-with-the-nine.title': 'Scratch with the 9',
  'dispute.scratch-with-the-nine.question': 'The 9 went down, and the cue ball after it. Is the rack won?',
  'dispute.scratch-with-the-eight.title': 'Scratch with the 8',
  'dispute.scratch-with-the-eight.question':
    'The called 8 went down, and the cue ball after it. Who wins the rack?',
  'dispute.sleeve-touches-a-ball.title': 'A sleeve touched a ball',
  'dispute.sleeve-touches-a-ball.question':
    "The 1 was made, but the shooter's sleeve brushed the 4 during the shot. Foul?",
  'dispute.ten-early-wpa.title': 'The 10 early, WPA rules',
  'dispute.ten-early-wpa.question': 'The called 10 fell off the 1 with other balls still on the table. Won?',
  'dispute.ten-early-polish.title': 'The 10 early, Polish rules',
  'dispute.ten-early-polish.question':
    'The same shot by the Polish rules: the called 10 with other balls still there. Won?',
  'dispute.called-ball-wrong-pocket.title': 'Right ball, wrong pocket',
  'dispute.called-ball-wrong-pocket.question':
    'The 1 was called into the other corner. Who may decide about the next shot?',
  'dispute.combination-called.title': 'A combination, called',
  'dispute.combination-called.question':
    'The 3 was hit first and sent the called 5 down. Must the combination be announced?',
  'dispute.combination-off-their-ball.title': 'A combination off the other group',
  'dispute.combination-off-their-ball.question':
    'The called 5 fell, but the 12 of the other group was hit first. Does the 5 count?',
  'dispute.base-on-the-head-string.title': 'Base on the head string',
  'dispute.base-on-the-head-string.question':
    'The cue ball was played with its base exactly on the head string. Was it behind the line?',
  'dispute.edge-over-the-head-string.title': 'Edge over the head string',
  'dispute.edge-over-the-head-string.question':
    'Half of the cue ball overhung the head string, its base was 4 mm behind. Was it behind the line?',
  'dispute.object-ball-behind-the-head-string.title': 'Object ball just behind the line',
  'dispute.object-ball-behind-the-head-string.question':
    'In hand behind the line, the shooter hit a ball whose base was 3 mm behind it. May he play it directly?',
} as const
