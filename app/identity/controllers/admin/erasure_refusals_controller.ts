import type { HttpContext } from '@adonisjs/core/http'
import { refuseDeletion } from '#identity/actions/erasure/refuse_deletion'
import { erasureRefusalValidator } from '#identity/validators/erasure_refusal'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

export default class ErasureRefusalsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(erasureRefusalValidator)
    const requestId = Number(ctx.params.id)
    const refused = await refuseDeletion({ requestId, reason, actor: actorIn(ctx) })
    if (!refused.ok) return answerRefusal(ctx, refused.refusal)
    flashToast(ctx, 'success', 'identity.deletions.refused')
    return ctx.response.redirect('/admin/deletion-requests')
  }
}
