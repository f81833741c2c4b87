import type { HttpContext } from '@adonisjs/core/http'
import { listBasketItems } from '#basket'
import { actorOf } from '#identity'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { chooseFiles, refuseFiles } from '#orders/actions/staff/files/choose_files'
import { createStaffOrder } from '#orders/actions/staff/create_order'
import { fieldsFromWire } from '#orders/http/api_change'
import { refusalInWords } from '#orders/http/refusal_in_words'
import { findQuotaToday } from '#orders/queries/quota/find_quota_today'
import { apiStaffOrderValidator } from '#orders/validators/staff_order'
import { callerOf } from '#shared/http/caller'

/** `id` is the customer's id. */
export default class StaffOrdersController {
  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const sent = await ctx.request.validateUsing(apiStaffOrderValidator)
    const { s3FilePath: files = [], orderItems = [], quotaId } = sent
    if (quotaId && (await findQuotaToday())?.id !== quotaId) {
      return answerRefusal(ctx, { code: 'quota.errors.not_in_force', field: 'quotaId' })
    }
    if (!(await areOwnItems(user.id, orderItems))) {
      return answerRefusal(ctx, { code: 'orders_admin.errors.other_items', field: 'orderItems' })
    }
    const unknown = await refuseFiles(files)
    if (unknown) return answerRefusal(ctx, { ...unknown, field: 's3FilePath' })

    const who = { actor: actorOf(user), requestId: ctx.request.id() }
    const created = await createStaffOrder({
      ...{ ...fieldsFromWire(sent), ...who, userId: Number(ctx.params.id) },
      ...{ state: sent.orderState, paymentMethod: sent.paymentMethod },
      basketOf: orderItems.length > 0 ? user.id : null,
      isNotified: sent.sendEmail ?? false,
    })
    if (!created.ok) return answerRefusal(ctx, refusalInWords(created.refusal, ctx.locale))
    const { orderNumber } = created.value
    const chosen = await chooseFiles({ orderNumber, ...who }, files)
    if (!chosen.ok) return answerRefusal(ctx, chosen.refusal)
    return success(ctx, { orderId: orderNumber }, 201)
  }
}

/** The whole basket becomes the order, so that its price is the one that was shown. */
async function areOwnItems(userId: number, itemIds: readonly number[]): Promise<boolean> {
  if (itemIds.length === 0) return true
  const own = await listBasketItems(userId)
  return own.length === itemIds.length && own.every(({ id }) => itemIds.includes(id))
}
