import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { refuseUnseen } from '#shared/domain/seen_version'
import { lockQuota } from '#orders/queries/quota/find_quota'

/** Refuses a quota that orders were placed from: they refer to it. */
export function deleteQuota(id: number, actor: Actor, seen?: number): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const quota = await lockQuota(trx, id)
    if (!quota) return refuse('quotas.errors.not_found', { status: 404 })
    const unseen = refuseUnseen(quota.version, seen)
    if (unseen) return unseen
    const used = await rows(trx, 'select 1 from quota_entries where quota_id = ? limit 1', [id])
    if (used.length > 0) return refuse('quotas.errors.in_use', { status: 409 })
    await rows(trx, 'delete from quotas where id = ?', [id])
    const { totalCents, dateFrom: from, dateTo: to, comment } = quota
    await recordAudit(trx, {
      actor,
      subject: { type: 'quota', id },
      action: 'quotas.deleted',
      before: { totalCents, from, to, comment },
    })
    return ok()
  })
}
