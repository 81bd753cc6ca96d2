/** Friction of ball on ball against slip speed v: a number, or a + b exp(-c v) (Alciatore TP A.14). */
export type BallFriction = number | { readonly a: number; readonly b: number; readonly c: number }

/** Restitution of the cushion against normal approach speed v: a number, or max(least, atRest + perSpeed v). */
export type CushionRestitution =
  | number
  | {
      readonly atRest: number
      readonly perSpeed: number
      readonly least: number
    }

/** Everything the solver needs beside the table: plain data, part of every hash. */
export interface PhysicsParameters {
  /** R, m. */
  readonly ballRadius: number
  /** m, kg. */
  readonly ballMass: number
  /** g, m/s2. */
  readonly gravity: number
  /** mu_s, ball on cloth while it slips. */
  readonly slidingFriction: number
  /** mu_r, deceleration of a rolling ball is mu_r g. */
  readonly rollingFriction: number
  /** alpha_z, decay of the spin about the vertical, rad/s2. */
  readonly spinDeceleration: number
  /** e_b. */
  readonly ballRestitution: number
  /** mu_b. */
  readonly ballFriction: BallFriction
  /** Drop the vertical impulse between balls on the bed, keep its torque. */
  readonly planarCollisions: boolean
  /** e_s, ball on slate. */
  readonly slateRestitution: number
  /** mu_sl, ball on slate in a bounce. */
  readonly slateFriction: number
  /** e_c. */
  readonly cushionRestitution: CushionRestitution
  /** mu_w, ball on rubber. */
  readonly cushionFriction: number
  /** Ball on cloth during the contact with the cushion. */
  readonly cushionClothFriction: number
  /** e_jaw / e_c. */
  readonly jawRestitutionFactor: number
  /** mu_jaw. */
  readonly jawFriction: number
  /** h / R. */
  readonly noseHeightRatio: number
  /** M, kg. */
  readonly cueMass: number
  /** e_t. */
  readonly tipRestitution: number
  /** mu_t. */
  readonly tipFriction: number
  /** r_tip, m. */
  readonly tipRadius: number
  /** T_tip, s. */
  readonly tipContactTime: number
  /** m / m_e; null = no end mass, hence no squirt. */
  readonly endMassRatio: number | null
  /** s_f, m, tip travel after contact; null = a cue that nothing stops; absent = a player's own (shortened near a ball). */
  readonly followThrough?: number | null
  /** K, N/m^1.5. */
  readonly hertzStiffness: number
  /** alpha_d (Tsuji); goes with ballRestitution. */
  readonly hertzDamping: number
}

export const DEFAULT_PARAMETERS: PhysicsParameters = {
  ballRadius: 0.028575,
  ballMass: 0.170097,
  gravity: 9.81,
  slidingFriction: 0.2,
  rollingFriction: 0.01,
  spinDeceleration: 10,
  ballRestitution: 0.95,
  ballFriction: { a: 0.009951, b: 0.108, c: 1.088 },
  planarCollisions: false,
  slateRestitution: 0.5,
  slateFriction: 0.2,
  cushionRestitution: { atRest: 0.9, perSpeed: -0.02, least: 0.7 },
  cushionFriction: 0.2,
  cushionClothFriction: 0.2,
  jawRestitutionFactor: 0.8,
  jawFriction: 0.3,
  noseHeightRatio: 1.27,
  cueMass: 0.539,
  tipRestitution: 0.73,
  tipFriction: 0.6,
  tipRadius: 0.00895,
  tipContactTime: 0.0012,
  endMassRatio: 20,
  hertzStiffness: 8.06e8,
  hertzDamping: 0.03689,
}
