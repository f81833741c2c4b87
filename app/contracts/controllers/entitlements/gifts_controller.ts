import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { giveByContract } from '#contracts/actions/entitlements/give_by_contract'
import { findGift } from '#contracts/queries/entitlements/find_gift'
import GiftTransformer from '#contracts/transformers/entitlements/gift_transformer'
import { giftValidator } from '#contracts/validators/entitlements/mending'

export default class GiftsController {
  async show(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const { search: asked } = ctx.request.qs() as { search?: unknown }
    const search = typeof asked === 'string' ? asked.trim().slice(0, 100).replaceAll('\0', '') : ''
    const gift = await findGift(id, null, { search })
    if (!gift) {
      return answerRefusal(ctx, { code: 'contracts.records.errors.not_found', status: 404 })
    }
    return ctx.inertia.render('contracts/admin/give', {
      ...{ id, search },
      gift: GiftTransformer.transform(gift),
    })
  }

  async store(ctx: HttpContext) {
    const { users, version } = await ctx.request.validateUsing(giftValidator)
    const wish = { contractId: Number(ctx.params.id), userIds: users ?? [], version }
    const given = await giveByContract({ ...wish, actor: actorIn(ctx) })
    if (!given.ok) return answerRefusal(ctx, given.refusal)
    flashToast(ctx, 'success', 'contracts.mending.toasts.given')
    return ctx.response.redirect().back()
  }
}
