import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashOfCode } from '#identity/actions/emails/mail_email_verification'
import { actorOf } from '#identity/domain/actor'
import type { EmailPlace } from '#identity/domain/additional_email'
import User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal = 'account.errors.verification_failed'
type Code = { userId: number; place: EmailPlace; email: string }

/** A code works once, for seven days, and only while the address is still the person's. */
export function verifyEmail(code: string): Promise<Result<undefined, Refusal>> {
  return transaction(async (trx) => {
    const used = await useCode(trx, code)
    const user = used && (await findOwner(trx, used))
    if (!user) return refuse('account.errors.verification_failed', { status: 404 })
    const verifiedAt = clock.now()
    user.merge(
      used.place === 'second'
        ? { secondEmailVerifiedAt: verifiedAt }
        : { thirdEmailVerifiedAt: verifiedAt }
    )
    await user.save()
    await recordAudit(trx, {
      actor: actorOf(user),
      subject: { type: 'user', id: user.id },
      action: 'user.email_verified',
      after: { email: used.email },
    })
    return ok()
  })
}

async function useCode(trx: TransactionClientContract, code: string): Promise<Code | undefined> {
  const now = clock.now().toJSDate()
  const [used] = await rows<Code>(
    trx,
    `update email_verifications set used_at = :now
      where code_hash = :hash and used_at is null and expires_at > :now
      returning user_id as "userId", place, email`,
    { now, hash: hashOfCode(code) }
  )
  return used
}

async function findOwner(trx: TransactionClientContract, { userId, place, email }: Code) {
  const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
  const current = place === 'second' ? user?.secondEmail : user?.thirdEmail
  return current?.toLowerCase() === email.toLowerCase() ? user : null
}
