import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { deleteUser } from '#identity/actions/erasure/delete_user'
import { saveAccount } from '#identity/actions/account/save_account'
import { emailsFrom, personFrom, reachableUserId } from '#identity/http/api_person'
import { sendUser, userFor } from '#identity/http/send_user'
import { userList } from '#identity/lists/user_list'
import User from '#identity/models/user'
import { apiUserValidator } from '#identity/validators/api_user'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'

/** Everybody reaches themselves, staff by their scopes all. */
export default class UsersController {
  index(ctx: HttpContext) {
    return answerList(ctx, userList, (record) => userFor(ctx, record))
  }

  async show(ctx: HttpContext) {
    const id = reachableUserId(ctx, 'users.read')
    if (id !== null) await sendUser(ctx, id)
  }

  async update(ctx: HttpContext) {
    const userId = reachableUserId(ctx, 'users.write')
    if (userId === null) return
    const by = callerOf(ctx)
    const user = by.id === userId ? by : await User.find(userId)
    if (!user) return answerRefusal(ctx, { code: 'account.errors.user_unknown', status: 404 })
    const sent = await ctx.request.validateUsing(apiUserValidator, {
      meta: { storedVatId: user.tin },
    })
    const saved = await saveAccount({
      ...{ userId, by },
      data: personFrom(sent),
      emails: emailsFrom(sent),
      actor: actorIn(ctx),
      seen: sent.version,
    })
    return saved.ok ? sendUser(ctx, userId) : answerRefusal(ctx, saved.refusal)
  }

  async destroy(ctx: HttpContext) {
    const by = callerOf(ctx)
    const seen = matchedVersion(ctx)
    const deleted = await deleteUser({ userId: Number(ctx.params.id), by, seen })
    return deleted.ok ? success(ctx, null) : answerRefusal(ctx, deleted.refusal)
  }
}
