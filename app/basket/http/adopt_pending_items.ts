import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { addBasketItem } from '#basket/actions/add_basket_item'
import { pendingItems } from '#basket/http/pending_items'

/** What cannot be bought is dropped and named; while a payment locks the basket all of it waits. */
export async function adoptPendingItems(ctx: HttpContext, userId: number): Promise<void> {
  const settled: string[] = []
  for (const item of await pendingItems.list(ctx)) {
    const added = await addBasketItem(userId, item)
    if (!added.ok && added.refusal.status === 423) break
    if (!added.ok) flashToast(ctx, 'error', added.refusal.code, added.refusal.params)
    settled.push(item.clientItemId)
  }
  if (settled.length > 0) await pendingItems.remove(ctx, ...settled)
}
