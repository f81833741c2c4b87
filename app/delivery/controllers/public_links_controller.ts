import type { HttpContext } from '@adonisjs/core/http'
import { createLink } from '#delivery/actions/links/create_link'
import { deleteLink } from '#delivery/actions/links/delete_link'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { actorIn } from '#shared/http/actor_in'
import { publicLinkValidator } from '#delivery/validators/public_link'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

export default class PublicLinksController {
  async store(ctx: HttpContext) {
    const { days } = await ctx.request.validateUsing(publicLinkValidator)
    const found = await deliveryOfRequest(ctx, 'files')
    if (!found.ok) return answerRefusal(ctx, { ...found.refusal, field: 'days' })
    const { reference } = found.value
    const created = await createLink({ reference, days, actor: actorIn(ctx) })
    if (!created.ok) return answerRefusal(ctx, { ...created.refusal, field: 'days' })
    flashToast(ctx, 'success', 'links.added')
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx, 'files')
    if (!found.ok) return answerRefusal(ctx, { ...found.refusal, field: 'link' })
    const { reference } = found.value
    const deleted = await deleteLink({ id: ctx.params.linkId, reference, actor: actorIn(ctx) })
    if (!deleted.ok) return answerRefusal(ctx, { ...deleted.refusal, field: 'link' })
    flashToast(ctx, 'success', 'links.deleted')
    return ctx.response.redirect().withQs().back()
  }
}
