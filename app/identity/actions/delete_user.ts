import { endSessionsOf } from '#identity/actions/end_sessions'
import { EMBEDDED_ISSUER } from '#identity/actions/sign_in_user'
import SignInAccount from '#identity/models/sign_in_account'
import User from '#identity/models/user'
import { undeletableUsers } from '#identity/ports/deletion_obstacles'
import { recordAudit, type Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal =
  'account.errors.user_unknown' | 'account.errors.user_not_deletable' | 'account.errors.own_account'

/**
 * Deletes a user with everything that is only theirs. Who has orders or subscriptions cannot be
 * deleted, because those must stay.
 */
export async function deleteUser(input: {
  userId: number
  actor: Actor
}): Promise<Result<undefined, Refusal>> {
  const { userId, actor } = input
  if (userId === actor.id) return refuse('account.errors.own_account', { status: 409 })
  const result = await transaction<Result<undefined, Refusal>>(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
    if (!user) return refuse('account.errors.user_unknown', { status: 404 })
    if ((await undeletableUsers([userId])).has(userId)) {
      return refuse('account.errors.user_not_deletable', { status: 409 })
    }
    const { issuer, subject, kind } = user
    if (issuer === EMBEDDED_ISSUER) {
      await SignInAccount.query({ client: trx }).where({ subject }).delete()
    }
    await user.delete()
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'user', id: userId } },
      action: 'user.deleted',
      before: { kind },
    })
    return ok()
  })
  if (result.ok) await endSessionsOf(userId)
  return result
}
