import type { HttpContext } from '@adonisjs/core/http'
import { agreeToPrices } from '#basket/actions/remember_prices'
import { getBuyer } from '#basket/queries/get_buyer'
import { agreedPricesValidator } from '#basket/validators/agreed_prices'
import { callerOf } from '#shared/http/caller'

/** Goes on at the step where the buyer read that prices had changed. */
export default class AgreedPricesController {
  async update(ctx: HttpContext) {
    const { step } = await ctx.request.validateUsing(agreedPricesValidator)
    const user = callerOf(ctx)
    await agreeToPrices(await getBuyer(user))
    return ctx.response.redirect(`/basket/${step ?? 1}`)
  }
}
