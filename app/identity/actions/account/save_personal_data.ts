import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { saveAddress } from '#identity/actions/account/save_address'
import type { PersonalData } from '#identity/domain/personal_data'
import type User from '#identity/models/user'
import { holdUser } from '#identity/queries/read_users'
import { recordAudit, type Actor } from '#shared/audit'
import { inTransaction } from '#shared/database'
import { ok, type Refusal, type Result } from '#shared/domain/result'
import { normaliseVatId, readVatId, type VatIdCode } from '#shared/domain/vat_id'

type Input = { userId: number; data: PersonalData; actor: Actor }
type Details = Omit<PersonalData, 'billing' | 'delivery'>

/** The names of staff stay: their provider's. Refuses a new VAT ID that is wrong in itself. */
export async function savePersonalData(
  { userId, data, actor }: Input,
  caller?: TransactionClientContract
): Promise<Result<undefined, VatIdCode>> {
  const { billing, delivery, ...details } = data
  return inTransaction<Result<undefined, VatIdCode>>(caller, async (trx) => {
    const user = await holdUser(trx, userId)
    const refusal = refuseVatId(user.tin, details.tin)
    if (refusal) return { ok: false, refusal }
    await saveDetails(trx, user, details, actor)
    await saveAddress({ userId, kind: 'billing', address: billing, actor }, trx)
    await saveAddress({ userId, kind: 'delivery', address: delivery, actor }, trx)
    return ok()
  })
}

export function refuseVatId(
  stored: string | null,
  wanted: string | null
): Refusal<VatIdCode> | null {
  if (!wanted || normaliseVatId(wanted) === stored) return null
  const read = readVatId(wanted)
  return read.ok ? null : { ...read.refusal, field: 'tin' }
}

/** Those that are missing stay as they are. */
export async function saveDetails(
  trx: TransactionClientContract,
  user: User,
  { firstName, lastName, tin, ...others }: Partial<Details>,
  actor: Actor
) {
  user.merge(others)
  if (tin !== undefined) user.merge({ tin: tin && normaliseVatId(tin) })
  if (!user.isStaff && firstName !== undefined) user.merge({ firstName, lastName })
  if (!user.$isDirty) return
  const after = { ...user.$dirty }
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, user.$original[name]]))
  await user.save()
  await recordAudit(trx, {
    actor,
    subject: { type: 'user', id: user.id },
    action: 'user.details_saved',
    before,
    after,
  })
}
