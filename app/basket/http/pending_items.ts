import type { HttpContext } from '@adonisjs/core/http'
import { MOST_BASKET_ITEMS, type WantedItem } from '#basket/domain/basket_item'
import { readWantedItem, type SentItem } from '#basket/validators/wanted_item'

const KEY = 'basket.pending'

/** What a visitor chose before signing in; the session keeps it until the basket has it. */
export const pendingItems = {
  list({ session }: HttpContext): WantedItem[] {
    return session.get(KEY, []).flatMap((sent: SentItem) => {
      const read = readWantedItem(sent)
      return read.ok ? [read.value] : []
    })
  },

  add(ctx: HttpContext, item: WantedItem): void {
    const others = pendingItems.without(ctx, item.clientItemId)
    ctx.session.put(KEY, [...others, toSent(item)].slice(-MOST_BASKET_ITEMS))
  },

  remove(ctx: HttpContext, clientItemId: string): void {
    ctx.session.put(KEY, pendingItems.without(ctx, clientItemId))
  },

  clear({ session }: HttpContext): void {
    session.forget(KEY)
  },

  without(ctx: HttpContext, clientItemId: string): SentItem[] {
    return pendingItems
      .list(ctx)
      .filter((item) => item.clientItemId !== clientItemId)
      .map(toSent)
  },
}

function toSent({ clientItemId, productCode, from, to }: WantedItem): SentItem {
  return { clientItemId, productCode, from: from.iso, to: to.iso }
}
