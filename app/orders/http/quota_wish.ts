import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { QuotaWish } from '#orders/domain/staff_quota/quota_rules'

type Sent = {
  totalCents: number
  dateFrom: string
  dateTo: string
  comment?: string | null
}

/** A quota out of a form; a text that is no day is refused at its field. */
export function readQuotaWish({ totalCents, dateFrom, dateTo, comment }: Sent): Result<QuotaWish> {
  const [from, to] = [CalendarDay.parse(dateFrom), CalendarDay.parse(dateTo)]
  if (!from || !to) {
    return refuse('quotas.errors.day', { field: from ? 'dateTo' : 'dateFrom', status: 422 })
  }
  return ok({ totalCents, dateFrom: from, dateTo: to, comment: comment || null })
}
