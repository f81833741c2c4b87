import { rows, transaction } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdBasket } from '#basket/actions/hold_basket'
import { refuseItem } from '#basket/actions/refuse_item'
import { findBasketItem } from '#basket/queries/find_basket_item'

export type ChangedDays = { from: CalendarDay; to: CalendarDay; includeDegraded?: boolean }

/**
 * Chooses other days for an item of a user's basket, named by its id or by the id that the browser
 * gave it. Refuses an item that is not there (404), days that cannot be bought, in the words of the
 * quote, and every change while a payment is under way (423).
 */
export async function changeBasketItem(
  userId: number,
  ref: string,
  days: ChangedDays
): Promise<Result<undefined>> {
  const item = await findBasketItem(userId, ref)
  if (!item) return refuse('basket.errors.item_gone', { status: 404 })
  const changed = { ...item, ...days }
  const refusal = await refuseItem(userId, changed)
  if (refusal) return { ok: false, refusal }

  return transaction(async (trx) => {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return refuse('basket.errors.locked_change', { status: 423 })
    await rows(
      trx,
      `update basket_items
          set from_day = ?, to_day = ?, include_degraded = ?, seen_price_cents = null
        where id = ? and user_id = ?`,
      [changed.from.iso, changed.to.iso, changed.includeDegraded ?? false, item.id, userId]
    )
    return ok()
  })
}
