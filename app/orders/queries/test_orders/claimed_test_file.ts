import { refuseDownload, type DownloadRefusal } from '#delivery'
import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'

export type ClaimedTestFile = { name: string; sha256: string; content: Buffer }

/** The file of an own claim, as long as that is open. */
export async function claimedTestFile(
  userId: number,
  claimId: string
): Promise<Result<ClaimedTestFile, DownloadRefusal>> {
  const [file] = await rows<ClaimedTestFile & { isOpen: boolean }>(
    null,
    `select f.name, f.sha256, f.content, coalesce(f.claim_ends_at > now(), false) as "isOpen"
       from test_order_files f join test_orders o on o.number = f.order_number
      where f.claim_id = ? and o.user_id = ?`,
    [claimId, userId]
  )
  if (!file) return refuseDownload('delivery.errors.file_not_found')
  const { isOpen, ...found } = file
  return isOpen ? ok(found) : refuseDownload('delivery.errors.claim_ended')
}
