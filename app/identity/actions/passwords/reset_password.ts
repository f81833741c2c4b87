import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { mailSignInLink } from '#identity/actions/sign_in_links/mail_sign_in_link'
import { actorOf } from '#identity/domain/actor'
import { refuseReset } from '#identity/domain/user_changes'
import SignInAccount from '#identity/models/sign_in_account'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Code =
  | HoldRefusal
  | 'account.errors.user_already_activated'
  | 'account.errors.password_elsewhere'
  | 'merger.errors.merged_already'
  | 'account.errors.too_many_mails'

/** Only for accounts that are not active yet (reset rule); others ask for one at the sign-in. */
export function resetPassword(input: AccountChange): Promise<Result<{ email: string }, Code>> {
  return transaction(async (trx) => {
    const held = await holdAccount(trx, input)
    if (!held.ok) return held
    const { user, by } = held.value
    const refusal = refuseReset(user)
    if (refusal) return refuse(refusal, { status: 409 })
    const account = await SignInAccount.query({ client: trx })
      .where('subject', user.subject)
      .first()
    if (!account) return refuse('account.errors.password_elsewhere', { status: 409 })
    const retryAfter = await mailSignInLink(trx, account, user.locale)
    if (retryAfter > 0) {
      return refuse('account.errors.too_many_mails', { status: 429, retryAfter })
    }
    await endEarlierLinks(trx, account.subject)
    await recordAudit(trx, {
      ...{ actor: actorOf(by), subject: { type: 'user', id: user.id } },
      action: 'user.password_reset_sent',
    })
    return ok({ email: user.email })
  })
}

/** A link that was replaced is good for nothing any more. */
const endEarlierLinks = (trx: TransactionClientContract, subject: string) =>
  rows(
    trx,
    `update sign_in_links set used_at = :now
      where subject = :subject and used_at is null
        and id < (select max(id) from sign_in_links where subject = :subject)`,
    { now: clock.now().toJSDate(), subject }
  )
