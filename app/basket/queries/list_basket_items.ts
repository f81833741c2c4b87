import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SelectionFilters } from '#catalogue'
import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { BasketItem } from '#basket/domain/basket_item'

export type ItemRow = {
  id: number
  client_item_id: string
  product_code: string
  from_day: string
  to_day: string
  include_degraded: boolean
  filters: SelectionFilters | null
  seen_price_cents: number | null
  seen_days: number | null
  saved_quote: number | null
  saved_line: string | null
}

/** First added first. */
export async function listBasketItems(
  userId: number,
  trx?: TransactionClientContract
): Promise<BasketItem[]> {
  const found = await preparedRows<ItemRow>(
    trx ?? db,
    `select id, client_item_id, product_code, from_day, to_day, include_degraded, filters,
            seen_price_cents, seen_days, saved_quote, saved_line
       from basket_items where user_id = ? order by id`,
    [userId]
  )
  return found.map(toItem)
}

export function toItem(row: ItemRow): BasketItem {
  return {
    id: row.id,
    clientItemId: row.client_item_id,
    productCode: row.product_code,
    from: CalendarDay.parse(row.from_day)!,
    to: CalendarDay.parse(row.to_day)!,
    includeDegraded: row.include_degraded,
    filters: row.filters,
    seenPriceCents: row.seen_price_cents,
    seenDays: row.seen_days,
    savedQuote: row.saved_quote,
    savedLine: row.saved_line,
  }
}
