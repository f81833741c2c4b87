import { DateTime } from 'luxon'

/** A moment or a day (its beginning, UTC) as ISO 8601 in UTC; null for anything else. */
export function readMoment(text: string): string | null {
  const moment = DateTime.fromISO(text, { zone: 'utc' })
  const isKept = moment.isValid && moment.year >= 1000 && moment.year <= 9999
  return isKept && /^\d{4}-\d\d-\d\d/.test(text) ? moment.toISO() : null
}
