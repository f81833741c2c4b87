import type { HttpContext } from '@adonisjs/core/http'
import { listBasketItems } from '#basket'
import { actorOf } from '#identity'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { createStaffOrder } from '#orders/actions/staff/create_order'
import { noteEmptyBasket } from '#orders/http/empty_basket'
import { refusalInWords } from '#orders/http/refusal_in_words'
import { staffOrderPage } from '#orders/http/staff_order_page'
import { staffOrderValidator } from '#orders/validators/staff_order'
import { callerOf } from '#shared/http/caller'

export default class BehalfOrdersController {
  async create(ctx: HttpContext) {
    const { id } = callerOf(ctx)
    const items = await listBasketItems(id)
    if (items.length === 0) {
      noteEmptyBasket(ctx)
      return ctx.response.redirect('/admin/manage-orders/create')
    }
    const page = await staffOrderPage(ctx, id)
    return ctx.inertia.render('orders/admin/behalf', { ...page, items: items.length })
  }

  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const form = await ctx.request.validateUsing(staffOrderValidator)
    const { isNotified = false, files: _, ...wish } = form
    const created = await createStaffOrder({
      ...{ ...wish, isNotified, basketOf: user.id },
      ...{ actor: actorOf(user), requestId: ctx.request.id() },
    })
    if (!created.ok) return answerRefusal(ctx, refusalInWords(created.refusal, ctx.locale))
    const { orderNumber: number } = created.value
    flashToast(ctx, 'success', 'orders_admin.toasts.created', { number })
    return ctx.response.redirect(`/admin/manage-orders/${number}`)
  }
}
