import type { HttpContext } from '@adonisjs/core/http'
import { requestDeletion, withdrawDeletion } from '#identity/actions/erasure/request_deletion'
import { findDeletionRequest } from '#identity/queries/find_deletion_request'
import { deletionRequestValidator } from '#identity/validators/deletion_request'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

const PAGE = '/my-account/my-data'

/** The page of the own data: taking it along, and the wish to have the account deleted. */
export default class DeletionRequestsController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const request = await findDeletionRequest(user.id)
    return ctx.inertia.render('identity/account/my_data', {
      request: request && {
        requestedAt: request.createdAt.toISOString(),
        answerBy: request.answerBy,
        refusedAt: request.refusedAt?.toISOString() ?? null,
        refusal: request.refusal,
      },
      canAskForDeletion: !user.isStaff,
    })
  }

  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { reason } = await ctx.request.validateUsing(deletionRequestValidator)
    const requested = await requestDeletion(user, reason ?? null)
    if (!requested.ok) return answerRefusal(ctx, requested.refusal)
    flashToast(ctx, 'success', 'identity.my_data.request_sent')
    return ctx.response.redirect(PAGE)
  }

  async destroy(ctx: HttpContext) {
    const withdrawn = await withdrawDeletion(callerOf(ctx))
    if (!withdrawn.ok) return answerRefusal(ctx, withdrawn.refusal)
    flashToast(ctx, 'success', 'identity.my_data.request_withdrawn')
    return ctx.response.redirect(PAGE)
  }
}
