import delivery from '#config/delivery'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { OrderState } from '#orders/domain/order_state'

export type DownloadPhase = 'not_completed' | 'open' | 'ended'

type Windowed = { state: OrderState; lastDownloadDay: string | null }

/**
 * Early release rule: where the operator wants it, finished files can be downloaded while the
 * order's others are made. The window begins with completion all the same.
 */
export const isReleasedEarly = (state: OrderState): boolean =>
  delivery.releaseFilesEarly && state === 'Processing'

/** What may be done with an order's files today; the window's last day still counts. */
export function downloadPhase(
  { state, lastDownloadDay }: Windowed,
  today = CalendarDay.today()
): DownloadPhase {
  if (lastDownloadDay === null) return isReleasedEarly(state) ? 'open' : 'not_completed'
  return lastDownloadDay < today.iso ? 'ended' : 'open'
}
