import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { partsOf } from '#subscriptions/queries/parts_of'

export type SentWish = {
  productId: number
  startDate?: string | null
  baseCurrencies?: readonly string[] | null
}

export type Wish = { startsOn: CalendarDay | null; currencies: string[] }

/** From which day on and which parts somebody wants; both may be left open. */
export async function readWish(sent: SentWish): Promise<Result<Wish>> {
  const { productId, startDate, baseCurrencies } = sent
  const typed = startDate?.trim() ?? ''
  const day = readTypedDay(typed)
  if (typed && (!day || day.isBefore(CalendarDay.of(1000, 1, 1)))) {
    return refuse(noDay(typed, 'entitlements.errors.day'), { field: 'startDate' })
  }
  const currencies = [...new Set(baseCurrencies ?? [])].sort()
  const known = await partsOf([productId])
  if (currencies.some((code) => !known.includes(code))) {
    return refuse('subscription_requests.errors.part_unknown', { field: 'baseCurrencies' })
  }
  return ok({ startsOn: day, currencies })
}
