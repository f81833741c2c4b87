import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { exportList, showList } from '#shared/lists'
import { deletePartner } from '#contracts/actions/delete_partner'
import { addPartner, editPartner } from '#contracts/actions/save_partner'
import { answerFailure } from '#contracts/http/answer_failure'
import { partnerWish } from '#contracts/http/partner_wish'
import { countryChoices, partnerLists } from '#contracts/lists/partner_list'
import BusinessPartnerTransformer from '#contracts/transformers/business_partner_transformer'
import { partnerValidator } from '#contracts/validators/business_partner'

export default class BusinessPartnersController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, partnerLists[ctx.locale])
    return ctx.inertia.render('contracts/admin/partners', {
      partners: BusinessPartnerTransformer.transform(content),
      ...shown,
      countries: countryChoices[ctx.locale],
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, partnerLists[ctx.locale])
  }

  async store(ctx: HttpContext) {
    const wish = partnerWish(await ctx.request.validateUsing(partnerValidator))
    if (!wish.ok) return answerFailure(ctx, 'add', wish.refusals)
    const added = await addPartner(wish.value, actorIn(ctx))
    if (!added.ok) return answerFailure(ctx, 'add', [added.refusal])
    flashToast(ctx, 'success', 'partners.toasts.added')
    return ctx.response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(partnerValidator)
    const wish = partnerWish(form)
    if (!wish.ok) return answerFailure(ctx, 'edit', wish.refusals)
    const edited = await editPartner({
      id: Number(ctx.params.partner),
      to: wish.value,
      expectedVersion: form.version,
      actor: actorIn(ctx),
    })
    if (!edited.ok) return answerFailure(ctx, 'edit', [edited.refusal])
    flashToast(ctx, 'success', 'partners.toasts.edited')
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deletePartner(Number(ctx.params.partner), actorIn(ctx))
    if (!deleted.ok) return answerFailure(ctx, 'delete', [deleted.refusal])
    flashToast(ctx, 'success', 'partners.toasts.deleted')
    return ctx.response.redirect().withQs().back()
  }
}
