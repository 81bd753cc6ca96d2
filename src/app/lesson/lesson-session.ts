import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Game, type GameShot, startGame } from '../../game/index.ts'
import { type Language, makeTranslator, type Translator } from '../../i18n/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import { DEFAULT_RULE_OPTIONS, type MatchTerms, startMatch } from '../../rules/index.ts'
import { makeTable, type Pocket, TABLE_SPECS } from '../../table/index.ts'
import type { InputHand, LessonActions, LessonModel, LessonStep, StrokeWay } from '../../ui/index.ts'
import { TableSession } from '../table-session.ts'
import { LESSON_TASKS, type LessonTask } from './lesson-steps.ts'

/** What the page around the lesson does for it. */
export interface LessonHost {
  readonly language: ReadonlySignal<Language>
  readonly input: ReadonlySignal<InputHand>
  readonly strokeBy: StrokeWay
  /** The balls have come to rest, or lie anew. */
  settled(shot: GameShot | null): void
  /** The lesson is over. */
  closed(how: 'done' | 'skipped'): void
}

/** The first minute at the table: four small tasks, each with the real solver and the real referee. */
export class LessonSession implements LessonActions, LessonModel {
  readonly t: ReadonlySignal<Translator>
  readonly step: ReadonlySignal<LessonStep>
  readonly stage: Signal<'doing' | 'missed' | 'done'> = signal('doing')
  readonly input: ReadonlySignal<InputHand>
  /** The table of the task; another one for every try. */
  readonly table: Signal<TableSession>
  readonly #host: LessonHost
  readonly #at = signal(0)
  readonly #pockets: readonly Pocket[]
  readonly #stop: () => void

  constructor(host: LessonHost) {
    this.#host = host
    this.input = host.input
    const { ballRadius, noseHeightRatio } = DEFAULT_PARAMETERS
    this.#pockets = Object.values(makeTable(TABLE_SPECS['9ft'], ballRadius, noseHeightRatio).pockets)
    this.t = computed(() => makeTranslator(host.language.value))
    this.step = computed(() => this.#task.step)
    this.table = signal(this.#layOut())
    this.#stop = effect(() => this.#watchAim())
  }

  next(): void {
    if (this.#at.value === LESSON_TASKS.length - 1) {
      this.#close('done')
      return
    }
    batch(() => {
      this.#at.value += 1
      this.stage.value = 'doing'
      this.table.value = this.#layOut()
    })
  }

  leave(): void {
    this.#close('skipped')
  }

  dispose(): void {
    this.#stop()
  }

  get #task(): LessonTask {
    return LESSON_TASKS[this.#at.value]!
  }

  #close(how: 'done' | 'skipped'): void {
    this.dispose()
    this.#host.closed(how)
  }

  #watchAim(): void {
    const preview = this.table.value.aim.preview.value
    const task = this.#task
    if (preview && task.aimed?.(preview, this.#pockets)) this.stage.value = 'done'
  }

  #layOut(): TableSession {
    const nothing = () => undefined
    const task = this.#task
    const host = this.#host
    host.settled(null)
    const table = new TableSession(
      gameOf(task),
      {
        language: host.language,
        keep: nothing,
        settled: (shot) => this.#settled(shot),
        leave: () => this.leave(),
        toggleTuning: nothing,
        setLocale: nothing,
        practice: false,
        aimHelp: 'full',
        get strokeBy() {
          return host.strokeBy
        },
      },
      true,
    )
    table.takeCue()
    const { directionDeg, ...rest } = task.aim
    table.aim.set(rest)
    table.aim.point(directionDeg)
    return table
  }

  /** The shot was shown to its end: either it did what it should, or the balls lie as before. */
  #settled(shot: GameShot | null): void {
    if (!shot || this.stage.value === 'done') return
    const done = this.#task.played(shot)
    const tried = this.table.value.aim.aim.value
    // The table itself is still busy with what has just ended.
    queueMicrotask(() =>
      batch(() => {
        this.stage.value = done ? 'done' : 'missed'
        if (done) return
        this.table.value = this.#layOut()
        // What the person has set is the better start for the next try.
        this.table.value.aim.set({ speed: tried.speed, side: tried.side, height: tried.height })
      }),
    )
  }
}

function gameOf({ ruleset, balls }: LessonTask): Game {
  const terms: MatchTerms = {
    ruleset,
    options: DEFAULT_RULE_OPTIONS,
    raceTo: 1,
    table: TABLE_SPECS['9ft'],
    ballRadius: DEFAULT_PARAMETERS.ballRadius,
    firstBreaker: 'A',
  }
  const game = startGame({
    terms,
    players: { A: { name: '' }, B: { name: '' } },
    parameters: DEFAULT_PARAMETERS,
    seed: 1,
  })
  const match = {
    ...startMatch(terms, balls),
    phase: 'aiming',
    shooter: 'A',
    shot: 'ordinary',
    cueBall: 'as-lies',
    restricted: false,
    declaration: {},
  } as const
  return { ...game, match }
}
