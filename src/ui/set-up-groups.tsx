import type { ComponentChildren } from 'preact'
import type { MessageKey } from '../i18n/index.ts'
import { Detail } from './detail.tsx'
import { LookRows } from './look-rows.tsx'
import type { LookModel } from './model/look-model.ts'
import { AIM_HELPS } from './model/match-wishes.ts'
import { type OptionRow, optionRowsOf } from './model/wished-options.ts'
import { ClockDetails } from './set-up-clock.tsx'
import { Handicap } from './set-up-handicap.tsx'
import { playerName, ruleBehind, type SetUpPart } from './set-up-part.ts'
import { PlayerDetails } from './set-up-players.tsx'
import { TableDetails } from './set-up-table.tsx'

/** What most matches leave as it is, each with the rule behind it. */
export function SetUpGroups(props: SetUpPart & { look: LookModel }) {
  const { t, wishes } = props
  return (
    <div class="detail-groups">
      <Group title={t.text('setUp.group.start')}>
        <FirstBreak {...props} />
        <Options {...props} part="start" />
        {wishes.ruleset === 'siberian-ten' ? <Handicap {...props} /> : null}
      </Group>
      <Group title={t.text('setUp.group.rules')}>
        <Options {...props} part="rules" />
      </Group>
      <Group title={t.text('setUp.group.referee')}>
        <Options {...props} part="referee" />
        <ClockDetails {...props} />
      </Group>
      <Group title={t.text('setUp.group.table')}>
        <TableDetails {...props} />
      </Group>
      <Group title={t.text('look.title')}>
        <LookRows t={t} look={props.look} />
      </Group>
      <Group title={t.text('setUp.group.players')}>
        <PlayerDetails {...props} />
      </Group>
      <Group title={t.text('setUp.group.help')}>
        <Help {...props} />
      </Group>
    </div>
  )
}

/** A group without anything to choose is left out by the style sheet. */
function Group(props: { title: string; children: ComponentChildren }) {
  return (
    <section class="detail-group">
      <h3>{props.title}</h3>
      {props.children}
    </section>
  )
}

function FirstBreak(props: SetUpPart) {
  const { t, wishes } = props
  return (
    <Detail
      legend={t.text('setUp.breaker')}
      about={t.text('setUp.breaker.about')}
      name="breaker"
      rule={ruleBehind(props, '1.2')}
      options={[
        ['A', playerName(props, 'A')],
        ['B', playerName(props, 'B')],
        ['lag', t.text('setUp.breaker.lag')],
        ['lot', t.text('setUp.breaker.lot')],
      ]}
      value={wishes.opening ?? wishes.firstBreaker}
      onChange={(chosen) =>
        props.change(
          chosen === 'lag' || chosen === 'lot'
            ? { opening: chosen }
            : { opening: undefined, firstBreaker: chosen },
        )
      }
    />
  )
}

function Options(props: SetUpPart & { part: OptionRow['part'] }) {
  const rows = optionRowsOf(props.wishes.ruleset).filter(({ part }) => part === props.part)
  return (
    <>
      {rows.map((row) => (
        <RuleOption key={row.name} {...props} row={row} />
      ))}
    </>
  )
}

/** What the rule books leave open, in plain words with the rule behind it. */
function RuleOption(props: SetUpPart & { row: OptionRow }) {
  const { t, wishes, row } = props
  const { name, values } = row
  const behind = row.rule?.(wishes.ruleset)
  const key = (part: string): MessageKey => {
    const whole = `agree.${name}.${part}`
    if (!t.has(whole)) throw new Error(`no sentence ${whole}`)
    return whole
  }
  return (
    <Detail
      legend={t.text(key('label'))}
      about={t.text(key('about'))}
      name={name}
      rule={behind === undefined ? undefined : ruleBehind(props, behind)}
      options={values.map((value) => [String(value), t.text(key(String(value)))])}
      value={String(wishes.options?.[name] ?? values[0])}
      onChange={(chosen) => {
        const value = values.find((each) => String(each) === chosen)
        props.change({ options: { ...wishes.options, [name]: value } })
      }}
    />
  )
}

function Help(props: SetUpPart) {
  const { t, wishes } = props
  return (
    <>
      <Detail
        legend={t.text('setUp.aimHelp')}
        about={t.text('setUp.aimHelp.about')}
        name="aim-help"
        options={AIM_HELPS.map((help) => [help, t.text(`setUp.aimHelp.${help}`)])}
        value={wishes.aimHelp ?? 'full'}
        onChange={(aimHelp) => props.change({ aimHelp })}
      />
      <Detail
        legend={t.text('setUp.mode')}
        about={t.text('setUp.mode.about')}
        name="practice"
        options={[
          ['match', t.text('setUp.mode.match')],
          ['practice', t.text('setUp.mode.practice')],
        ]}
        value={wishes.practice ? 'practice' : 'match'}
        onChange={(mode) => props.change({ practice: mode === 'practice' })}
      />
    </>
  )
}
