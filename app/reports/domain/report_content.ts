import type { Locale } from '#shared/domain/locale'
import type { SecurityHoldings } from '#reports/domain/holdings'

/** What a report says, in any language and any kind of file. */
export type ReportContent = {
  id: number
  /** YYYY-MM-DD */
  day: string
  /** The day that changes are counted from; null where there is none before. */
  comparedWith: string | null
  licensee: string
  /** Of whoever asked: the tables have one language, the letters both. */
  locale: Locale
  requestedAt: Date
  securities: SecurityHoldings[]
  /** Entries that were not held on the day. */
  missing: string[]
}
