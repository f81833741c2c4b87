import type { CalendarDay } from '#shared/domain/calendar_day'
import type { OrderState } from '#orders/domain/order_state'

export type DownloadPhase = 'not_completed' | 'open' | 'ended'

type Windowed = { state: OrderState; lastDownloadDay: string | null }

/** Early release rule; the window begins with completion all the same. */
export const isReleasedEarly = (state: OrderState, isWanted: boolean): boolean =>
  isWanted && state === 'Processing'

/** Files can be fetched until the end of the window's last day. */
export const isWindowOver = (
  { lastDownloadDay }: Pick<Windowed, 'lastDownloadDay'>,
  today: CalendarDay
): boolean => lastDownloadDay !== null && lastDownloadDay < today.iso

/** What may be done with an order's files today; the window's last day still counts. */
export function downloadPhase(
  order: Windowed,
  { today, releasesEarly }: { today: CalendarDay; releasesEarly: boolean }
): DownloadPhase {
  if (order.lastDownloadDay === null) {
    return isReleasedEarly(order.state, releasesEarly) ? 'open' : 'not_completed'
  }
  return isWindowOver(order, today) ? 'ended' : 'open'
}
