import { CalendarDay } from '#shared/domain/calendar_day'
import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { dayToWire, eurosToWire } from '#shared/http/wire'
import type { Quota } from '#orders/queries/quota/find_quota_today'

const { about, euros, integer, moment, nullable, text, wireDay } = is

const fields = fieldsOf<Quota>()({
  id: integer,
  totalAmount: [euros, ({ totalCents }) => eurosToWire(totalCents)],
  usedAmount: [euros, ({ usedCents }) => eurosToWire(usedCents)],
  remainingAmount: [euros, ({ remainingCents }) => eurosToWire(remainingCents)],
  dateFrom: [wireDay, ({ dateFrom }) => dayToWire(CalendarDay.parse(dateFrom)!)],
  dateTo: [wireDay, ({ dateTo }) => dayToWire(CalendarDay.parse(dateTo)!)],
  comment: nullable(text),
  version: about(integer, 'Counts the changes of staff.'),
  created: [moment, ({ createdAt }) => createdAt.toISOString()],
})

export const quotaSchema = is.named('Quota', fields.schema)

/** Amounts are euros, days YYYYMMDD. */
export default class QuotaApiTransformer extends transformerOf(fields) {}
