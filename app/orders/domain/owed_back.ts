import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import type { HistoryEntry } from '#orders/domain/history_entry'
import type { OrderState } from '#orders/domain/order_state'

export type OwedBack = {
  /** What is not on its way yet. */
  cents: Cents
  /** The last day by which it is sent, from the day on which the order ended. */
  by: string
}

type Ended = { state: OrderState; history: readonly Pick<HistoryEntry, 'to' | 'at'>[] }
type Sums = { paidCents: Cents; refundedCents: Cents }

/** What the shop owes for an order that came to nothing; null where nothing is owed. */
export function owedBack(
  { state, history }: Ended,
  { paidCents, refundedCents }: Sums,
  refundDays: number
): OwedBack | null {
  if (state !== 'Failed' && state !== 'Rejected') return null
  const cents = paidCents - refundedCents
  const endedAt = history.findLast(({ to }) => to === state)?.at
  if (cents <= 0 || endedAt === undefined) return null
  const ended = CalendarDay.parse(dayInBerlin(new Date(endedAt)))!
  return { cents, by: ended.plusDays(refundDays).iso }
}
