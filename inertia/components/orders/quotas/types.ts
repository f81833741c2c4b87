import type { Data } from '@generated/data'

export type Quota = Data.Orders.Quota
export type QuotaOrder = Data.Orders.QuotaOrder

export type QuotaSort = 'from' | 'to' | 'total' | 'used' | 'remaining' | 'comment' | 'created'
export type QuotaOrderSort = 'number' | 'created' | 'updated' | 'customer' | 'state' | 'net'
