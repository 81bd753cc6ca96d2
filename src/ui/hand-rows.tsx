import type { Translator } from '../i18n/index.ts'
import { FILMS, type HandModel, STROKE_WAYS } from './model/hand-model.ts'
import { AIM_HELPS } from './model/match-wishes.ts'
import { Segments } from './segments.tsx'

/** How the hand and the eye are served: help with the aim, what gives the stroke its speed, what the camera does. */
export function HandRows(props: { t: Translator; hand: HandModel; onFull: () => void }) {
  const { t, hand } = props
  return (
    <div class="hand-rows">
      <Segments
        legend={t.text('setUp.aimHelp')}
        name="aim-help"
        options={AIM_HELPS.map((help) => [help, t.text(`setUp.aimHelp.${help}`)])}
        value={hand.aimHelp.value}
        onChange={(help) => hand.setAimHelp(help)}
      />
      <Segments
        legend={t.text('hand.strokeBy')}
        name="stroke-by"
        options={STROKE_WAYS.map((way) => [way, t.text(`hand.strokeBy.${way}`)])}
        value={hand.strokeBy.value}
        onChange={(way) => hand.setStrokeBy(way)}
      />
      <p class="small quiet">{t.text(`hand.strokeBy.${hand.strokeBy.value}.about`)}</p>
      <Segments
        legend={t.text('hand.film')}
        name="film"
        options={FILMS.map((film) => [film, t.text(`hand.film.${film}`)])}
        value={hand.film.value}
        onChange={(film) => {
          hand.setFilm(film)
          if (film === 'full') props.onFull()
        }}
      />
      <p class="small quiet">{t.text(`hand.film.${hand.film.value}.about`)}</p>
    </div>
  )
}
