import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Refusal } from '#shared/domain/result'
import { writtenDay } from '#shared/domain/written_day'

/** Why money cannot have been booked for an order on a day: it lies ahead, or before the order. */
export function refuseBookingDay(
  bookedOn: CalendarDay,
  { placedOn, today }: { placedOn: string; today: CalendarDay }
): Refusal | null {
  if (bookedOn.isAfter(today)) {
    return { code: 'statements.errors.future_day', field: 'bookedOn' }
  }
  if (bookedOn.iso < placedOn) {
    const params = { day: writtenDay(placedOn) }
    return { code: 'statements.errors.before_order', params, field: 'bookedOn' }
  }
  return null
}
