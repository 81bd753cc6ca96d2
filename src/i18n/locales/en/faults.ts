/** Refused commands and things that went wrong: each code has a sentence and a way on. */
export const faults = {
  'refused.other': 'That is not possible now ({code}).',

  'fault.code': 'Code: {code}',
  'fault.unexpected': 'Something went wrong',
  'fault.unexpected.help': 'The match is kept up to the last stroke. Load the page again to go on with it.',
  'fault.webgl-missing': 'This browser shows no 3D picture',
  'fault.webgl-missing.help':
    'The table is drawn with WebGL 2, and this browser does not offer it. Switch on hardware acceleration in its settings, update it, or open this page in another browser. The match is kept.',
  'fault.webgl-lost': 'The picture was lost and did not come back',
  'fault.webgl-lost.help': 'The match is kept. Load the page again to go on with it.',
  'fault.unknown-route': 'This link leads nowhere',
  'fault.bad-quality': 'The link asks for a picture quality that does not exist; the usual one is used.',
  'fault.bad-seed':
    'The link carries a seed that is not a whole number from 0 to 4294967295; another one is used.',
  'fault.settings-invalid': 'The stored settings could not be read; the usual ones are used.',
  'fault.match-invalid': 'The kept match could not be read and is left alone; a new one can be started.',
  'fault.match-replay': 'The kept match could not be rebuilt and is left alone; a new one can be started.',
  'fault.storage-unavailable': 'This browser keeps nothing: a match is lost when the page is closed.',
  'fault.storage-read': 'The browser could not read what it has kept.',
  'fault.storage-write': 'The browser could not keep the last stroke: its storage may be full.',
  'fault.no-match': 'There is no match to go on with',
  'fault.no-match.help': 'Start one: it takes two clicks.',
  'fault.way.reload': 'Load the page again',
  'fault.way.set-up': 'To the set-up page',
} as const
