import { checkVatId, normaliseVatId } from '#identity/domain/vat_id'
import User from '#identity/models/user'
import { recordAudit, type Actor } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Input = { userId: number; vatId: string; country: string; actor: Actor }

/** Stores a user's VAT ID if it can be one of the country. */
export async function saveVatId(
  input: Input
): Promise<Result<undefined, 'identity.errors.vat_id_invalid'>> {
  if (!checkVatId(input.country, input.vatId)) {
    return refuse('identity.errors.vat_id_invalid', { field: 'tin' })
  }
  await transaction(async (trx) => {
    const user = await User.query({ client: trx })
      .where('id', input.userId)
      .forUpdate()
      .firstOrFail()
    const [before, after] = [{ tin: user.tin }, { tin: normaliseVatId(input.vatId) }]
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
