import { mailEmailVerification } from '#identity/actions/emails/mail_email_verification'
import type { EmailPlace } from '#identity/domain/additional_email'
import User from '#identity/models/user'
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
    const [email, verifiedAt] =
      place === 'second'
        ? [user.secondEmail, user.secondEmailVerifiedAt]
        : [user.thirdEmail, user.thirdEmailVerifiedAt]
    if (!email || verifiedAt) return refuse('account.errors.email_is_verified', { status: 409 })
    const isSent = await mailEmailVerification(trx, user, place)
    return isSent ? ok() : refuse('account.errors.too_many_mails', { status: 429 })
  })
}
