import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { orderAgain, type OrderedAgain } from '#orders/actions/order_again'
import { orderAgainValidator } from '#orders/validators/my_order'
import { callerOf } from '#shared/http/caller'

export default class OrdersAgainController {
  async store(ctx: HttpContext) {
    const { id } = callerOf(ctx)
    const { days } = await ctx.request.validateUsing(orderAgainValidator)
    const result = await orderAgain(id, Number(ctx.params.orderId), days)
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    tell(ctx, result.value)
    return ctx.response.redirect('/basket/1')
  }
}

function tell(ctx: HttpContext, { added, refused }: OrderedAgain): void {
  const key =
    added.length === 1 ? 'orders.my_orders.again.added_one' : 'orders.my_orders.again.added_other'
  flashToast(ctx, 'success', key, { count: added.length })
  for (const { name, refusal } of refused) {
    const reason = translate(ctx.locale, refusal.code, refusal.params)
    flashToast(ctx, 'error', 'orders.my_orders.again.left_out', { name, reason })
  }
}
