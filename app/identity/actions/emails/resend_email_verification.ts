import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailEmailVerification } from '#identity/actions/emails/mail_email_verification'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import type { EmailPlace } from '#identity/domain/additional_email'
import { actorOf } from '#identity/domain/actor'
import User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal = 'account.errors.email_is_verified' | 'account.errors.too_many_mails'

/** Sends the code of an additional e-mail address once more, unless it is verified already. */
export function resendEmailVerification(
  userId: number,
  place: EmailPlace
): Promise<Result<undefined, Refusal>> {
  return transaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    const sent = await send(trx, user, place)
    return sent.ok ? ok() : sent
  })
}

type ByStaff = AccountChange & { place: EmailPlace }

/** The same by staff, for whoever has lost the mail; they learn the address, never the code. */
export const resendEmailVerificationOf = ({
  place,
  ...change
}: ByStaff): Promise<Result<{ email: string }, Refusal | HoldRefusal>> =>
  transaction<Result<{ email: string }, Refusal | HoldRefusal>>(async (trx) => {
    const held = await holdAccount(trx, change)
    if (!held.ok) return held
    const { user, by } = held.value
    const sent = await send(trx, user, place)
    if (!sent.ok) return sent
    await recordAudit(trx, {
      ...{ actor: actorOf(by), subject: { type: 'user', id: user.id }, after: sent.value },
      action: 'user.email_code_sent',
    })
    return sent
  })

async function send(
  trx: TransactionClientContract,
  user: User,
  place: EmailPlace
): Promise<Result<{ email: string }, Refusal>> {
  const [email, verifiedAt] =
    place === 'second'
      ? [user.secondEmail, user.secondEmailVerifiedAt]
      : [user.thirdEmail, user.thirdEmailVerifiedAt]
  if (!email || verifiedAt) return refuse('account.errors.email_is_verified', { status: 409 })
  const retryAfter = await mailEmailVerification(trx, user, place)
  if (retryAfter === 0) return ok({ email })
  return refuse('account.errors.too_many_mails', { status: 429, retryAfter })
}
