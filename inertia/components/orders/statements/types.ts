import type { Data } from '@generated/data'

export type Statement = Data.Orders.Statement
export type Entry = Data.Orders.StatementEntry
export type EntryView = 'open' | 'booked' | 'all'
export type EntryPaging = { page: number; pages: number; limit: number; totalCount: number }
