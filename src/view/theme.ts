import type { Triple } from './scene/triple.ts'
import type { ViewOptions } from './table-view.ts'

/** Linear albedos of a table's materials. */
export interface Theme {
  readonly cloth: Triple
  readonly wood: Triple
}

/** Worsted wool as measured under warm lamps: tournament blue, championship green, camel. */
const CLOTHS: Readonly<Record<ViewOptions['cloth'], Triple>> = {
  blue: [0.031, 0.128, 0.3],
  green: [0.022, 0.135, 0.06],
  camel: [0.36, 0.2, 0.075],
}

const WOODS: Readonly<Record<ViewOptions['wood'], Triple>> = {
  walnut: [0.16, 0.062, 0.021],
  maple: [0.5, 0.31, 0.15],
}

export function themeOf(options: Pick<ViewOptions, 'cloth' | 'wood'>): Theme {
  return { cloth: CLOTHS[options.cloth], wood: WOODS[options.wood] }
}
