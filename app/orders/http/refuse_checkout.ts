import type { HttpContext } from '@adonisjs/core/http'
import { flashRefusedOrder } from '#basket'
import type { Refusal } from '#shared/domain/result'
import { answerRefusal } from '#shared/http/refusals'
import { wantsJson } from '#shared/http/wants_json'
import { findOrderOfItems } from '#orders/queries/find_order_of_items'
import { callerOf } from '#shared/http/caller'

/** Refusals behind which an order of the same items may stand: a second tab, or a page gone back to. */
const MAY_BE_ORDERED = new Set([
  'basket.errors.empty',
  'orders.errors.basket_changed',
  'orders.errors.in_flight',
  'orders.errors.key_reused',
])

/** Said at its field, else on the checkout page that can be shown now, with the order there is. */
export async function refuseCheckout(
  ctx: HttpContext,
  refusal: Refusal,
  shownItemIds: readonly number[]
): Promise<void> {
  if (wantsJson(ctx)) return answerRefusal(ctx, refusal)
  if (refusal.field) answerRefusal(ctx, refusal)
  else await flash(ctx, refusal, shownItemIds)
  ctx.response.redirect(refusal.code === 'orders.errors.prices_changed' ? '/basket/1' : '/basket/3')
}

/** Says of items that are ordered already which order they are, and sends nobody to pay twice. */
export function refuseRepeated(ctx: HttpContext, number: number): void {
  const refusal = { code: 'orders.errors.already_ordered_page', params: { number } }
  flashRefusedOrder(ctx, refusal, number)
  ctx.response.redirect('/basket/3')
}

async function flash(ctx: HttpContext, refusal: Refusal, shownItemIds: readonly number[]) {
  const { id } = callerOf(ctx)
  const asked = MAY_BE_ORDERED.has(refusal.code)
  const number = asked ? await findOrderOfItems(id, shownItemIds) : null
  if (number === null) return flashRefusedOrder(ctx, refusal)
  const isEmpty = refusal.code === 'basket.errors.empty'
  const code = `orders.errors.already_ordered${isEmpty ? '' : '_page'}`
  flashRefusedOrder(ctx, { code, params: { number } }, number)
}
