import { writeFileSync } from 'node:fs'
import { recordSchema, SCHEMA_FILE } from './record-schema.ts'

/** Writes the JSON Schema from the reader's shapes: `node --import tsx tests/record/write-schema.ts`. */
writeFileSync(SCHEMA_FILE, `${JSON.stringify(recordSchema(), null, 2)}\n`)
