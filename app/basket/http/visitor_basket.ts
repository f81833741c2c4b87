import type { HttpContext } from '@adonisjs/core/http'
import { quoteFor } from '#catalogue'
import { pendingItems } from '#basket/http/pending_items'

export async function visitorBasket(ctx: HttpContext) {
  const items = await pendingItems.list(ctx)
  const quote = await quoteFor({
    selections: items.map((item) => ({ ...item, lineId: item.clientItemId })),
    customer: { deliveryCountry: null, vatId: null },
  })
  return { items, quote, buyer: null }
}
