import { CalendarDay } from '#shared/domain/calendar_day'
import type { OrderState } from '#orders/domain/order_state'

export type DownloadPhase = 'not_completed' | 'open' | 'ended'

type Windowed = { state: OrderState; lastDownloadDay: string | null }

/** What may be done with an order's files today; the window's last day still counts. */
export function downloadPhase(
  { lastDownloadDay }: Windowed,
  today = CalendarDay.today()
): DownloadPhase {
  if (lastDownloadDay === null) return 'not_completed'
  return lastDownloadDay < today.iso ? 'ended' : 'open'
}
