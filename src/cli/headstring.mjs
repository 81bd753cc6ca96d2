#!/usr/bin/env node
// Starts the command line: loads TypeScript as it is written, from whatever folder it is called.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
