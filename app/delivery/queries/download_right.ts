import app from '@adonisjs/core/services/app'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { LedgerAccess } from '#delivery/ports/ledger_access'

/** The window's end as the owner of the reference names it; null before the window begins. */
export type OpenRight = { windowEndsAt: Date | null }

/** Asks the module that owns the reference; a stranger learns nothing but "no such file". */
export async function downloadRight(
  userId: number,
  reference: string
): Promise<Result<OpenRight, DownloadRefusal>> {
  const access = await app.container.make(LedgerAccess)
  const right = await access.mayDownload(userId, reference)
  if (right.verdict === 'no') return refuseDownload('delivery.errors.file_not_found')
  if (right.verdict === 'not_completed') return refuseDownload('delivery.errors.not_completed')
  return ok({ windowEndsAt: right.windowEndsAt })
}
