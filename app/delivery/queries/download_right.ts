import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { ownerOf } from '#delivery/ports/delivery_owners'
import type { Reference } from '#delivery/domain/reference'

/** The window's end as the owner of the reference names it; null before the window begins. */
export type OpenRight = { windowEndsAt: Date | null }

/** Asks the module that owns the reference; a stranger learns nothing but "no such file". */
export async function downloadRight(
  userId: number,
  reference: Reference
): Promise<Result<OpenRight, DownloadRefusal>> {
  const right = await ownerOf(reference).mayDownload(userId, reference.key)
  if (right.verdict === 'no') return refuseDownload('delivery.errors.file_not_found')
  if (right.verdict === 'not_completed') return refuseDownload('delivery.errors.not_completed')
  return ok({ windowEndsAt: right.windowEndsAt })
}
