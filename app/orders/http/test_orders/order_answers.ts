import type { HttpContext } from '@adonisjs/core/http'
import { ownBasketId } from '#basket'
import { askList } from '#shared/lists'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { placeTestOrder } from '#orders/actions/test_orders/place_test_order'
import { apiCheckout } from '#orders/http/api_checkout'
import { ownTestOrder } from '#orders/http/test_orders/own_test_order'
import { testOrderList } from '#orders/lists/test_order_list'
import type { OrderDetail } from '#orders/queries/get_order'
import { findQuotaToday } from '#orders/queries/quota/find_quota_today'
import {
  detailOf,
  findTestPayment,
  listTestOrders,
  paymentOf,
} from '#orders/queries/test_orders/test_order'
import ChargeApiTransformer from '#orders/transformers/charge_api_transformer'
import OrderApiTransformer from '#orders/transformers/order_api_transformer'
import OrderDetailApiTransformer from '#orders/transformers/order_detail_api_transformer'
import { apiCheckoutValidator } from '#orders/validators/checkout'

/** A card is paid as soon as it is asked for: there is no link, and nobody is charged. */
export async function orderForTest(ctx: HttpContext) {
  if (ownBasketId(ctx) === null) return
  const { quotaId, ...sent } = await ctx.request.validateUsing(apiCheckoutValidator)
  const isCard = sent.paymentMethod === 'Card'
  if (quotaId && !isCard && (await findQuotaToday())?.id !== quotaId) {
    return answerRefusal(ctx, { code: 'quota.errors.not_in_force', field: 'quotaId' })
  }
  const placed = await placeTestOrder(apiCheckout(ctx, sent), callerOf(ctx))
  if (!placed.ok) return answerRefusal(ctx, placed.refusal)
  const order = placed.value
  if (!isCard) return success(ctx, { orderId: order.number, payment: null }, 201)
  const payment = new ChargeApiTransformer(paymentOf(order)).toObject()
  return success(ctx, { orderId: order.paymentId, payment }, 201)
}

export async function showTestPayment(ctx: HttpContext) {
  const order = await findTestPayment(callerOf(ctx).id, String(ctx.params.payment))
  if (!order) return answerRefusal(ctx, { code: 'payment.errors.not_found', status: 404 })
  return success(ctx, new ChargeApiTransformer(paymentOf(order)).toObject())
}

/** It is completed from the first: nobody waits. */
export async function showTestOrder(ctx: HttpContext) {
  const order = await ownTestOrder(ctx)
  if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
  return success(ctx, new OrderDetailApiTransformer(detailOf(order)).toObject())
}

export const listTestOrdersFor = (ctx: HttpContext) =>
  answerTestOrders(ctx, (order) => new OrderDetailApiTransformer(order).toObject())

export const listTestOrdersInShort = (ctx: HttpContext) =>
  answerTestOrders(ctx, (order) => new OrderApiTransformer(order).toObject())

async function answerTestOrders(ctx: HttpContext, wire: (order: OrderDetail) => object) {
  const page = await askList(ctx, testOrderList, callerOf(ctx).id)
  if (!page) return
  const orders = await listTestOrders(page.content.map(({ number }) => number))
  const content = orders.map((order) => wire(detailOf(order)))
  return success(ctx, { ...page, content })
}
