import type { Data } from '@generated/data'

export type OrderRow = Data.Orders.AdminOrderRow
/** What staff see of an order that merely concerns them. */
export type OrderHeader = Data.Orders.OrderHeader
export type AdminOrder = Data.Orders.AdminOrder
export type { OrderItem } from '../types'
export type HistoryEntry = AdminOrder['history'][number]

type Sort = 'number' | 'created' | 'updated' | 'customer' | 'payment' | 'gross' | 'state'
export type FilterName = 'state' | 'type' | 'payment'

export const VIEWS = [
  'all',
  'open',
  'pre_processing',
  'completed',
  'failed',
  'rejected',
  'archived',
] as const
export type View = (typeof VIEWS)[number]

/** What the address of the list asks for, as the server has read it. */
export type OrderList = {
  view: View
  search: string
  filters: Record<FilterName, string[]>
  orderBy: Sort
  orderDirection: 'asc' | 'desc'
  limit: number
  /** Where the list lies, if it is not that of all customers. */
  base?: string
}

export type Paging = { totalCount: number; page: number; pages: number }

/** Finds beyond a bound are not counted. */
export type OrderPaging = Paging & { isMore?: boolean }

export type OrderTableProps = {
  orders: OrderRow[]
  paging: OrderPaging
  list: OrderList
  counts: Record<View, number>
  choices: Record<FilterName, string[]>
}
