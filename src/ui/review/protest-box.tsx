import { useEffect, useRef, useState } from 'preact/hooks'
import { protestOf } from '../../game/index.ts'
import { type Evidence, isProtestAnswer, type ProtestAnswer } from '../../rules/index.ts'
import { ProtestForm } from '../protest-form.tsx'
import { ProtestLines } from '../protest-lines.tsx'
import type { ReviewModel } from './model/review-model.ts'
import type { ReviewedShot } from './model/reviewed-shot.ts'

/** What the referee may answer now, and where the answer goes. */
export interface OpenProtest {
  /** Rules that may be protested. */
  readonly rules: readonly string[]
  answer(answer: ProtestAnswer): void
}

/** Protests against the ruling of this shot, and the next one as long as the shot is open to it [1.10]. */
export function ProtestBox(props: { model: ReviewModel; open: OpenProtest | null }) {
  const { model, open } = props
  const t = model.t.value
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked) box.current?.querySelector('form')?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const reviewed = model.reviewed.value
  const mayProtest = open !== null && open.rules.length > 0
  const protests = protestsOfShot(reviewed)
  if (protests.length === 0 && !mayProtest) return null
  const answer = (given: ProtestAnswer) => {
    setAsked(false)
    open?.answer(given)
  }
  return (
    <section ref={box} class="review-protest" aria-label={t.text('protest.title')}>
      <ProtestLines t={t} protests={protests} />
      {mayProtest && !asked ? (
        <button type="button" onClick={() => setAsked(true)}>
          {t.text('protest')}
        </button>
      ) : null}
      {mayProtest && asked ? (
        <ProtestForm t={t} rules={open.rules} shooter={reviewed.shot.shooter} onAnswer={answer} />
      ) : null}
    </section>
  )
}

/** The answers that the `rule` document of the shot holds. */
export function protestsOfShot({ task, shot }: ReviewedShot) {
  return (task.rule.rulings ?? []).filter(isProtestAnswer).map((answer) => protestOf(shot.number, answer))
}

/** Evidence that the protests tell better: with who protested and why. */
export function isOfProtest({ verdict }: Evidence): boolean {
  return verdict === 'upheld' || verdict === 'overruled'
}
