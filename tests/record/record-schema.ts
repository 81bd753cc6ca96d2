import { claimShape, declarationShape, refereeRulingShape } from '../../src/record/called-shape.ts'
import { recordDocumentShape } from '../../src/record/index.ts'
import { commandShape, inspectionShape, strokeShape } from '../../src/record/match/command-shape.ts'
import { layoutShape } from '../../src/record/match/record-shape.ts'
import { setupShape, termsShape } from '../../src/record/match/setup-shape.ts'
import {
  wholeOptionsShape,
  wholeParametersShape,
  wholeTableShape,
} from '../../src/record/match/whole-shape.ts'
import { jsonSchemaOf } from './json-schema-of.ts'

export const SCHEMA_FILE = new URL('../../assets/match-record.schema.json', import.meta.url)

/** The JSON Schema of a match record, as the reader has it. */
export function recordSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Headstring match record, format 1',
    description: 'What each field means stands in docs/record-format.md.',
    ...jsonSchemaOf(recordDocumentShape, {
      setup: setupShape,
      terms: termsShape,
      options: wholeOptionsShape,
      table: wholeTableShape,
      parameters: wholeParametersShape,
      command: commandShape,
      stroke: strokeShape,
      declaration: declarationShape,
      claim: claimShape,
      refereeRuling: refereeRulingShape,
      inspection: inspectionShape,
      layout: layoutShape,
    }),
  }
}
