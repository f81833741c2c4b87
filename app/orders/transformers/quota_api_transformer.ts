import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayToWire, eurosToWire } from '#shared/http/wire'
import type { Quota } from '#orders/queries/quota/find_quota_today'

/** A quota of the HTTP API: euros, days as YYYYMMDD. */
export default class QuotaApiTransformer extends BaseTransformer<Quota> {
  toObject() {
    const { id, totalCents, usedCents, remainingCents, comment, createdAt, version } = this.resource
    return {
      id,
      totalAmount: eurosToWire(totalCents),
      usedAmount: eurosToWire(usedCents),
      remainingAmount: eurosToWire(remainingCents),
      dateFrom: dayToWire(CalendarDay.parse(this.resource.dateFrom)!),
      dateTo: dayToWire(CalendarDay.parse(this.resource.dateTo)!),
      ...{ comment, version },
      created: createdAt.toISOString(),
    }
  }
}
