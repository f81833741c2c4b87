export { SummaryList } from './summary_list'
export type { SummaryItem } from './summary_list'
