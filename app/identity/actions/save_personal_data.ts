import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { saveAddress } from '#identity/actions/save_address'
import type { Address } from '#identity/domain/address'
import { checkVatId, normaliseVatId } from '#identity/domain/vat_id'
import { holdUser } from '#identity/queries/read_users'
import { recordAudit, type Actor } from '#shared/audit'
import { inTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

export type PersonalData = {
  firstName: string
  lastName: string
  company: string
  jobPosition: string | null
  phone: string | null
  mobilePhone: string | null
  tin: string | null
  billing: Address
  delivery: Address
}

type Input = { userId: number; data: PersonalData; actor: Actor }
type Details = Omit<PersonalData, 'billing' | 'delivery'>

/**
 * Saves what users may change about themselves. The names of staff stay: the corporate provider owns
 * them. Refuses a VAT ID that cannot be one of the billing country.
 */
export async function savePersonalData(
  { userId, data, actor }: Input,
  caller?: TransactionClientContract
): Promise<Result<undefined, 'identity.errors.vat_id_invalid'>> {
  const { billing, delivery, ...details } = data
  if (details.tin && !checkVatId(billing.country, details.tin)) {
    return refuse('identity.errors.vat_id_invalid', { field: 'tin' })
  }
  await inTransaction(caller, async (trx) => {
    await saveDetails(trx, userId, details, actor)
    await saveAddress({ userId, kind: 'billing', address: billing, actor }, trx)
    await saveAddress({ userId, kind: 'delivery', address: delivery, actor }, trx)
  })
  return ok()
}

async function saveDetails(
  trx: TransactionClientContract,
  userId: number,
  { firstName, lastName, ...others }: Details,
  actor: Actor
) {
  const user = await holdUser(trx, userId)
  user.merge({ ...others, tin: others.tin && normaliseVatId(others.tin) })
  if (!user.isStaff) user.merge({ firstName, lastName })
  if (!user.$isDirty) return
  const after = { ...user.$dirty }
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, user.$original[name]]))
  await user.save()
  await recordAudit(trx, {
    actor,
    subject: { type: 'user', id: userId },
    action: 'user.details_saved',
    before,
    after,
  })
}
