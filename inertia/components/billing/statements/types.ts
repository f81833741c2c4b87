import type { Data } from '@generated/data'

export type Statement = Data.Billing.Statement
export type Entry = Data.Billing.StatementEntry
export type EntryView = 'open' | 'booked' | 'all'
export type EntryPaging = { page: number; pages: number; limit: number; totalCount: number }
