import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findSavedQuote, type SavedQuote } from '#catalogue'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdBasket } from '#basket/actions/hold_basket'
import { listBasketItems } from '#basket/queries/list_basket_items'

/** Into an empty basket, at its prices while unchanged; refused once expired or ordered. */
export function takeSavedQuote(userId: number, number: number): Promise<Result<SavedQuote>> {
  return transaction(async (trx) => {
    const { lockedUntil } = await holdBasket(trx, userId)
    if (lockedUntil) return refuse('basket.errors.locked_add', { status: 423 })
    const saved = await findSavedQuote(number, userId, trx)
    if (!saved) return refuse('catalogue.errors.quote_unknown', { status: 404 })
    if (saved.state !== 'valid') {
      const params = { number: saved.label }
      return refuse(`catalogue.errors.quote_${saved.state}`, { params, status: 409 })
    }
    const items = await listBasketItems(userId, trx)
    if (items.some(({ savedQuote }) => savedQuote !== number)) {
      return refuse('catalogue.errors.quote_needs_empty_basket', { status: 409 })
    }
    await rows(trx, 'delete from basket_items where user_id = ?', [userId])
    await insertLines(trx, userId, saved)
    return ok(saved)
  })
}

async function insertLines(
  trx: TransactionClientContract,
  userId: number,
  { number, quote }: SavedQuote
): Promise<void> {
  await trx.table('basket_items').multiInsert(
    quote.lines.map((line) => ({
      user_id: userId,
      client_item_id: randomUUID(),
      product_code: line.product.code,
      from_day: line.range.from,
      to_day: line.range.to,
      include_degraded: line.degradedIncluded,
      filters: line.filters && JSON.stringify(line.filters),
      saved_quote: number,
      saved_line: line.lineId,
    }))
  )
}
