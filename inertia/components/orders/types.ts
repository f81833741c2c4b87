import type { Data } from '@generated/data'

export type CustomerOrderRow = Data.Orders.OrderRow
export type CustomerOrder = Data.Orders.Order
export type OrderItem = CustomerOrder['items'][number]

export type CustomerSort = 'number' | 'created' | 'gross' | 'state'
