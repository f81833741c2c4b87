import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { chooseFiles, refuseFiles } from '#orders/actions/staff/files/choose_files'
import { createStaffOrder } from '#orders/actions/staff/create_order'
import { hadEmptyBasket } from '#orders/http/empty_basket'
import { refusalInWords } from '#orders/http/refusal_in_words'
import { staffOrderPage } from '#orders/http/staff_order_page'
import { listGivenFiles } from '#orders/queries/files/list_given_files'
import { staffOrderValidator } from '#orders/validators/staff_order'

export default class StaffOrdersController {
  async create(ctx: HttpContext) {
    const page = await staffOrderPage(ctx, null)
    return ctx.inertia.render('orders/admin/create', {
      ...page,
      files: await listGivenFiles(),
      hadEmptyBasket: hadEmptyBasket(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const actor = actorIn(ctx)
    const requestId = ctx.request.id()
    const {
      files = [],
      isNotified = false,
      ...wish
    } = await ctx.request.validateUsing(staffOrderValidator)
    const unknown = await refuseFiles(files)
    if (unknown) return answerRefusal(ctx, unknown)
    const order = { ...wish, isNotified, basketOf: null, actor, requestId }
    const created = await createStaffOrder(order)
    if (!created.ok) return answerRefusal(ctx, refusalInWords(created.refusal, ctx.locale))
    const { orderNumber } = created.value
    const chosen = await chooseFiles({ orderNumber, actor, requestId }, files)
    if (!chosen.ok) flashToast(ctx, 'error', chosen.refusal.code)
    flashToast(ctx, 'success', 'orders_admin.toasts.created', { number: orderNumber })
    return ctx.response.redirect(`/admin/manage-orders/${orderNumber}`)
  }
}
