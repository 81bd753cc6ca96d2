export { readRuleAddress, ruleAddress } from './model/rule-address.ts'
export { chaptersOf, clauseIdOf, clauseNumber, hasEditions, type RuleBook } from './model/rule-book.ts'
export { RulesPage } from './rules-page.tsx'
