import type { Data } from '@generated/data'

export type Quota = Data.Orders.Quota
export type QuotaOrder = Data.Orders.QuotaOrder

export type QuotaList = {
  search: string
  filters: { time: string[] }
  orderBy: 'from' | 'to' | 'total' | 'used' | 'remaining' | 'comment' | 'created'
  orderDirection: 'asc' | 'desc'
  limit: number
}

export type QuotaOrderList = {
  search: string
  filters: { state: string[]; type: string[] }
  orderBy: 'number' | 'created' | 'updated' | 'customer' | 'state' | 'net'
  orderDirection: 'asc' | 'desc'
  limit: number
}
