export { AppliedFilters } from './applied_filters'
export type { AppliedFilter } from './applied_filters'
export { BRIEF_BLOCKS, STATED_BLOCKS } from './brief_blocks'
export { DataTable } from './data_table'
export type { DataTableProps } from './data_table'
export { toggleAll, toggleRow } from '../selectable_list/choice'
export { RowBox } from './row_boxes'
export { rowLink } from './open_row'
export { TablePages } from './table_pages'
export { TableToolbar } from './table_toolbar'
export { TableViews } from './table_views'
export type { TableView } from './table_views'
export { useTableLook } from './use_table_look'
export type { TableLook } from './use_table_look'
export type {
  NarrowTable,
  RowFold,
  RowKey,
  TableColumn,
  TableDensity,
  TableSelection,
  TableSort,
} from './types'
