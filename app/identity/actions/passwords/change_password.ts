import { verifyPassword } from '#identity/actions/passwords/verify_password'
import {
  keepPassword,
  prepareNewPassword,
  type PasswordRefusal,
} from '#identity/actions/passwords/set_password'
import { hasPasswordHere } from '#identity/domain/password_here'
import { actorOf } from '#identity/domain/actor'
import SignInAccount from '#identity/models/sign_in_account'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { queueMail } from '#shared/mail'

type Input = { user: User; oldPassword: string; newPassword: string }
type Refusal =
  | PasswordRefusal
  | 'account.errors.password_elsewhere'
  | 'account.errors.password_empty'
  | 'account.errors.password_incorrect'

/** Tells them by mail; the caller ends the sessions elsewhere. @throws TurnstileFull */
export async function changePassword({
  user,
  oldPassword,
  newPassword,
}: Input): Promise<Result<undefined, Refusal>> {
  const account = hasPasswordHere(user) ? await SignInAccount.find(user.subject) : null
  if (!account) return refuse('account.errors.password_elsewhere', { status: 403 })
  if (!newPassword) {
    return refuse('account.errors.password_empty', { field: 'newPassword', status: 400 })
  }
  if (!(await verifyPassword(account.email, oldPassword))) {
    return refuse('account.errors.password_incorrect', { field: 'oldPassword', status: 401 })
  }
  const prepared = await prepareNewPassword(account, newPassword)
  if (!prepared.ok) {
    return refuse(prepared.refusal.code, { ...prepared.refusal, field: 'newPassword' })
  }
  await keep(user, account, prepared.value)
  return ok()
}

function keep(user: User, { subject, email }: SignInAccount, passwordHash: string) {
  return transaction(async (trx) => {
    await keepPassword(trx, subject, passwordHash)
    await recordAudit(trx, {
      actor: actorOf(user),
      subject: { type: 'user', id: user.id },
      action: 'user.password_changed',
    })
    await queueMail(trx, {
      dedupeKey: `password-changed:${user.id}:${clock.now().toMillis()}`,
      to: email,
      locale: user.locale,
      template: 'account_mails.password_changed',
      data: { name: user.fullName },
    })
  })
}
