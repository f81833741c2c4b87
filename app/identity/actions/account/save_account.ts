import { saveAdditionalEmails } from '#identity/actions/emails/save_additional_emails'
import { refuseUnseenUser } from '#identity/actions/account/refuse_unseen_user'
import { holdAccount, type HoldRefusal } from '#identity/actions/staff/hold_account'
import { savePersonalData } from '#identity/actions/account/save_personal_data'
import type { AdditionalEmails } from '#identity/domain/additional_email'
import type { PersonalData } from '#identity/domain/personal_data'
import type User from '#identity/models/user'
import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import type { VatIdCode } from '#shared/domain/vat_id'

type Input = {
  userId: number
  /** Who saves it, whose rights are judged where the account is not their own. */
  by: User
  data: PersonalData
  /** Those that are missing stay as they are. */
  emails: Partial<AdditionalEmails>
  actor: Actor
  /** The version on which it was decided; without it the newest is changed. */
  seen?: number
}
type Code =
  | HoldRefusal
  | VatIdCode
  | 'account.errors.email_twice'
  | 'merger.errors.merged_already'
  | 'shared.errors.changed_meanwhile'

/** Both, or after a refusal neither. */
export const saveAccount = (input: Input): Promise<Result<undefined, Code>> =>
  refusableTransaction<Result<undefined, Code>>(async (trx) => {
    const held = input.by.id === input.userId ? null : await holdAccount(trx, input)
    if (held && !held.ok) return held
    if (held?.value.user.mergedInto) return refuse('merger.errors.merged_already', { status: 409 })
    const unseen = await refuseUnseenUser(trx, input)
    if (!unseen.ok) return unseen
    const saved = await savePersonalData(input, trx)
    return saved.ok ? saveAdditionalEmails(input, trx) : saved
  })
