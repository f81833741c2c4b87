import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { failure, success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { deletePartner } from '#contracts/actions/delete_partner'
import { addPartner, editPartner } from '#contracts/actions/save_partner'
import { partnerWish } from '#contracts/http/partner_wish'
import { partnerLists, type FoundPartner } from '#contracts/lists/partner_list'
import BusinessPartnerApiTransformer from '#contracts/transformers/business_partner_api_transformer'
import { apiPartnerValidator } from '#contracts/validators/business_partner'

export default class BusinessPartnersController {
  index(ctx: HttpContext) {
    return answerList(ctx, partnerLists[ctx.locale], toWire)
  }

  async store(ctx: HttpContext) {
    const wish = partnerWish(await ctx.request.validateUsing(apiPartnerValidator))
    if (!wish.ok) return failure(ctx, wish.refusals)
    const added = await addPartner(wish.value, actorIn(ctx))
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    return answerPartner(ctx, added.value.id, 201)
  }

  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(apiPartnerValidator)
    const wish = partnerWish(sent)
    if (!wish.ok) return failure(ctx, wish.refusals)
    const edited = await editPartner({
      id: Number(ctx.params.partner),
      to: wish.value,
      expectedVersion: sent.version,
      actor: actorIn(ctx),
    })
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    return answerPartner(ctx, edited.value.id)
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deletePartner(
      Number(ctx.params.partner),
      actorIn(ctx),
      matchedVersion(ctx)
    )
    if (!deleted.ok) return answerRefusal(ctx, deleted.refusal)
    return success(ctx, null)
  }
}

const toWire = (partner: FoundPartner) => new BusinessPartnerApiTransformer(partner).toObject()

async function answerPartner(ctx: HttpContext, id: number, status = 200) {
  const partner = await partnerLists[ctx.locale].first({ sql: 'p.id = ?', values: [id] })
  if (!partner) return answerRefusal(ctx, { code: 'partners.errors.not_found', status: 404 })
  return success(ctx, toWire(partner), status)
}
