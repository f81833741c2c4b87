import type { HttpContext } from '@adonisjs/core/http'
import { createLink } from '#delivery/actions/links/create_link'
import { deleteLink } from '#delivery/actions/links/delete_link'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { actorIn } from '#shared/http/actor_in'
import { listLinks } from '#delivery/queries/list_links'
import PublicLinkTransformer, { linkIdOf } from '#delivery/transformers/public_link_transformer'
import { publicLinkValidator } from '#delivery/validators/public_link'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class PublicLinksController {
  async index(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx, 'files')
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const links = await listLinks(found.value.reference)
    const content = links.map((link) => new PublicLinkTransformer(link).forApi())
    return success(ctx, { content, totalCount: content.length })
  }

  async store(ctx: HttpContext) {
    const { days } = await ctx.request.validateUsing(publicLinkValidator)
    const found = await deliveryOfRequest(ctx, 'files')
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { reference } = found.value
    const created = await createLink({ reference, days, actor: actorIn(ctx) })
    if (!created.ok) return answerRefusal(ctx, created.refusal)
    const { id, url, expiresAt } = created.value
    return success(ctx, { id, expiration: expiresAt, link: url, linkId: linkIdOf(url) }, 201)
  }

  async destroy(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx, 'files')
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { reference } = found.value
    const deleted = await deleteLink({ id: ctx.params.linkId, reference, actor: actorIn(ctx) })
    return deleted.ok ? success(ctx, null) : answerRefusal(ctx, deleted.refusal)
  }
}
