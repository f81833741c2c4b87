import { CalendarDay } from '#shared/domain/calendar_day'
import type { Refusal } from '#shared/domain/result'
import type { Asked } from '#statistics/domain/asked'
import { daysOf, usualSpan } from '#statistics/domain/span'

/** Nobody has older orders, and no chart shows more. */
const MOST_DAYS = 50 * 366

type Chosen = Partial<Record<'from' | 'to' | 'state' | 'type' | 'payment' | 'users', unknown>>

/** What an address asks about, and what of it cannot be; then the usual span counts. */
export function readAsked(filters: Chosen, qs: Record<string, unknown>) {
  const usual = usualSpan(CalendarDay.today())
  const [from, to] = [dayIn(qs.from), dayIn(qs.to)]
  const refusals: Refusal[] = [
    ...(from === null ? [refusal('from', 'day')] : []),
    ...(to === null ? [refusal('to', 'day')] : []),
  ]
  const span = { from: from ?? usual.from, to: to ?? usual.to }
  if (refusals.length === 0 && span.from.isAfter(span.to)) refusals.push(refusal('to', 'order'))
  else if (daysOf(span) > MOST_DAYS) refusals.push(refusal('from', 'long'))
  const asked = {
    ...(refusals.length > 0 ? usual : span),
    ...{ states: filters.state ?? [], types: filters.type ?? [] },
    ...{ payments: filters.payment ?? [], users: filters.users ?? [] },
  } as Asked
  return { asked, refusals }
}

const refusal = (field: string, what: string): Refusal => ({
  ...{ code: `statistics.errors.${what}`, field, status: 422 },
})

/** Nothing is given, or no day of the calendar. */
function dayIn(given: unknown): CalendarDay | null | undefined {
  if (given === undefined || given === '') return undefined
  return typeof given === 'string' ? CalendarDay.parse(given) : null
}
