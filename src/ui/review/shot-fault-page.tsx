import type { Translator } from '../../i18n/index.ts'
import type { Fault } from '../../math/index.ts'
import { shotFaultText } from './model/shot-fault-text.ts'

/** Why a shot cannot be shown: a sentence, and the code and the place for who wants to report it. */
export function ShotFaultPage(props: { t: Translator; fault: Fault; onList: () => void }) {
  const { t, fault } = props
  return (
    <main class="review-fault panel">
      <h1>{t.text('review.fault')}</h1>
      <p role="alert">{shotFaultText(t, fault)}</p>
      <p class="small quiet">
        {fault.code} {fault.path}
      </p>
      <button type="button" class="primary" onClick={props.onList}>
        {t.text('review.disputes')}
      </button>
    </main>
  )
}
