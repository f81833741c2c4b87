import { saveAdditionalEmails } from '#identity/actions/save_additional_emails'
import { savePersonalData, type PersonalData } from '#identity/actions/save_personal_data'
import type { AdditionalEmails } from '#identity/domain/additional_email'
import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import type { Result } from '#shared/domain/result'
import type { VatIdCode } from '#shared/domain/vat_id'

type Input = {
  userId: number
  data: PersonalData
  /** Null where they stay as they are. */
  emails: AdditionalEmails | null
  actor: Actor
}
type Code = VatIdCode | 'account.errors.email_twice'

/** Saves personal data and additional e-mail addresses: both, or after a refusal neither. */
export const saveAccount = (input: Input): Promise<Result<undefined, Code>> =>
  refusableTransaction<Result<undefined, Code>>(async (trx) => {
    const saved = await savePersonalData(input, trx)
    const { emails } = input
    return saved.ok && emails ? saveAdditionalEmails({ ...input, emails }, trx) : saved
  })
