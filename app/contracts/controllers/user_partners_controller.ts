import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser, TabUserTransformer } from '#identity'
import type { Refusal } from '#shared/domain/result'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { moveUser, unassignUser } from '#contracts/actions/assign_user'
import { partnerOfUser } from '#contracts/queries/partner_of_user'
import PartnerOfUserTransformer from '#contracts/transformers/partner_of_user_transformer'
import { chosenPartnerValidator } from '#contracts/validators/chosen_partner'

export default class UserPartnersController {
  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const partner = await partnerOfUser(tab.user.id)
    return ctx.inertia.render('contracts/admin/user_partner', {
      person: TabUserTransformer.transform(tab),
      partner: partner && PartnerOfUserTransformer.transform(partner, ctx.locale),
    })
  }

  async update(ctx: HttpContext) {
    const { partnerId: to, from = null } = await ctx.request.validateUsing(chosenPartnerValidator)
    const moved = await moveUser({ ...changeIn(ctx), from, to })
    if (!moved.ok) return answer(ctx, moved.refusal)
    flashToast(ctx, 'success', 'partners.toasts.assigned', { name: moved.value.fullName })
    return ctx.response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const taken = await unassignUser({ ...changeIn(ctx), partnerId: Number(ctx.params.partner) })
    if (!taken.ok) return answer(ctx, taken.refusal)
    flashToast(ctx, 'success', 'partners.toasts.unassigned', { name: taken.value.fullName })
    return ctx.response.redirect().back()
  }
}

const changeIn = (ctx: HttpContext) => ({ userId: Number(ctx.params.userId), by: callerOf(ctx) })

const answer = (ctx: HttpContext, refusal: Refusal) =>
  answerRefusal(ctx, { ...refusal, field: 'partnerId' })
