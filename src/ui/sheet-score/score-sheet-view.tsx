import type { MatchSetup, RackSheet, ScoreSheet } from '../../game/index.ts'
import type { Translator } from '../../i18n/index.ts'
import type { PerSeat, RulesetId } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import { ProtestLines } from '../protest-lines.tsx'
import { foulRows, sheetRows } from './sheet-rows.ts'

/** The score sheet of a match: both players side by side, then rack by rack. Prints to one page. */
export function ScoreSheetView(props: { t: Translator; setup: MatchSetup; sheet: ScoreSheet }) {
  const { t, setup, sheet } = props
  const straight = setup.terms.ruleset === 'straight-pool'
  return (
    <div class="score-sheet">
      <MatchTable {...props} />
      <div>
        <h3>{t.text(straight ? 'sheet.racks.straight' : 'sheet.racks')}</h3>
        <RackTable t={t} setup={setup} racks={sheet.racks} />
      </div>
      {sheet.protests.length > 0 ? (
        <section>
          <h3>{t.text('protest.title')}</h3>
          <ProtestLines t={t} protests={sheet.protests} shots nameOf={(seat) => setup.players[seat].name} />
        </section>
      ) : null}
      <p class="small quiet sheet-note">{t.text('sheet.note')}</p>
    </div>
  )
}

function MatchTable(props: { t: Translator; setup: MatchSetup; sheet: ScoreSheet }) {
  const { t, setup, sheet } = props
  const { A, B } = sheet.players
  return (
    <table class="sheet-table">
      <caption class="unseen">{t.text('sheet.match')}</caption>
      <thead>
        <tr>
          <td class="sheet-cell" />
          <th scope="col" class="sheet-cell sheet-name">
            {setup.players.A.name}
          </th>
          <th scope="col" class="sheet-cell sheet-name">
            {setup.players.B.name}
          </th>
        </tr>
      </thead>
      <tbody>
        {sheetRows(setup.terms.ruleset).map(({ label, value, decimals }) => (
          <tr key={label}>
            <th scope="row" class="sheet-cell sheet-label">
              {t.text(label)}
            </th>
            <td class="sheet-cell number">{t.number(value(A), decimals)}</td>
            <td class="sheet-cell number">{t.number(value(B), decimals)}</td>
          </tr>
        ))}
        {foulRows(A, B).map((row) => (
          <tr key={row.rule}>
            <th scope="row" class="sheet-cell sheet-label sheet-rule">
              <span class="number">{row.rule}</span> {foulName(t, row.rule)}
            </th>
            <td class="sheet-cell quiet">{row.A}</td>
            <td class="sheet-cell quiet">{row.B}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function foulName(t: Translator, rule: string): string {
  const key = `foul.${rule}`
  return t.text(t.has(key) ? key : 'foul.other')
}

type RackColumn = (rack: RackSheet) => PerSeat<number>

function RackTable(props: { t: Translator; setup: MatchSetup; racks: readonly RackSheet[] }) {
  const { t, setup } = props
  const { ruleset } = setup.terms
  const first = ruleset === 'straight-pool' || ruleset === 'siberian-ten'
  const columns: readonly (readonly [string, RackColumn])[] = [
    ...(first ? [[t.text(pointsLabel(ruleset)), (rack: RackSheet) => rack.points] as const] : []),
    [t.text('sheet.row.balls'), (rack) => rack.balls],
    [t.text('sheet.row.visits'), (rack) => rack.visits],
    [t.text('sheet.row.fouls'), (rack) => rack.fouls],
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="sheet-scroll" tabIndex={0} aria-label={t.text('sheet.racks')}>
      <table class="rack-table">
        <thead>
          <tr>
            <th scope="col" class="sheet-cell sheet-head">
              {t.text('sheet.column.rack')}
            </th>
            <th scope="col" class="sheet-cell sheet-head">
              {t.text('sheet.column.breaker')}
            </th>
            {columns.map(([label]) => (
              <th key={label} scope="col" class="sheet-cell sheet-head">
                {label}
              </th>
            ))}
            {ruleset === 'straight-pool' ? null : (
              <th scope="col" class="sheet-cell sheet-head">
                {t.text('sheet.column.winner')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {props.racks.map((rack) => (
            <tr key={rack.number}>
              <th scope="row" class="sheet-cell number">
                {rack.number}
              </th>
              <td class="sheet-cell">{setup.players[rack.breaker].name}</td>
              {columns.map(([label, pair]) => (
                <td key={label} class="sheet-cell number">
                  {t.text('sheet.pair', { a: pair(rack).A, b: pair(rack).B })}
                </td>
              ))}
              {ruleset === 'straight-pool' ? null : <Winner t={t} setup={setup} rack={rack} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function pointsLabel(ruleset: RulesetId) {
  return ruleset === 'straight-pool' ? 'sheet.row.points' : 'sheet.row.points.balls'
}

function Winner(props: { t: Translator; setup: MatchSetup; rack: RackSheet }) {
  const { t, setup, rack } = props
  const name = (seat: Seat) => setup.players[seat].name
  const marks = [
    ...(rack.breakAndRun ? [t.text('sheet.mark.breakAndRun')] : []),
    ...(rack.dryBreak ? [t.text('sheet.mark.dryBreak')] : []),
  ]
  const open = rack.by === 'concession' ? t.text('sheet.mark.conceded') : t.text('sheet.column.running')
  return (
    <td class="sheet-cell">
      {rack.winner ? <b>{name(rack.winner)}</b> : <span class="quiet">{open}</span>}
      {marks.length > 0 ? <span class="small quiet block">{marks.join(', ')}</span> : null}
    </td>
  )
}
