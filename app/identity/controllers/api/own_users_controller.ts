import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { acceptPrivacyNotice } from '#identity/actions/account/accept_privacy_notice'
import { saveUserDetails } from '#identity/actions/account/save_user_details'
import { personFrom, reachableUserId } from '#identity/http/api_person'
import { sendUser } from '#identity/http/send_user'
import { apiInitValidator, apiUserDetailsValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class OwnUsersController {
  async saveDetails(ctx: HttpContext) {
    const userId = reachableUserId(ctx, null)
    if (userId === null) return
    const { tin: storedVatId } = callerOf(ctx)
    const sent = await ctx.request.validateUsing(apiUserDetailsValidator, { meta: { storedVatId } })
    const data = personFrom(sent)
    const actor = actorIn(ctx)
    const saved = await saveUserDetails({ userId, data, actor })
    return saved.ok ? sendUser(ctx, userId) : answerRefusal(ctx, saved.refusal)
  }

  async accept(ctx: HttpContext) {
    const userId = reachableUserId(ctx, null)
    if (userId === null) return
    await acceptPrivacyNotice(userId)
    return sendUser(ctx, userId)
  }

  /** Takes over the language in which the person wants to be written to. */
  async init(ctx: HttpContext) {
    const userId = reachableUserId(ctx, null)
    if (userId === null) return
    const { locale } = await ctx.request.validateUsing(apiInitValidator)
    const user = callerOf(ctx)
    if (locale) await user.merge({ locale }).save()
    return sendUser(ctx, userId)
  }

  /** Staff are known with their first sign-in; this says as whom. */
  async internal(ctx: HttpContext) {
    const user = callerOf(ctx)
    if (user.isStaff) return sendUser(ctx, user.id)
    return failure(ctx, { code: 'account.errors.staff_only', status: 403 })
  }
}
