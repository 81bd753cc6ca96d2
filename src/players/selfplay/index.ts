export { type Decider, playRack, type RackReport, type RackTerms, type TurnReport } from './play-rack.ts'
