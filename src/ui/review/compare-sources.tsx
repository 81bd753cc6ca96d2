import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Translator } from '../../i18n/index.ts'
import { FileButton } from './file-button.tsx'
import type { CompareActions, CompareModel } from './model/compare-model.ts'
import { shotFaultText } from './model/shot-fault-text.ts'

interface SourceProps {
  readonly t: Translator
  readonly compare: CompareModel
  readonly sources: CompareActions
}

/** Where another shot comes from: the match, the library, a file, a link. */
export function CompareSources(props: SourceProps) {
  const { t, compare, sources } = props
  const fault = compare.fault.value
  return (
    <fieldset class="review-sources" disabled={compare.busy.value}>
      <legend>{t.text('review.compare.from')}</legend>
      <div class="review-fields">
        {compare.shots > 1 ? <FromMatch {...props} /> : null}
        <FromDispute {...props} />
        <FromLink {...props} />
        <FileButton t={t} onFile={(file) => sources.fromFile(file)} />
      </div>
      {fault ? (
        <p class="warn small" role="alert">
          {shotFaultText(t, fault)}
        </p>
      ) : null}
    </fieldset>
  )
}

function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label class="review-field">
      <span class="small">{label}</span>
      {children}
    </label>
  )
}

function FromMatch({ t, compare, sources }: SourceProps) {
  return (
    <Labelled label={t.text('review.compare.match')}>
      <select
        value=""
        onChange={(event) => {
          const number = Number(event.currentTarget.value)
          if (number > 0) sources.fromMatch(number)
        }}
      >
        <option value="">{t.text('review.compare.choose')}</option>
        {Array.from({ length: compare.shots }, (_, k) => (
          <option key={k} value={k + 1}>
            {t.text('review.compare.number', { number: k + 1 })}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

function FromDispute({ t, compare, sources }: SourceProps) {
  return (
    <Labelled label={t.text('review.compare.dispute')}>
      <select
        value=""
        onChange={(event) => {
          if (event.currentTarget.value !== '') sources.fromDispute(event.currentTarget.value)
        }}
      >
        <option value="">{t.text('review.compare.choose')}</option>
        {compare.disputes.map((id) => {
          const key = `dispute.${id}.title`
          return (
            <option key={id} value={id}>
              {t.has(key) ? t.text(key) : id}
            </option>
          )
        })}
      </select>
    </Labelled>
  )
}

function FromLink({ t, sources }: SourceProps) {
  const [text, setText] = useState('')
  return (
    <form
      class="review-link-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') sources.fromLink(text.trim())
      }}
    >
      <Labelled label={t.text('review.compare.link')}>
        <input
          type="text"
          inputMode="url"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </Labelled>
      <button type="submit">{t.text('review.compare.open')}</button>
    </form>
  )
}
