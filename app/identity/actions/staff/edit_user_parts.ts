import { saveAddress } from '#identity/actions/account/save_address'
import { refuseVatId, saveDetails } from '#identity/actions/account/save_personal_data'
import { saveAdditionalEmails } from '#identity/actions/emails/save_additional_emails'
import { editUser } from '#identity/actions/staff/edit_user'
import type { AccountChange } from '#identity/actions/staff/hold_account'
import type { AdditionalEmails } from '#identity/domain/additional_email'
import { actorOf } from '#identity/domain/actor'
import type { Address } from '#identity/domain/address'
import { ok } from '#shared/domain/result'

type Edit<Values> = AccountChange & { seen: number; values: Values }

export type TypedDetails = {
  firstName?: string
  lastName?: string
  jobPosition: string | null
  phone: string | null
  mobilePhone: string | null
  emails: AdditionalEmails
}

/** Names of staff stay those of their provider. */
export const editDetails = ({ values, ...edit }: Edit<TypedDetails>) =>
  editUser({ ...edit, part: 'details' }, async (trx, user) => {
    const { emails, ...details } = values
    const actor = actorOf(edit.by)
    await saveDetails(trx, user, details, actor)
    return saveAdditionalEmails({ userId: user.id, emails, actor }, trx)
  })

export const editAddresses = ({
  values: { billing, delivery },
  ...edit
}: Edit<{ billing: Address; delivery: Address }>) =>
  editUser({ ...edit, part: 'addresses' }, async (trx, { id: userId }) => {
    const actor = actorOf(edit.by)
    await saveAddress({ userId, kind: 'billing', address: billing, actor }, trx)
    await saveAddress({ userId, kind: 'delivery', address: delivery, actor }, trx)
    return ok()
  })

export const editBilling = ({ values, ...edit }: Edit<{ company: string; tin: string | null }>) =>
  editUser({ ...edit, part: 'billing' }, async (trx, user) => {
    const refusal = refuseVatId(user.tin, values.tin)
    if (refusal) return { ok: false, refusal }
    await saveDetails(trx, user, values, actorOf(edit.by))
    return ok()
  })
