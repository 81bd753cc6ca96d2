export { Director, type Set } from './director.ts'
export type { FilmStyle } from './scene.ts'
