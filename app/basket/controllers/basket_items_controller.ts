import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { addBasketItem } from '#basket/actions/add_basket_item'
import { changeBasketItem } from '#basket/actions/change_basket_item'
import { removeBasketItem } from '#basket/actions/remove_basket_item'
import { pendingItems } from '#basket/http/pending_items'
import { quoteItem } from '#basket/queries/quote_item'
import {
  changedDaysValidator,
  readWantedItem,
  wantedItemValidator,
} from '#basket/validators/wanted_item'
import { callerOrNobody } from '#shared/http/caller'

const UNKNOWN_BUYER = { delivery: null, vatId: null }

/** The items of the own basket; a visitor's wait in the browser until somebody signs in. */
export default class BasketItemsController {
  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(wantedItemValidator)
    const { shownPriceCents, shownDays, ...wanted } = sent
    const shown = { shownPriceCents, shownDays }
    const item = readWantedItem(wanted)
    if (!item.ok) return answerRefusal(ctx, item.refusal)

    const user = callerOrNobody(ctx)
    if (!user) {
      const quoted = await quoteItem(UNKNOWN_BUYER, item.value, shown)
      if (!quoted.ok) return answerRefusal(ctx, quoted.refusal)
      const kept = await pendingItems.add(ctx, item.value)
      if (!kept.ok) return answerRefusal(ctx, kept.refusal)
      return stayWith(ctx)
    }
    const added = await addBasketItem(user.id, item.value, undefined, shown)
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    return stayWith(ctx)
  }

  async update(ctx: HttpContext) {
    const days = readWantedItem(await ctx.request.validateUsing(changedDaysValidator))
    if (!days.ok) return answerRefusal(ctx, days.refusal)
    const user = callerOrNobody(ctx)
    const ref = String(ctx.params.ref)
    const changed = user
      ? await changeBasketItem(user.id, ref, days.value)
      : await pendingItems.change(ctx, ref, days.value)
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)
    flashToast(ctx, 'success', 'basket.items.toasts.item_changed')
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const user = callerOrNobody(ctx)
    const ref = String(ctx.params.ref)
    if (!user) await pendingItems.remove(ctx, ref)
    else {
      const removed = await removeBasketItem(user.id, ref)
      if (!removed.ok) return answerRefusal(ctx, removed.refusal)
    }
    flashToast(ctx, 'info', 'basket.items.toasts.item_deleted')
    return ctx.response.redirect().withQs().back()
  }
}

/** Whoever adds stays where it was done, and is shown the way to the basket. */
function stayWith(ctx: HttpContext) {
  // Without scripts no toast is seen: a visitor's item is shown where it lies.
  const isBlind = !ctx.request.header('x-inertia') && !callerOrNobody(ctx)
  if (isBlind) return ctx.response.redirect('/basket/1')
  const way = { code: 'basket.items.toasts.open', path: '/basket/1' }
  flashToast(ctx, 'success', 'basket.items.toasts.item_added', {}, way)
  return ctx.response.redirect().withQs().back()
}
