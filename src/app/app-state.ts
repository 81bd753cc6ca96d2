import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Game, startGame } from '../game/index.ts'
import {
  type Extent,
  type Language,
  type LocaleId,
  loadLanguage,
  makeTranslator,
  pickLocale,
  type Translator,
} from '../i18n/index.ts'
import type { Fault } from '../math/index.ts'
import { RULESETS, type RulesetId } from '../rules/index.ts'
import type { KeyValueStore } from '../storage/index.ts'
import type { KeptMatch, MatchWishes } from '../ui/index.ts'
import type { TableView } from '../view/index.ts'
import { Appearance } from './appearance.ts'
import { BallOrientations } from './ball-orientations.ts'
import { HandPreferences } from './hand-preferences.ts'
import { holdMatch } from './hold-match.ts'
import { isNewcomer } from './is-newcomer.ts'
import { isKnown } from './kept-summary.ts'
import { isPractice, newMatchId } from './match-id.ts'
import { MatchKeeper } from './match-keeper.ts'
import { makePicture, type Picture } from './picture.ts'
import { hashOf, LESSON, type Route, readRoute, SET_UP, TABLE } from './route.ts'
import { NO_SETTINGS, readSettings, type Settings } from './settings.ts'
import { setupOfWishes } from './setup-of-wishes.ts'
import { SoundPlayer } from './sound/sound-player.ts'
import type { StartOptions } from './start-options.ts'
import { TableSession } from './table-session.ts'
import type { TuningPanel } from './tuning-panel.ts'

/** Games that can be played from the set-up page to the last ball. */
export const PLAYABLE: readonly RulesetId[] = RULESETS

export interface PageNotice {
  readonly code: string
  readonly detail: string
}

const FIRST_WISHES: MatchWishes = {
  ruleset: 'nine-ball',
  names: { A: '', B: '' },
  raceTo: 7,
  firstBreaker: 'A',
  table: '9ft',
}

/** The page as a whole: which part is shown, what is kept, the match if there is one. */
export class AppState {
  readonly route: Signal<Route>
  readonly session: Signal<TableSession | null> = signal(null)
  readonly kept: Signal<Game | null> = signal(null)
  /** What went wrong on the way here and did not stop the page. */
  readonly notices: Signal<readonly PageNotice[]> = signal([])
  readonly fault: Signal<PageNotice | null> = signal(null)
  /** A file that was dropped on the page, for the dispute desk to open. */
  readonly dropped: Signal<File | null> = signal(null)
  readonly language: Signal<Language>
  readonly t: ReadonlySignal<Translator>
  readonly picture: Picture
  readonly sound: SoundPlayer
  readonly hand: HandPreferences
  readonly look: Appearance
  readonly orientations = new BallOrientations()
  view: TableView | null = null
  /** What stands on the set-up page and has not been played yet. */
  draft: MatchWishes | null = null
  readonly #store: KeyValueStore
  readonly #keeper: MatchKeeper
  /** Under which the match on the table, or the one to go on with, is kept. */
  #matchId = ''
  readonly #start: StartOptions
  #settings: Settings
  #tuning: TuningPanel | null = null
  /** What of the language is loaded. */
  #extent: Extent = 'table'
  /** Computer players leave the table. */
  #standUp: () => void = () => undefined
  /** Lets other tabs have the match that is on the table. */
  #letGo: () => void = () => undefined

  private constructor(start: StartOptions, store: KeyValueStore, settings: Settings, language: Language) {
    this.#start = start
    this.#store = store
    this.#settings = settings
    this.#keeper = new MatchKeeper(store, (fault) => this.#tell(fault))
    this.route = signal(start.route)
    this.language = signal(language)
    this.t = computed(() => makeTranslator(this.language.value))
    effect(() => {
      document.documentElement.lang = this.language.value.locale
    })
    this.sound = new SoundPlayer(settings.sound ?? { on: true, volume: 0.7 }, (sound) =>
      this.#saveSettings({ sound }),
    )
    this.picture = makePicture(start.quality ?? settings.quality, settings.look ?? {})
    this.look = new Appearance(settings.scheme ?? 'auto', this.picture, (part) => this.#saveSettings(part))
    this.hand = new HandPreferences(
      () => this.#settings,
      this.picture,
      (part) => this.#saveSettings(part),
    )
  }

  /** Reads what is kept; whatever is wrong with it becomes a notice, never a stop. */
  static async open(
    start: StartOptions,
    opened: { readonly store: KeyValueStore; readonly fault: Fault | null },
  ): Promise<AppState> {
    const stored = await opened.store.get('settings')
    const settings = stored.ok ? readSettings(stored.value) : stored
    const chosen = settings.ok ? settings.value : NO_SETTINGS
    const language = await loadLanguage(chosen.locale ?? pickLocale(navigator.languages), 'table')
    const app = new AppState(start, opened.store, chosen, language)
    if (!settings.ok) app.#tell(settings.error)
    if (opened.fault) app.#tell(opened.fault)
    app.notices.value = [...app.notices.value, ...start.faults]
    await app.#readKept()
    app.#enter(app.kept.value === null && isNewcomer(chosen, start, navigator) ? LESSON : start.route)
    return app
  }

  /** The first lesson is over: back to the match, or to the set-up page for the first one. */
  endLesson(how: 'done' | 'skipped'): void {
    if (this.#settings.lesson !== 'done') this.#saveSettings({ lesson: how })
    this.goTo(this.session.value ? TABLE : SET_UP)
  }

  /** Where pages of their own keep what is theirs. */
  get store(): KeyValueStore {
    return this.#store
  }

  /** Seed of the link, for whatever is drawn; null = by chance. */
  get seed(): number | null {
    return this.#start.seed
  }

  get firstWishes(): MatchWishes {
    const wishes = this.#settings.wishes
    return wishes && PLAYABLE.includes(wishes.ruleset) ? wishes : FIRST_WISHES
  }

  /** The match that the set-up page offers to go on with: the one on the table, else the newest that is kept. */
  get keptSummary(): KeptMatch | null {
    const game = this.session.value?.game.value ?? this.kept.value
    if (!game) return null
    const { players, terms } = game.setup
    return {
      ruleset: terms.ruleset,
      names: { A: players.A.name, B: players.B.name },
      racks: game.match.racks,
      raceTo: terms.raceTo,
    }
  }

  startMatch(wishes: MatchWishes): void {
    this.draft = null
    this.#saveSettings({ wishes })
    this.hand.aimHelp.value = wishes.aimHelp ?? 'full'
    const seed = this.#start.seed ?? crypto.getRandomValues(new Uint32Array(1))[0]!
    const game = startGame(setupOfWishes(wishes, seed, new Date().toISOString()))
    this.#matchId = newMatchId(wishes.practice === true)
    this.#keeper.keep(this.#matchId, game)
    this.#toTable(game, true)
  }

  continueMatch(): void {
    if (this.session.value) this.goTo(TABLE)
    else if (this.kept.value) this.#toTable(this.kept.value, false)
  }

  /** Lays the kept match on the table and leaves the page as it is; null when there is none. */
  layKept(): TableSession | null {
    if (!this.session.value && this.kept.value) this.#toTable(this.kept.value, false, false)
    return this.session.value
  }

  /** What is kept beside the match on the table, for the page that lists it. */
  get keeper(): MatchKeeper {
    return this.#keeper
  }

  /** Goes on with a match of the list; the fault of one that cannot be gone on with. */
  async openKept(id: string): Promise<Fault | null> {
    if (this.session.value && id === this.#matchId) this.goTo(TABLE)
    else {
      const game = await this.#keeper.resume(id)
      if (!game.ok) return game.error
      this.#matchId = id
      this.kept.value = game.value
      this.#toTable(game.value, false)
    }
    return null
  }

  /** Keeps a match that came from outside as one of one's own; its name in the list. */
  keepCopy(game: Game): string {
    const id = newMatchId()
    this.#keeper.keep(id, game)
    return id
  }

  /** Deletes a kept match, and clears it from the table when it lies there. */
  forget(id: string): void {
    if (id === this.#matchId) {
      this.#closeTuning()
      this.session.value = null
      this.kept.value = null
      this.#matchId = ''
    }
    this.#keeper.forget(id)
  }

  /** Back to the set-up page. The match stays among the kept ones, whether it is over or not. */
  leaveMatch(): void {
    this.#letGo()
    this.#closeTuning()
    this.#standUp()
    this.session.value = null
    this.kept.value = null
    this.notices.value = []
    this.goTo(SET_UP)
  }

  /** Shows a page, as a step that the browser's own buttons can take back. */
  goTo(route: Route): void {
    if (hashOf(route) !== location.hash) history.pushState(null, '', hashOf(route))
    this.route.value = route
  }

  /** Shows another place of the same page: the step back leads to where the page was entered from. */
  replace(route: Route): void {
    history.replaceState(null, '', hashOf(route))
    this.route.value = route
  }

  /** The address was changed from outside: by a link, by hand, by the browser's buttons. */
  followAddress(): void {
    const route = readRoute(location.hash)
    if (route === null) this.notices.value = [{ code: 'unknown-route', detail: location.hash }]
    this.#enter(route ?? SET_UP)
  }

  fail(code: string, detail: string): void {
    this.fault.value = { code, detail }
  }

  /** The sentences of every page; a page that is fetched waits for them. */
  async wholeLanguage(): Promise<void> {
    if (this.#extent === 'whole') return
    this.language.value = await loadLanguage(this.language.value.locale, 'whole')
    this.#extent = 'whole'
  }

  /** A language that cannot be had is told and changes nothing. */
  async setLocale(locale: LocaleId): Promise<void> {
    try {
      this.language.value = await loadLanguage(locale, this.#extent)
      this.#saveSettings({ locale })
    } catch (error) {
      this.fail('page-not-loaded', String(error))
    }
  }

  settled(): Promise<unknown> {
    return this.#keeper.settled()
  }

  async toggleTuning(): Promise<void> {
    const session = this.session.value
    if (this.#tuning || !session) return this.#closeTuning()
    const [{ openTuningPanel, presetsOf }] = await Promise.all([
      import('./tuning-panel.ts'),
      this.wholeLanguage(),
    ])
    const presets = await presetsOf(this.#store)
    if (this.#tuning || this.session.value !== session) return
    this.#tuning = openTuningPanel({
      container: document.querySelector<HTMLElement>('.table-page') ?? document.body,
      t: this.t.value,
      presets,
      parameters: () => session.game.value.parameters,
      setParameters: (parameters) => session.setParameters(parameters),
      camera: () => session.model.camera.value,
      setCamera: (camera) => session.setCamera(camera),
      look: () => this.picture.options.value,
      setLook: (look) => {
        const before = this.picture.options.value
        this.picture.options.value = look
        const { quality, cloth, wood } = look
        const chosen = quality === before.quality ? {} : { quality }
        if (quality !== before.quality) this.picture.automatic.value = false
        this.#saveSettings({ ...chosen, look: { cloth, wood } })
      },
      closed: () => {
        this.#tuning = null
      },
    })
  }

  #closeTuning(): void {
    this.#tuning?.close()
  }

  #toTable(game: Game, fresh: boolean, show = true): void {
    this.orientations.rack()
    this.notices.value = []
    const { hand } = this
    const session = new TableSession(
      game,
      {
        language: this.language,
        keep: (next) => this.#keeper.keep(this.#matchId, next),
        settled: (shot) => {
          if (shot?.result.paths) this.orientations.keep(shot.result.paths)
          else if (!shot) this.orientations.rack()
        },
        leave: () => this.leaveMatch(),
        toggleTuning: () => void this.toggleTuning(),
        setLocale: (locale) => void this.setLocale(locale),
        loadSentences: () => this.wholeLanguage(),
        practice: isPractice(this.#matchId),
        get aimHelp() {
          return hand.aimHelp.value
        },
        get strokeBy() {
          return hand.strokeBy.value
        },
      },
      fresh,
    )
    this.session.value = session
    this.#sitDown(session)
    this.#letGo()
    this.#letGo = holdMatch(this.#matchId, () => this.#playedElsewhere(session))
    if (show) this.goTo(TABLE)
  }

  /** Another tab has this match on its table: here it is not played a second time. */
  #playedElsewhere(session: TableSession): void {
    if (this.session.value !== session) return
    this.leaveMatch()
    this.notices.value = [{ code: 'match-elsewhere', detail: '' }]
  }

  /** Computer players of the match take their seats; they get up when another match comes to the table. */
  #sitDown(session: TableSession): void {
    this.#standUp()
    this.#standUp = () => undefined
    const { players } = session.model.setup
    if (players.A.computer === undefined && players.B.computer === undefined) return
    void import('./opponent/index.ts').then(({ seatComputers }) => {
      if (this.session.value !== session) return
      this.#standUp = seatComputers(session, {
        pace: () => this.#settings.wishes?.computer?.pace ?? 'brisk',
        failed: (reason) => this.fail('opponent-failed', reason),
      })
    })
  }

  /** The table needs a match: the one that is on it, or the one that is kept. */
  #enter(route: Route): void {
    const table = route.page === 'table'
    if (table && !this.session.value && this.kept.value) this.#toTable(this.kept.value, false)
    else this.route.value = table && !this.session.value ? SET_UP : route
  }

  /** Offers the newest match that is not over. */
  async #readKept(): Promise<void> {
    const list = await this.#keeper.list()
    if (!list.ok) return this.#tell(list.error)
    for (const listed of list.value) {
      if (!isKnown(listed) || listed.over || listed.trouble) continue
      const { id } = listed
      const game = await this.#keeper.resume(id)
      if (!game.ok) {
        this.#tell(game.error)
        continue
      }
      this.#matchId = id
      this.kept.value = game.value
      return
    }
  }

  #tell(fault: Fault): void {
    this.notices.value = [...this.notices.value, { code: fault.code, detail: fault.path }]
  }

  #saveSettings(part: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...part }
    void this.#store.set('settings', this.#settings).then((done) => {
      if (!done.ok) this.#tell(done.error)
    })
  }
}
