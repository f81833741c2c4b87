import { saveAdditionalEmails } from '#identity/actions/save_additional_emails'
import { savePersonalData, type PersonalData } from '#identity/actions/save_personal_data'
import type { AdditionalEmails } from '#identity/domain/additional_email'
import type { Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import type { Refusal, Result } from '#shared/domain/result'

type Input = { userId: number; data: PersonalData; emails: AdditionalEmails; actor: Actor }
type Code = 'identity.errors.vat_id_invalid' | 'account.errors.email_twice'

/** Saves personal data and additional e-mail addresses: both, or after a refusal neither. */
export async function saveAccount(input: Input): Promise<Result<undefined, Code>> {
  try {
    return await transaction<Result<undefined, Code>>(async (trx) => {
      const saved = await savePersonalData(input, trx)
      if (!saved.ok) return saved
      const emails = await saveAdditionalEmails(input, trx)
      if (!emails.ok) throw new Refused(emails.refusal)
      return emails
    })
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

/** Undoes the transaction on its way out. */
class Refused extends Error {
  constructor(readonly refusal: Refusal<Code>) {
    super(refusal.code)
  }
}
