import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { renewRange } from '#subscriptions/actions/entitle/renew_range'
import { whichAndWhy } from '#subscriptions/http/which_held'

export default class RangeRenewalsController {
  async store(ctx: HttpContext) {
    const renewed = await renewRange(await whichAndWhy(ctx))
    if (!renewed.ok) return answerRefusal(ctx, renewed.refusal)
    flashToast(ctx, 'success', 'subscriptions.ending.toasts.renewed')
    return ctx.response.redirect().withQs().back()
  }
}
