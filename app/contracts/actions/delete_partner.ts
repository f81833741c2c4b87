import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { refuseUnseen } from '#shared/domain/seen_version'
import { keptPartner } from '#contracts/actions/kept_partner'
import { holdPartner } from '#contracts/queries/find_partner'

/** Deletes a business partner that no user belongs to, at the version that was `seen` where one is named. */
export const deletePartner = (
  id: number,
  actor: Actor,
  seen?: number
): Promise<Result<undefined>> =>
  keptPartner(async (trx) => {
    const partner = await holdPartner(trx, id)
    if (!partner) return refuse('partners.errors.not_found', { status: 404 })
    const unseen = refuseUnseen(partner.version, seen)
    if (unseen) return unseen
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
