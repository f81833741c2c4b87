import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import {
  keepPassword,
  prepareNewPassword,
  type PasswordRefusal,
} from '#identity/actions/passwords/set_password'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { actorOf } from '#identity/domain/actor'
import { endProviderSessionsOf } from '#identity/gateways/embedded_provider/end_sessions'
import SignInAccount from '#identity/models/sign_in_account'
import User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'

/** Within the sign-in that proved it (password age rule); ends all others. @throws TurnstileFull */
export async function replaceExpiredPassword(
  subject: string,
  password: string
): Promise<Result<undefined, PasswordRefusal>> {
  const account = await SignInAccount.findOrFail(subject)
  const prepared = await prepareNewPassword(account, password)
  if (!prepared.ok) return prepared
  const user = await User.query().where({ issuer: EMBEDDED_ISSUER, subject }).first()
  await transaction(async (trx) => {
    await keepPassword(trx, subject, prepared.value)
    await endProviderSessionsOf(trx, subject)
    if (!user) return
    await recordAudit(trx, {
      actor: actorOf(user),
      subject: { type: 'user', id: user.id },
      action: 'user.expired_password_replaced',
    })
  })
  if (user) await endSessionsOf(user.id)
  return ok()
}
