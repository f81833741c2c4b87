import type { HttpContext } from '@adonisjs/core/http'
import {
  answerBasket,
  getBuyer,
  ownBasketId,
  quoteItem,
  quoteItems,
  readSentItem,
  type Buyer,
} from '#basket'
import { scopesOf } from '#identity'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import {
  addTestItem,
  emptyTestBasket,
  removeTestItem,
} from '#orders/actions/test_orders/change_test_basket'
import { refuseMethod } from '#orders/domain/payment/method_rules'
import { methodFactsOf } from '#orders/queries/payment/method_facts'
import { listTestItems } from '#orders/queries/test_orders/list_test_items'
import { additionalInfoValidator } from '#orders/validators/payment'

/** The basket of a test token: in its own rows, priced as the real one. */
export async function showTestBasket(ctx: HttpContext) {
  if (ownBasketId(ctx) === null) return
  return send(ctx, await getBuyer(callerOf(ctx)))
}

export async function putIntoTestBasket(ctx: HttpContext) {
  const userId = ownBasketId(ctx)
  if (userId === null) return
  const [item, buyer] = [await readSentItem(ctx), await getBuyer(callerOf(ctx))]
  if (!item.ok) return answerRefusal(ctx, item.refusal)
  const line = await quoteItem(buyer, item.value)
  const added = line.ok ? await addTestItem(userId, item.value) : line
  return added.ok ? send(ctx, buyer, 201) : answerRefusal(ctx, added.refusal)
}

export async function takeOutOfTestBasket(ctx: HttpContext) {
  const userId = ownBasketId(ctx)
  if (userId === null) return
  await removeTestItem(userId, String(ctx.params.itemId))
  return send(ctx, await getBuyer(callerOf(ctx)))
}

export async function clearTestBasket(ctx: HttpContext) {
  const userId = ownBasketId(ctx)
  if (userId === null) return
  await emptyTestBasket(userId)
  return success(ctx, null)
}

/** Whether a way of paying would be accepted, as for a real basket with the same content. */
export async function judgeTestMethod(ctx: HttpContext) {
  if (ownBasketId(ctx) === null) return
  const { paymentMethod } = await ctx.request.validateUsing(additionalInfoValidator)
  const user = callerOf(ctx)
  const { quote } = await quoteItems(await getBuyer(user), await listTestItems(user.id))
  const mayUseQuota = scopesOf(user).has('orders.quota.checkout')
  const refusal = refuseMethod(paymentMethod, await methodFactsOf(quote, mayUseQuota))
  const reason = refusal && translate(ctx.locale, refusal.code, refusal.params)
  return success(ctx, { paymentMethod, accepted: refusal === null, reason })
}

async function send(ctx: HttpContext, buyer: Buyer, status = 200) {
  const content = await quoteItems(buyer, await listTestItems(buyer.userId))
  return answerBasket(ctx, { ...content, buyer, lockedUntil: null, updatedAt: null }, status)
}
