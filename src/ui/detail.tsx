import type { Translator } from '../i18n/index.ts'
import { RuleLink, type RulesInForce } from './rule-link.tsx'
import { Segments } from './segments.tsx'

/** One question of the details: a few answers side by side, and a line that says what it is about. */
export function Detail<T extends string>(props: {
  legend: string
  about: string
  name: string
  options: readonly (readonly [T, string])[]
  value: T
  onChange: (value: T) => void
  /** The rule behind it, where there is one. */
  rule?: RuleBehind | undefined
}) {
  const { about, rule, ...segments } = props
  return (
    <div class="rule-option">
      <Segments {...segments} />
      <p class="small quiet">{rule === undefined ? about : <RuledText about={about} {...rule} />}</p>
    </div>
  )
}

/** The clause that an agreement is about. */
export interface RuleBehind {
  readonly t: Translator
  readonly rules: RulesInForce
  readonly rule: string
}

/** A line whose numbers of rules lead to the rules reader; the rule behind it follows where the line names none. */
export function RuledText(props: RuleBehind & { about: string }) {
  const pieces = props.about.split(/(\d\.\d+)/)
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 1 ? <RuleLink key={index} {...props} rule={piece} /> : piece,
      )}
      {pieces.length > 1 ? null : (
        <>
          {' '}
          <RuleLink {...props} />
        </>
      )}
    </>
  )
}
