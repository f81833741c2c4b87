import type { HttpContext } from '@adonisjs/core/http'
import { actorOf, findAddresses, saveVatId } from '#identity'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { vatIdValidator } from '#basket/validators/address'

/** The buyer's VAT ID, checked for the country of delivery. */
export default class BasketVatIdsController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const { vatId } = await ctx.request.validateUsing(vatIdValidator)
    const { delivery } = await findAddresses(user.id)
    if (!delivery) {
      return answerRefusal(ctx, { code: 'basket.errors.delivery_address_missing', field: 'vatId' })
    }
    const country = delivery.country
    const saved = await saveVatId({ userId: user.id, vatId, country, actor: actorOf(user) })
    if (!saved.ok) {
      return answerRefusal(ctx, { code: 'basket.errors.vat_id_invalid', field: 'vatId' })
    }
    flashToast(ctx, 'success', 'basket.toasts.vat_id_saved')
    return ctx.response.redirect('/basket/2')
  }
}
