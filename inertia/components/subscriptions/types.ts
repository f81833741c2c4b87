import type { Data } from '@generated/data'

export type HeldSubscription = Data.Subscriptions.HeldSubscription
export type HeldRange = HeldSubscription['ranges'][number]
export type DayFile = Data.Catalogue.DayFile
export type MonthAtHand = { month: string; files: number; bytes: number; isTooMuch: boolean }
export type FileNews = 'unfetched' | 'corrected' | null
/** When it was looked at before, what has come or was corrected since, and which of the shown files did. */
export type LastVisit = { at: string; arrived: number; corrected: number; ids: string[] }
/** Of a day that was asked back from the archive: on its way, or not given today. */
export type Returning = 'Waiting' | 'Failed'

/** What a subscription gives day by day, as the server counts it; days of a month are bits. */
export type HeldCoverage = {
  months: {
    month: number
    available: number
    degraded: number
    missing: number
    holidays: number
  }[]
  pending: { month: number; days: number }[]
  days: number
  first: string | null
  last: string | null
  until: string | null
  drawnUntil: string | null
  toCome: number | null
}

/** Where programs read what is new; no address where a lost key made it. */
export type Feed = { address: string | null; createdAt: string; readAt: string | null }
