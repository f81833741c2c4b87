import { CalendarDay } from '#shared/domain/calendar_day'
import type { Refusal } from '#shared/domain/result'
import type { Asked } from '#statistics/domain/asked'
import { daysOf, usualSpan, type Span } from '#statistics/domain/span'

/** Nobody has older orders, and no chart shows more. */
const MOST_DAYS = 50 * 366

/** Whoever types another century is told before days are added to it. */
const YEARS = { first: 1990, last: 2199 }

type Chosen = Partial<Record<'from' | 'to' | 'state' | 'type' | 'payment' | 'users', unknown>> & {
  compare?: readonly string[]
}

/** What an address asks about, and what of it cannot be; then the usual span counts. */
export function readAsked(filters: Chosen, qs: Record<string, unknown>) {
  const usual = usualSpan(CalendarDay.today())
  const [from, to] = [readDay('from', qs.from), readDay('to', qs.to)]
  const span = { from: from.day ?? usual.from, to: to.day ?? usual.to }
  const refusals = [...from.refusals, ...to.refusals]
  if (refusals.length === 0) refusals.push(...refusalsOf(span))
  const asked = {
    ...(refusals.length > 0 ? usual : span),
    ...{ states: filters.state ?? [], types: filters.type ?? [] },
    ...{ payments: filters.payment ?? [], users: filters.users ?? [] },
    comparison: filters.compare?.[0] ?? 'before',
  } as Asked
  return { asked, refusals }
}

function refusalsOf(span: Span): Refusal[] {
  if (span.from.isAfter(span.to)) return [refusal('to', 'order')]
  return daysOf(span) > MOST_DAYS ? [refusal('from', 'long')] : []
}

const refusal = (field: string, what: string): Refusal => ({
  ...{ code: `statistics.errors.${what}`, field, status: 422 },
})

/** Without a refusal nothing is given, or a day that can be asked about. */
function readDay(field: string, given: unknown): { day?: CalendarDay; refusals: Refusal[] } {
  if (given === undefined || given === '') return { refusals: [] }
  const day = typeof given === 'string' ? CalendarDay.parse(given) : null
  if (!day) return { refusals: [refusal(field, 'day')] }
  const isIn = day.year >= YEARS.first && day.year <= YEARS.last
  return isIn ? { day, refusals: [] } : { refusals: [refusal(field, 'century')] }
}
