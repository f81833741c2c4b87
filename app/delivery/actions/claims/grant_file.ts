import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { lockFile } from '#delivery/queries/lock_file'
import type { Reference } from '#delivery/domain/reference'

export type GrantRequest = { fileId: number; reference: Reference; actor: Actor; reason: string }

/** For staff who may, at any time. An open claim ends; the window stays as it is. */
export const grantFile = (request: GrantRequest): Promise<Result<undefined, DownloadRefusal>> =>
  transaction(async (trx) => {
    const file = await lockFile(trx, request)
    if (!file) return refuseDownload('delivery.errors.file_not_found')
    if (file.state === 'Preparing') return refuseDownload('delivery.errors.not_ready')

    await withdrawClaim(trx, file.id)
    await rows(
      trx,
      `update delivery_files set state = 'Available', used_at = null, grants = grants + 1
        where id = ?`,
      [file.id]
    )
    await recordAudit(trx, {
      actor: request.actor,
      subject: { type: 'delivery_file', id: file.id },
      action: 'delivery.file_granted',
      before: { state: file.state },
      after: { state: 'Available' },
      reason: request.reason,
    })
    return ok()
  })

async function withdrawClaim(trx: TransactionClientContract, fileId: number): Promise<void> {
  await rows(
    trx,
    `update delivery_claims set ended_at = now(), outcome = 'withdrawn'
      where file_id = ? and ended_at is null`,
    [fileId]
  )
}
