import type { Translator } from '../i18n/index.ts'
import { COLOUR_SCHEMES, type LookModel, TABLE_CLOTHS, TABLE_WOODS } from './model/look-model.ts'
import { Segments } from './segments.tsx'

/** Colour of cloth and wood with a picture of what comes of it, and how light the page is. */
export function LookRows(props: { t: Translator; look: LookModel }) {
  const { t, look } = props
  return (
    <div class="look-rows">
      <TablePicture cloth={look.cloth.value} wood={look.wood.value} />
      <Segments
        legend={t.text('look.cloth')}
        name="look-cloth"
        options={TABLE_CLOTHS.map((cloth) => [cloth, t.text(`tuning.cloth.${cloth}`)])}
        value={look.cloth.value}
        onChange={(cloth) => look.setCloth(cloth)}
        show={swatch}
      />
      <Segments
        legend={t.text('look.wood')}
        name="look-wood"
        options={TABLE_WOODS.map((wood) => [wood, t.text(`tuning.wood.${wood}`)])}
        value={look.wood.value}
        onChange={(wood) => look.setWood(wood)}
        show={swatch}
      />
      <Segments
        legend={t.text('look.scheme')}
        name="scheme"
        options={COLOUR_SCHEMES.map((scheme) => [scheme, t.text(`look.scheme.${scheme}`)])}
        value={look.scheme.value}
        onChange={(scheme) => look.setScheme(scheme)}
      />
      <p class="small quiet">{t.text('look.about')}</p>
    </div>
  )
}

/** A picture of a cloth or a wood, with its name. */
function swatch(value: string, label: string) {
  return (
    <span class="look-swatch">
      <i class={`look-${value}`} aria-hidden="true" />
      {label}
    </span>
  )
}

/** Pockets of the drawing, on a bed of two by one. */
const POCKETS = [0, 1, 2].flatMap((x) => [0, 1].map((y) => [12 + x * 48, 12 + y * 48] as const))

function TablePicture(props: { cloth: string; wood: string }) {
  return (
    <svg class="look-picture" viewBox="0 0 120 72" aria-hidden="true">
      <rect class={`look-${props.wood}`} width="120" height="72" rx="8" />
      <rect class={`look-${props.cloth}`} x="10" y="10" width="100" height="52" rx="1" />
      {POCKETS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.4" />
      ))}
      <circle class="look-ball" cx="36" cy="36" r="2.6" />
    </svg>
  )
}
