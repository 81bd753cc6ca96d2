import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../parameters.ts'
import { dampingFor } from '../resolve/cluster-damping.ts'

/** What a set of balls settles; the radius is that of the rules and stays. */
type BallParameters = Pick<
  PhysicsParameters,
  'ballMass' | 'ballRestitution' | 'hertzDamping' | 'ballFriction'
>

export interface BallPreset {
  readonly id: string
  /** Where the numbers are from. */
  readonly source: string
  readonly parameters: Readonly<BallParameters>
}

const { ballMass, ballRestitution, hertzDamping } = DEFAULT_PARAMETERS
/** Alciatore TP A.14, fitted to Marlow's three points. */
const FRICTION = { a: 0.009951, b: 0.108, c: 1.088 }

function rougher(by: number): PhysicsParameters['ballFriction'] {
  const round = (value: number) => Math.round(value * by * 1e7) / 1e7
  return { a: round(FRICTION.a), b: round(FRICTION.b), c: FRICTION.c }
}

const CLEAN: BallParameters = { ballMass, ballRestitution, hertzDamping, ballFriction: FRICTION }

/** Sets of balls by id, the one of tournaments first. */
export const BALL_PRESETS = [
  {
    id: 'clean',
    source: 'WPA 6 oz; e 0.95 and the friction of Alciatore TP A.14',
    parameters: CLEAN,
  },
  {
    id: 'dirty',
    source: 'Alciatore FAQ: dirty balls throw about half as much again',
    parameters: { ...CLEAN, ballFriction: rougher(1.5) },
  },
  {
    id: 'clinging',
    source: 'Alciatore FAQ: chalk between the balls (cling, skid), 2.5 to 3 times the friction',
    parameters: { ...CLEAN, ballFriction: rougher(2.5) },
  },
  {
    id: 'worn',
    source: 'Marlow: e 0.92; WPA least mass 5.5 oz; friction as of dirty balls',
    parameters: {
      ballMass: 0.155922,
      ballRestitution: 0.92,
      hertzDamping: dampingFor(0.92),
      ballFriction: rougher(1.5),
    },
  },
] as const satisfies readonly BallPreset[]

export type BallSetId = (typeof BALL_PRESETS)[number]['id']
