import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { QuoteLine } from '#catalogue'

/** Writes the lines of a quote as the items of an order, in the same order. */
export async function insertOrderItems(
  trx: TransactionClientContract,
  orderId: number,
  lines: readonly QuoteLine[]
): Promise<void> {
  if (lines.length === 0) return
  await trx.table('order_items').multiInsert(lines.map((line, at) => itemOf(line, orderId, at + 1)))
}

function itemOf(line: QuoteLine, orderId: number, position: number) {
  return {
    order_id: orderId,
    position,
    product_id: line.product.id,
    product_code: line.product.code,
    product_name: line.product.name,
    from_day: line.range.from,
    to_day: line.range.to,
    include_degraded: line.degradedIncluded,
    filters: line.filters && JSON.stringify(line.filters),
    counted_days: line.countedDays,
    number_of_modules: line.pricing.kind === 'module' ? line.pricing.modules : null,
    files: line.files,
    bytes: line.bytes,
    price_cents: line.priceCents,
  }
}
