import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailEmailVerification } from '#identity/actions/emails/mail_email_verification'
import {
  EMAIL_PLACES,
  emailsOf,
  repeatedPlace,
  type AdditionalEmails,
  type EmailPlace,
} from '#identity/domain/additional_email'
import type User from '#identity/models/user'
import { holdUser } from '#identity/queries/read_users'
import { recordAudit, type Actor } from '#shared/audit'
import { inTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Input = { userId: number; emails: Partial<AdditionalEmails>; actor: Actor }
type Refusal = 'account.errors.email_twice'

export const EMAIL_FIELDS: Record<EmailPlace, string> = {
  second: 'additionalEmail2',
  third: 'additionalEmail3',
}

/** A changed one is unverified until its mailed code is used. Refuses one that is there already. */
export function saveAdditionalEmails(
  { userId, emails: wanted, actor }: Input,
  caller?: TransactionClientContract
): Promise<Result<undefined, Refusal>> {
  return inTransaction(caller, async (trx) => {
    const user = await holdUser(trx, userId)
    const before = emailsOf(user)
    const emails = { ...before, ...given(wanted) }
    const repeated = repeatedPlace(user.email, emails)
    if (repeated) {
      return refuse('account.errors.email_twice', { field: EMAIL_FIELDS[repeated] })
    }
    const changed = EMAIL_PLACES.filter((place) => emails[place] !== before[place])
    if (changed.length === 0) return ok()
    for (const place of changed) setEmail(user, place, emails[place])
    await user.save()
    for (const place of changed) await mailEmailVerification(trx, user, place)
    await recordAudit(trx, {
      actor,
      subject: { type: 'user', id: userId },
      action: 'user.additional_emails_saved',
      before,
      after: emailsOf(user),
    })
    return ok()
  })
}

const given = ({ second, third }: Partial<AdditionalEmails>): Partial<AdditionalEmails> => ({
  ...(second === undefined ? {} : { second }),
  ...(third === undefined ? {} : { third }),
})

const setEmail = (user: User, place: EmailPlace, email: string | null) =>
  place === 'second'
    ? user.merge({ secondEmail: email, secondEmailVerifiedAt: null })
    : user.merge({ thirdEmail: email, thirdEmailVerifiedAt: null })
