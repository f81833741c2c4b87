import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { erasePerson } from '#identity/actions/erasure/erase_person'
import { listDeletionRequests } from '#identity/queries/list_deletion_requests'
import WaitingDeletionTransformer from '#identity/transformers/waiting_deletion_transformer'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

export default class ErasuresController {
  async index({ inertia }: HttpContext) {
    const requests = await listDeletionRequests()
    return inertia.render('identity/admin/deletion_requests', {
      requests: WaitingDeletionTransformer.transform(requests),
    })
  }

  async store(ctx: HttpContext) {
    const actor = actorIn(ctx)
    const erased = await erasePerson({ requestId: Number(ctx.params.id), actor })
    if (!erased.ok) return answerRefusal(ctx, erased.refusal)
    flashToast(ctx, 'success', 'identity.deletions.done')
    return ctx.response.redirect('/admin/deletion-requests')
  }
}
