export { TotalsTable } from './totals_table'
export type { TotalsRow, TotalsTableProps } from './totals_table'
