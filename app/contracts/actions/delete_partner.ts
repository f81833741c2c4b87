import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { keptPartner } from '#contracts/actions/kept_partner'
import { holdPartner } from '#contracts/queries/find_partner'

/** Deletes a business partner that no user belongs to. */
export const deletePartner = (id: number, actor: Actor): Promise<Result<undefined>> =>
  keptPartner(async (trx) => {
    const partner = await holdPartner(trx, id)
    if (!partner) return refuse('partners.errors.not_found', { status: 404 })
    if (partner.hasUser) return refuse('partners.errors.has_user', { status: 409 })
    await rows(trx, 'delete from business_partners where id = ?', [id])
    const { name, country } = partner
    await recordAudit(trx, {
      actor,
      subject: { type: 'business_partner', id },
      action: 'partners.deleted',
      before: { id, name, country },
    })
    return ok()
  })
