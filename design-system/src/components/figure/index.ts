export { Figures } from './figure'
export type { FigureItem } from './figure'
