/** Help of the pages that are used like a form. */
export const pageHelp = {
  'pageHelp.set-up':
    'Choose a game, name the two players and press “To the table”. Everything else has a sensible value under “Details”; another evening finds the choices as they were left. The links at the top lead to kept matches, to the trainer, to the rules and to the dispute desk.',
  'pageHelp.matches':
    'Every match is kept after every command. Go on with one, watch it shot by shot, read its score sheet, play every shot again to verify it, save it as a file or copy it as a link. A file can be dropped anywhere on the page.',
  'pageHelp.trainer':
    'You come to the table after the break. Decide: shoot, play safe or push out; in the other seat, take the shot or hand it back. Then the page says what the decision was worth, and what the others would have been. What was missed comes back later.',
  'pageHelp.disputes':
    'Each card is a dispute: a shot, a question and the rules it is ruled by. Open one and look at its contacts as closely as you like. A file with a match, a shot or a what-if can be opened too, or dropped on the page.',
  'pageHelp.key.choose': 'another game, another choice in a row',
  'pageHelp.key.tab': 'to the next control; with Shift, to the one before',
  'pageHelp.key.enter': 'press it',
  'pageHelp.key.escape': 'close what is open',
  'pageHelp.key.help': 'this help',
} as const
