import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { confirmTransfer } from '#billing/actions/statement/confirm_transfer'
import { transferValidator } from '#billing/validators/statement/transfer'

export default class TransfersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(transferValidator)
    const bookedOn = readTypedDay(form.bookedOn)
    if (!bookedOn) {
      return answerRefusal(ctx, {
        code: noDay(form.bookedOn, 'statements.errors.no_day'),
        field: 'bookedOn',
      })
    }
    const orderNumber = Number(ctx.params.orderId)
    const { version: expectedVersion, amountCents } = form
    const actor = actorIn(ctx)
    const wish = { orderNumber, expectedVersion, bookedOn, amountCents, actor }
    const missing = await confirmTransfer(wish)
    if (!missing.ok) return answerRefusal(ctx, missing.refusal)
    const isPaid = missing.value <= 0
    const code = isPaid ? 'statements.toasts.confirmed' : 'statements.toasts.part_paid'
    flashToast(ctx, 'success', code, { number: orderNumber })
    return ctx.response.redirect(`/admin/manage-orders/${orderNumber}`)
  }
}
