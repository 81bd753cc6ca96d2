import { useEffect } from 'preact/hooks'
import { ClaimForm } from './claim-form.tsx'
import { ConductForm } from './conduct-form.tsx'
import { DeskButton } from './desk-button.tsx'
import { type DeskPart, foulName } from './desk-part.ts'
import { evidenceParts } from './model/describe-ruling.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { ProtestForm } from './protest-form.tsx'
import { Sheet } from './sheet.tsx'

/** The referee's desk: claims, conduct, what the referee decides, the clock, and in practice the way back. */
export function DeskSheet(props: { model: TableModel; actions: TableActions; onClose: () => void }) {
  const { model, actions, onClose } = props
  const t = model.t.value
  const desk = model.desk.value
  useEffect(() => actions.desk.reset(), [actions])
  return (
    <Sheet t={t} title={t.text('referee.title')} kind="wide" onClose={onClose}>
      <DeskAnswerLine model={model} />
      {desk ? (
        <div class="desk">
          <div class="desk-column">
            <OpenShotLine model={model} actions={actions} desk={desk} />
            <ClaimForm model={model} actions={actions} desk={desk} />
          </div>
          <div class="desk-column">
            <RefereeDecides model={model} actions={actions} desk={desk} />
            <ProtestDesk model={model} actions={actions} desk={desk} />
            <BetweenPlayers model={model} actions={actions} desk={desk} />
            <ClockDesk model={model} actions={actions} />
            <ConductForm model={model} actions={actions} desk={desk} />
            <Practice model={model} actions={actions} desk={desk} onDone={onClose} />
          </div>
        </div>
      ) : (
        <p class="quiet">{t.text('referee.none')}</p>
      )}
    </Sheet>
  )
}

/** What came of the last word: a ruling is told by the banner, a refusal here, with its reason. */
function DeskAnswerLine(props: { model: TableModel }) {
  const { model } = props
  const t = model.t.value
  const answer = model.deskAnswer.value
  const shot = model.between.value ?? model.ruled.value
  const why =
    answer?.kind === 'refused' && shot
      ? evidenceParts(t, shot, answer.why)
          .map((part) => part.text)
          .join('')
      : ''
  return (
    <p class={`desk-answer ${answer?.kind ?? 'silent'}`} role="status">
      {answer?.kind === 'refused' ? t.text('referee.refused', { why }) : null}
      {answer?.kind === 'ruled' ? t.text('referee.ruled') : null}
    </p>
  )
}

function OpenShotLine(props: DeskPart) {
  const { open } = props.desk
  const t = props.model.t.value
  if (!open) return null
  const about = open.number === null ? 'referee.about.act' : 'referee.about.shot'
  return (
    <div>
      <h3>{t.text(about, { seat: open.shooter })}</h3>
      <p class="small quiet">{t.text('referee.until')}</p>
    </div>
  )
}

function RefereeDecides(props: DeskPart) {
  const { desk, actions } = props
  const t = props.model.t.value
  const fouls = desk.open?.fouls ?? []
  if (fouls.length === 0 && !desk.mayReplay && !desk.mayStalemate) return null
  return (
    <section>
      <h3>{t.text('referee.decides')}</h3>
      {fouls.map((rule) => (
        <DeskButton
          key={rule}
          label={t.text('referee.overrule', { rule, name: foulName(props.model, rule) })}
          then={t.text('referee.overrule.then')}
          onClick={() => actions.desk.overrule(rule)}
        />
      ))}
      {desk.mayReplay ? (
        <DeskButton
          label={t.text('referee.replay')}
          then={t.text('referee.replay.then')}
          onClick={() => actions.desk.replay()}
        />
      ) : null}
      {desk.mayRestore ? (
        <DeskButton
          label={t.text('referee.restore')}
          then={t.text('referee.restore.then')}
          onClick={() => actions.desk.restore()}
        />
      ) : null}
      {desk.mayStalemate ? (
        <DeskButton
          label={t.text('referee.stalemate')}
          then={t.text('referee.stalemate.then')}
          onClick={() => actions.desk.declareStalemate()}
        />
      ) : null}
    </section>
  )
}

/** A protest against a rule of the ruling, heard by the referee [1.10]. */
function ProtestDesk({ model, actions, desk }: DeskPart) {
  const { open } = desk
  const t = model.t.value
  if (!open || open.toProtest.length === 0) return null
  return (
    <details class="details">
      <summary>{t.text('protest')}</summary>
      <ProtestForm
        t={t}
        rules={open.toProtest}
        shooter={open.shooter}
        onAnswer={(answer) => actions.desk.answerProtest(answer)}
      />
    </details>
  )
}

function BetweenPlayers(props: DeskPart) {
  const { desk, actions } = props
  const t = props.model.t.value
  if (desk.toWarn.length === 0 && desk.stalemateBy.length === 0 && !desk.stalemateOffer) return null
  const word = desk.stalemateOffer ? 'referee.stalemate.accept' : 'referee.stalemate.offer'
  return (
    <section>
      <h3>{t.text('referee.players')}</h3>
      {desk.toWarn.map((seat) => (
        <DeskButton
          key={seat}
          label={t.text('referee.warn', { seat })}
          then={t.text('referee.warn.then')}
          onClick={() => actions.desk.warn(seat)}
        />
      ))}
      {desk.stalemateOffer ? (
        <p class="small quiet">{t.text('referee.stalemate.offered', { seat: desk.stalemateOffer })}</p>
      ) : null}
      {desk.stalemateBy.map((seat) => (
        <DeskButton
          key={seat}
          label={t.text(word, { seat })}
          onClick={() => actions.desk.agreeStalemate(seat)}
        />
      ))}
    </section>
  )
}

function ClockDesk(props: { model: TableModel; actions: TableActions }) {
  const clock = props.model.clock.value
  const { clock: acts } = props.actions
  const t = props.model.t.value
  if (!clock) return null
  return (
    <section>
      <h3>{t.text('clock.title')}</h3>
      <div class="answers">
        <DeskButton
          label={t.text(clock.held ? 'clock.go' : 'clock.hold')}
          onClick={() => acts.hold(!clock.held)}
        />
        <DeskButton label={t.text('clock.restart')} onClick={() => acts.restart()} />
        {clock.mayExtend ? (
          <DeskButton
            label={t.text('clock.extend', { count: clock.extension })}
            then={t.text('clock.extend.then')}
            onClick={() => acts.extend()}
          />
        ) : null}
      </div>
    </section>
  )
}

/** Practice only: any earlier shot may be taken again. */
function Practice(props: DeskPart & { onDone: () => void }) {
  const { desk, actions } = props
  const t = props.model.t.value
  if (desk.earlier.length === 0) return null
  const back = (number: number) => () => {
    props.onDone()
    actions.desk.backTo(number)
  }
  return (
    <section>
      <h3>{t.text('referee.practice')}</h3>
      <ol class="earlier">
        {desk.earlier.map(({ number, seat, foul }) => (
          <li key={number}>
            <button type="button" class="row-button" onClick={back(number)}>
              <span>{t.text('referee.practice.shot', { number, seat })}</span>
              {foul ? <span class="number small warn">{foul}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
