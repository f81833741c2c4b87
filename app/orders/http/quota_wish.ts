import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import type { QuotaWish } from '#orders/domain/quota/quota_rules'

type Sent = {
  totalCents: number
  dateFrom: string
  dateTo: string
  comment?: string | null
}

/** A quota out of a form; a text that is no day is refused at its field. */
export function readQuotaWish({ totalCents, dateFrom, dateTo, comment }: Sent): Result<QuotaWish> {
  const [from, to] = [readTypedDay(dateFrom), readTypedDay(dateTo)]
  if (!from) return refuse(noDay(dateFrom, 'quotas.errors.day'), { field: 'dateFrom', status: 422 })
  if (!to) return refuse(noDay(dateTo, 'quotas.errors.day'), { field: 'dateTo', status: 422 })
  return ok({ totalCents, dateFrom: from, dateTo: to, comment: comment || null })
}
