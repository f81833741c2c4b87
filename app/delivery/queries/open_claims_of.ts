import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { downloadRight } from '#delivery/queries/download_right'
import { listOpenClaims, type OpenClaim } from '#delivery/queries/list_open_claims'
import type { Reference } from '#delivery/domain/reference'

type OpenClaims = { reference: Reference; fulfilmentId: number; claims: OpenClaim[] }

export async function openClaimsOf(
  reference: Reference,
  userId: number
): Promise<Result<OpenClaims, DownloadRefusal>> {
  const right = await downloadRight(userId, reference)
  if (!right.ok) return right
  const [fulfilment] = await rows<{ id: number }>(
    null,
    'select id from fulfilments where owner_kind = ? and owner_key = ?',
    [reference.kind, reference.key]
  )
  if (!fulfilment) return refuseDownload('delivery.errors.file_not_found')
  const claims = await listOpenClaims(fulfilment.id, userId)
  return ok({ reference, fulfilmentId: fulfilment.id, claims })
}
