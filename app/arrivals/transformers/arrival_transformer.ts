import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { ARRIVAL_STATUSES } from '#arrivals/domain/status'
import { minutesAfter, TIMELINESS, timelinessOf } from '#arrivals/domain/timeliness'
import type { Arrival } from '#arrivals/lists/arrival_columns'

const { about, integer, listOf, moment, nullable, oneOf, text, wireDay } = is
const perhaps = nullable(moment)
const iso = (at: Date | null) => at?.toISOString() ?? null

const fields = fieldsOf<Arrival>()({
  product: [about(text, 'Code of the product.'), ({ code }) => code],
  productName: [text, ({ name }) => name],
  venues: [listOf(text), ({ venues }) => (venues === '' ? [] : venues.split(', '))],
  day: [about(wireDay, 'The trading day that the files are of.'), ({ day }) => wireDayOf(day)],
  morning: [
    about(wireDay, "The shop's day on which they are due."),
    ({ morning }) => wireDayOf(morning),
  ],
  status: oneOf(ARRIVAL_STATUSES),
  dueAt: [
    about(moment, 'By the publishing rule of the product.'),
    ({ dueAt }) => dueAt.toISOString(),
  ],
  usualAt: [
    about(perhaps, 'Median of the last 60 days, as it was known before; null of fewer than five.'),
    ({ dueAt, usualDelay }) =>
      usualDelay === null ? null : new Date(dueAt.getTime() + usualDelay * 1000).toISOString(),
  ],
  usualSpread: about(nullable(integer), 'Seconds that days are usually off that time.'),
  learntDays: about(integer, 'Of how many days that is.'),
  lateFrom: [moment, ({ lateFrom }) => lateFrom.toISOString()],
  arrivedAt: [
    about(perhaps, 'When the last file of the day was known.'),
    ({ arrivedAt }) => iso(arrivedAt),
  ],
  minutes: [
    about(nullable(integer), 'Minutes after the due moment; negative before it.'),
    ({ dueAt, arrivedAt }) => minutesAfter(dueAt, arrivedAt),
  ],
  timeliness: [nullable(oneOf(TIMELINESS)), timelinessOf],
  estimateAt: [about(perhaps, 'When a late day may come.'), ({ estimateAt }) => iso(estimateAt)],
  correctedAt: [perhaps, ({ correctedAt }) => iso(correctedAt)],
  corrections: integer,
  files: integer,
  filesExpected: integer,
  bytes: integer,
  usualBytes: about(nullable(integer), 'Median of the last 60 days, as it was known before.'),
  hasOddSize: about(is.flag, 'Far from what is usual for the product.'),
})

export const arrivalSchema = is.named('Arrival', fields.schema)
export const arrivalToWire = (arrival: Arrival) => fields.of(arrival)

/** An expected day of a product for pages, with days as they are kept; nothing of it tells of customers. */
export default class ArrivalTransformer extends BaseTransformer<Arrival> {
  toObject() {
    const { day, morning } = this.resource
    return { ...fields.of(this.resource), day, morning }
  }
}
