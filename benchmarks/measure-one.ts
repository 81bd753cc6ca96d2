// tsx benchmarks/measure-one.ts INDEX SECONDS: measures one workload and prints it as JSON.
// Each has a process of its own, so that what one compiled does not slow or speed the next.
import { measure } from './measure.ts'
import { workloads } from './workloads.ts'

const [index, seconds] = process.argv.slice(2).map(Number)
const { name, ours, naive } = workloads(seconds!)[index!]!
const row = { name, ours: measure(ours()), naive: naive === null ? null : measure(naive()) }
process.stdout.write(JSON.stringify(row))
