import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { holdAccount, type AccountChange } from '#identity/actions/staff/hold_account'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { actorOf } from '#identity/domain/actor'
import { refuseDeletion } from '#identity/domain/user_changes'
import SignInAccount from '#identity/models/sign_in_account'
import { undeletableUsers } from '#shared/people'
import { isAdministrator } from '#identity/queries/covers_rights'
import { versionOfUser } from '#identity/queries/user_versions'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { refuseUnseen } from '#shared/domain/seen_version'

/**
 * Refuses while orders or subscriptions must stay. Administrators delete staff, nobody themselves:
 * whoever deletes is held meanwhile, so that the last administrator stays.
 */
export async function deleteUser(
  input: AccountChange & { seen?: number }
): Promise<Result<undefined>> {
  const { userId, seen } = input
  const result = await transaction<Result<undefined>>(async (trx) => {
    const held = await holdAccount(trx, input)
    if (!held.ok) return held
    const { user, by } = held.value
    const refusal = refuseDeletion(user, { id: by.id, isAdministrator: isAdministrator(by) })
    if (refusal) {
      return refuse(refusal, { status: refusal === 'account.errors.own_account' ? 409 : 403 })
    }
    const unseen = refuseUnseen(await versionOfUser(userId, trx), seen)
    if (unseen) return unseen
    const keptFor = (await undeletableUsers([userId], trx)).get(userId)
    if (keptFor) return refuse(keptFor, { status: 409 })
    const { issuer, subject, kind } = user
    if (issuer === EMBEDDED_ISSUER) {
      await SignInAccount.query({ client: trx }).where({ subject }).delete()
    }
    await user.delete()
    await recordAudit(trx, {
      ...{ actor: actorOf(by), subject: { type: 'user', id: userId } },
      action: 'user.deleted',
      before: { kind },
    })
    return ok()
  })
  if (result.ok) await endSessionsOf(userId)
  return result
}
