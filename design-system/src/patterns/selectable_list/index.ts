export { SelectableList } from './selectable_list'
export type { SelectableItem } from './selectable_list'
