import type { Data } from '@generated/data'
import type { ShownList } from '~/components/shell/lists/types'

export type OrderRow = Data.Orders.AdminOrderRow
/** What staff see of an order that merely concerns them. */
export type OrderHeader = Data.Orders.OrderHeader
export type AdminOrder = Data.Orders.AdminOrder
export type { OrderItem } from '../types'
export type HistoryEntry = AdminOrder['history'][number]

export type OrderSort =
  'number' | 'created' | 'updated' | 'customer' | 'payment' | 'gross' | 'state'
/** Those that stand above the table. */
export const OFFERED_FILTERS = ['state', 'type', 'payment', 'createdFrom', 'createdTo'] as const
/** Others are set by what leads here, and taken off like them. */
export type FilterName =
  (typeof OFFERED_FILTERS)[number] | 'salesState' | 'users' | 'customer' | 'product'
export type View =
  'all' | 'open' | 'pre_processing' | 'completed' | 'failed' | 'rejected' | 'archived'

export type OrderTableProps = ShownList<OrderSort, FilterName, View> & { orders: OrderRow[] }
