import User from '#identity/models/user'
import { recordAudit, type Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { readVatId, type VatIdCode } from '#shared/domain/vat_id'

type Input = { userId: number; vatId: string; actor: Actor }

/** Refuses one that is wrong in itself (VAT ID rule). */
export async function saveVatId(input: Input): Promise<Result<undefined, VatIdCode>> {
  const read = readVatId(input.vatId)
  if (!read.ok) return read
  await transaction(async (trx) => {
    const user = await User.query({ client: trx })
      .where('id', input.userId)
      .forUpdate()
      .firstOrFail()
    const [before, after] = [{ tin: user.tin }, { tin: read.value.vatId }]
    if (before.tin === after.tin) return
    await user.merge(after).save()
    await recordAudit(trx, {
      actor: input.actor,
      subject: { type: 'user', id: user.id },
      action: 'user.vat_id_saved',
      before,
      after,
    })
  })
  return ok()
}
