import { useState } from 'preact/hooks'
import type { LocaleId, MessageKey, Translator } from '../i18n/index.ts'
import type { RulesetId } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { HelpButton } from './help-button.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import type { LookModel } from './model/look-model.ts'
import type { MatchWishes } from './model/match-wishes.ts'
import { raceOf } from './model/wished-options.ts'
import { RackDrawing } from './rack-drawing.tsx'
import { SetUpDetails } from './set-up-details.tsx'
import { Opponent } from './set-up-opponent.tsx'
import type { SetUpPart } from './set-up-part.ts'
import { Stepper } from './stepper.tsx'

/** A match that was left unfinished, as one card offers to go on with it. */
export interface KeptMatch {
  readonly ruleset: RulesetId
  readonly names: { readonly A: string; readonly B: string }
  readonly racks: { readonly A: number; readonly B: number }
  readonly raceTo: number
}

const NAME_LENGTH = 24

export function SetUpPage(props: {
  t: Translator
  rulesets: readonly RulesetId[]
  first: MatchWishes
  look: LookModel
  /** Fetches the sentences of the details. */
  sentences: () => Promise<void>
  /** The details are shown at once. */
  unfolded: boolean
  kept: KeptMatch | null
  notices: readonly { readonly code: string; readonly detail: string }[]
  /** Wishes are kept while another page is read. */
  onChange: (wishes: MatchWishes) => void
  onStart: (wishes: MatchWishes) => void
  onContinue: () => void
  onLocale: (locale: LocaleId) => void
}) {
  const { t } = props
  const [wishes, setWishes] = useState(props.first)
  const start = (event: Event) => {
    event.preventDefault()
    props.onStart({ ...wishes, names: tidyNames(t, wishes) })
  }
  const change = (part: Partial<MatchWishes>) => {
    const next = { ...wishes, ...part }
    setWishes(next)
    props.onChange(next)
  }
  const part = { t, wishes, change }
  return (
    <main class="set-up">
      <header>
        <h1>{t.text('app.name')}</h1>
        <p class="quiet">{t.text('app.motto')}</p>
        <nav class="set-up-ways">
          <a class="link" href="#/matches">
            {t.text('matches.open')}
          </a>
          <a class="link" href="#/trainer">
            {t.text('trainer.open')}
          </a>
          <a class="link" href="#/rules">
            {t.text('rules.open')}
          </a>
          <a class="link" href="#/review">
            {t.text('disputes.open')}
          </a>
        </nav>
      </header>
      {props.notices.map((notice) => (
        <Notice key={notice.code} t={t} {...notice} />
      ))}
      {props.kept ? <Continue t={t} kept={props.kept} onContinue={props.onContinue} /> : null}
      <form class="panel set-up-form" onSubmit={start}>
        <Games {...part} rulesets={props.rulesets} />
        <Players {...part} />
        <Opponent {...part} />
        <SetUpDetails {...part} look={props.look} unfolded={props.unfolded} sentences={props.sentences} />
        <button type="submit" class="primary start">
          {t.text('setUp.start')}
        </button>
      </form>
      <div class="page-foot">
        <LanguageButtons t={t} onLocale={props.onLocale} />
        <HelpButton t={t} page="set-up" sentences={props.sentences} />
      </div>
    </main>
  )
}

function Notice(props: { t: Translator; code: string; detail: string }) {
  const key = `fault.${props.code}`
  return (
    <section class="panel notice" role="alert">
      <p>{props.t.has(key) ? props.t.text(key) : props.t.text('fault.unexpected')}</p>
      <p class="small quiet">
        {props.t.text('fault.code', { code: props.code })}
        {props.detail ? ` · ${props.detail}` : ''}
      </p>
    </section>
  )
}

function Continue(props: { t: Translator; kept: KeptMatch; onContinue: () => void }) {
  const { t, kept } = props
  return (
    <section class="panel continue">
      <div>
        <h2>
          {kept.names.A} <span class="number">{kept.racks.A}</span> :{' '}
          <span class="number">{kept.racks.B}</span> {kept.names.B}
        </h2>
        <p class="small quiet">
          {t.text(`ruleset.${kept.ruleset}` satisfies MessageKey)} ·{' '}
          {t.text('score.raceTo', { count: kept.raceTo })}
        </p>
      </div>
      <button type="button" class="primary" onClick={props.onContinue}>
        {t.text('setUp.continue')}
      </button>
    </section>
  )
}

/** One card a game, with its rack. */
function Games(props: SetUpPart & { rulesets: readonly RulesetId[] }) {
  const { t, wishes } = props
  return (
    <fieldset class="games">
      <legend>{t.text('setUp.game')}</legend>
      {props.rulesets.map((ruleset) => (
        <label key={ruleset} class={`game ${ruleset === wishes.ruleset ? 'on' : ''}`}>
          <input
            type="radio"
            name="ruleset"
            value={ruleset}
            checked={ruleset === wishes.ruleset}
            onChange={() => props.change(gameWishes(wishes, ruleset))}
          />
          <RackDrawing ruleset={ruleset} />
          <span>
            <b>
              {t.text(`ruleset.${ruleset}` satisfies MessageKey)}{' '}
              <span class="quiet book">{t.text(`ruleset.${ruleset}.book` satisfies MessageKey)}</span>
            </b>
            <span class="small quiet block">{t.text(`ruleset.${ruleset}.about` satisfies MessageKey)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Another game keeps the length of the match where it makes sense. */
function gameWishes({ ruleset: before, raceTo }: MatchWishes, ruleset: RulesetId): Partial<MatchWishes> {
  const same = (before === 'straight-pool') === (ruleset === 'straight-pool')
  return { ruleset, raceTo: same ? raceTo : raceOf(ruleset).usual }
}

function Players(props: SetUpPart) {
  const { t, wishes } = props
  return (
    <div class="players">
      {(['A', 'B'] as const).map((seat) => (
        <label key={seat} class="field">
          <span class="quiet small">{t.text('setUp.player', { seat })}</span>
          <input
            type="text"
            name={`player-${seat}`}
            value={wishes.names[seat]}
            maxLength={NAME_LENGTH}
            placeholder={t.text(`setUp.player.${seat}`)}
            autocomplete="off"
            onInput={(event) =>
              props.change({ names: { ...wishes.names, [seat]: event.currentTarget.value } })
            }
          />
        </label>
      ))}
      <Race {...props} />
    </div>
  )
}

function Race(props: SetUpPart) {
  const { t, wishes } = props
  const points = wishes.ruleset === 'straight-pool'
  return (
    <Stepper
      label={t.text(points ? 'setUp.points' : 'setUp.race')}
      less={t.text(points ? 'setUp.points.less' : 'setUp.race.less')}
      more={t.text(points ? 'setUp.points.more' : 'setUp.race.more')}
      {...raceOf(wishes.ruleset)}
      value={wishes.raceTo}
      onChange={(raceTo) => props.change({ raceTo })}
    />
  )
}

function tidyNames(t: Translator, { names, computer }: MatchWishes): MatchWishes['names'] {
  const usual = (seat: Seat): MessageKey =>
    seat === 'B' && computer ? 'opponent.name' : `setUp.player.${seat}`
  const tidy = (seat: Seat) => names[seat].trim().slice(0, NAME_LENGTH) || t.text(usual(seat))
  return { A: tidy('A'), B: tidy('B') }
}
