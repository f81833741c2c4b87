export { RuledFigure, RuledList } from './ruled_list'
export type { RuledItem } from './ruled_list'
