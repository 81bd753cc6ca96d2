export { ComputerPlayer, type ComputerTerms } from './computer-player.ts'
export { thinkingSeconds } from './thinking-seconds.ts'
export { type ThinkingBudget, withinBudget } from './within-budget.ts'
