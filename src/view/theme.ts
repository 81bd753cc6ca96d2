import type { Triple } from './scene/triple.ts'
import type { ViewOptions } from './table-view.ts'

/** Linear albedos of a table's materials. */
export interface Theme {
  readonly cloth: Triple
  /** Late and early wood. */
  readonly wood: { readonly dark: Triple; readonly light: Triple }
}

/** Worsted wool as measured under warm lamps: tournament blue, championship green, camel. */
const CLOTHS: Readonly<Record<ViewOptions['cloth'], Triple>> = {
  blue: [0.031, 0.128, 0.3],
  green: [0.022, 0.135, 0.06],
  camel: [0.36, 0.2, 0.075],
}

const WOODS: Readonly<Record<ViewOptions['wood'], Theme['wood']>> = {
  walnut: { dark: [0.045, 0.017, 0.0068], light: [0.175, 0.085, 0.038] },
  maple: { dark: [0.36, 0.2, 0.086], light: [0.58, 0.39, 0.2] },
}

export function themeOf(options: Pick<ViewOptions, 'cloth' | 'wood'>): Theme {
  return { cloth: CLOTHS[options.cloth], wood: WOODS[options.wood] }
}
