import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Refusal } from '#shared/domain/result'

export type QuotaWish = {
  totalCents: number
  dateFrom: CalendarDay
  dateTo: CalendarDay
  comment: string | null
}

/** What a new quota is offered as, in cents (quota rule: 1,000,000.00 EUR). */
export const DEFAULT_QUOTA_CENTS = 100_000_000

/** The smallest quota, in cents (quota rule: 1 EUR). */
export const LEAST_QUOTA_CENTS = 100

/** At least 1 EUR and what is used, a period that runs forwards; overlaps the database refuses. */
export function refuseQuota(wish: QuotaWish, usedCents: number): Refusal | null {
  const { totalCents, dateFrom, dateTo } = wish
  if (totalCents < LEAST_QUOTA_CENTS) return { code: 'quotas.errors.total', field: 'totalCents' }
  if (totalCents < usedCents) {
    return { code: 'quotas.errors.used', field: 'totalCents', status: 409 }
  }
  if (dateFrom.isAfter(dateTo)) return { code: 'quotas.errors.period', field: 'dateFrom' }
  return null
}

/** Names of the database's own rules about quotas, and what they mean. */
export const QUOTA_CONSTRAINTS: Record<string, Refusal> = {
  quotas_no_overlap: { code: 'quotas.errors.overlap', field: 'dateFrom', status: 409 },
  quotas_never_overspent: { code: 'quotas.errors.used', field: 'totalCents', status: 409 },
  quotas_period: { code: 'quotas.errors.period', field: 'dateFrom' },
}
