import type { Data } from '@generated/data'

/** A line of the ledger, as the server's transformer writes it. */
export type LedgerFile = Data.Delivery.DeliveryFile

export type FilePaging = { totalCount: number; page: number; pages: number; limit: number }
export type FilePage = FilePaging & { content: LedgerFile[] }

export type FileColumn = 'day' | 'name' | 'bytes' | 'state' | 'usedAt'
export type FileOrder = { orderBy: FileColumn; orderDirection: 'asc' | 'desc' }

/** What may be done with the files now. */
export type DownloadPhase = 'not_completed' | 'open' | 'ended'
