import { agreements } from './agreements.ts'
import { deskSheet } from './desk-sheet.ts'
import { disputes } from './disputes.ts'
import { equipment } from './equipment.ts'
import { evidence } from './evidence.ts'
import { gamepad } from './gamepad.ts'
import { handChoices } from './hand-choices.ts'
import { help } from './help.ts'
import { lesson } from './lesson.ts'
import { matches } from './matches.ts'
import { pageHelp } from './page-help.ts'
import { pushOut } from './push-out.ts'
import { review } from './review.ts'
import { reviewMeasures } from './review-measures.ts'
import { rulesReader } from './rules-reader.ts'
import { scoreSheet } from './score-sheet.ts'
import { setUpDetails } from './set-up-details.ts'
import { trainer } from './trainer.ts'
import { tuning } from './tuning.ts'

/** Sentences of pages that are fetched when they are asked for. */
export const pages = {
  ...review,
  ...reviewMeasures,
  ...disputes,
  ...gamepad,
  ...handChoices,
  ...lesson,
  ...trainer,
  ...rulesReader,
  ...agreements,
  ...equipment,
  ...matches,
  ...scoreSheet,
  ...tuning,
  ...setUpDetails,
  ...deskSheet,
  ...pushOut,
  ...evidence,
  ...help,
  ...pageHelp,
} as const
