import type { ReadonlySignal } from '@preact/signals'

/** How light the page is; `auto` = as the device asks for. */
export const COLOUR_SCHEMES = ['auto', 'dark', 'light'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]

export const TABLE_CLOTHS = ['blue', 'green', 'camel'] as const
export type TableCloth = (typeof TABLE_CLOTHS)[number]
export const TABLE_WOODS = ['walnut', 'maple'] as const
export type TableWood = (typeof TABLE_WOODS)[number]

/** How page and table look: a matter of the eye alone, no part of a match or its record. */
export interface LookModel {
  readonly scheme: ReadonlySignal<ColourScheme>
  readonly cloth: ReadonlySignal<TableCloth>
  readonly wood: ReadonlySignal<TableWood>
  setScheme(scheme: ColourScheme): void
  setCloth(cloth: TableCloth): void
  setWood(wood: TableWood): void
}
