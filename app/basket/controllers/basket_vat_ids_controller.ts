import type { HttpContext } from '@adonisjs/core/http'
import { actorOf, saveVatId } from '#identity'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { vatIdValidator } from '#basket/validators/address'
import { callerOf } from '#shared/http/caller'

export default class BasketVatIdsController {
  async update(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { vatId } = await ctx.request.validateUsing(vatIdValidator)
    const saved = await saveVatId({ userId: user.id, vatId, actor: actorOf(user) })
    if (!saved.ok) return answerRefusal(ctx, { ...saved.refusal, field: 'vatId' })
    flashToast(ctx, 'success', 'basket.items.toasts.vat_id_saved')
    return ctx.response.redirect('/basket/2')
  }
}
