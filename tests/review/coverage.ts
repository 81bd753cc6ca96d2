import { isCovered, knownAnswer } from './known-answers.ts'

/*
 * How often the 95 % intervals of `whatif` hold the true answer: npx tsx tests/review/coverage.ts [questions] [trials] [seed]
 */

const [questions = 200, trials = 300, seed = 1] = process.argv.slice(2).map(Number)
const byFamily = new Map<string, { asked: number; covered: number }>()
for (let k = 0; k < questions; k++) {
  const question = knownAnswer(seed, k)
  const counts = byFamily.get(question.family) ?? { asked: 0, covered: 0 }
  counts.asked += 1
  if (isCovered(question, trials)) counts.covered += 1
  byFamily.set(question.family, counts)
}
const covered = [...byFamily.values()].reduce((sum, counts) => sum + counts.covered, 0)
for (const [family, counts] of byFamily) console.log(`${family}: ${counts.covered} of ${counts.asked}`)
console.log(`all: ${covered} of ${questions} = ${((100 * covered) / questions).toFixed(1)} %`)
