import type { SelectionFilters } from '#catalogue'
import { rows, transaction } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdBasket } from '#basket/actions/hold_basket'
import { getBuyer } from '#basket/queries/get_buyer'
import { findBasketItem } from '#basket/queries/find_basket_item'
import { quoteItem } from '#basket/queries/quote_item'

export type ChangedDays = {
  from: CalendarDay
  to: CalendarDay
  includeDegraded?: boolean
  /** Other parts of a filterable product; the same as before where nothing is said. */
  filters?: SelectionFilters | null
}

/** Refused: no such item (404), days that cannot be bought, a payment under way (423). */
export async function changeBasketItem(
  userId: number,
  ref: string,
  days: ChangedDays
): Promise<Result<undefined>> {
  const item = await findBasketItem(userId, ref)
  if (!item) return refuse('basket.errors.item_gone', { status: 404 })
  const { filters = item.filters } = days
  const changed = { ...item, ...days, filters }
  const line = await quoteItem(await getBuyer(userId), changed)
  if (!line.ok) return line

  return transaction(async (trx) => {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return refuse('basket.errors.locked_change', { status: 423 })
    await rows(
      trx,
      `update basket_items
          set from_day = :from, to_day = :to, include_degraded = :degraded,
              filters = :filters::jsonb, seen_price_cents = :price, seen_days = :days
        where id = :id and user_id = :userId`,
      {
        ...{ from: changed.from.iso, to: changed.to.iso, id: item.id, userId },
        ...{ price: line.value.priceCents, days: line.value.countedDays },
        degraded: changed.includeDegraded ?? false,
        filters: changed.filters ? JSON.stringify(changed.filters) : null,
      }
    )
    return ok()
  })
}
