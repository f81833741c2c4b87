import { rows } from '#shared/database'
import { PLACED } from '#delivery/queries/list_manifest_files'
import { allowanceOf } from '#delivery/domain/claim_limits'
import type { StoredFile } from '#delivery/gateways/stored_file'

/** A file that somebody has claimed and can still fetch as a whole. */
export type OpenClaim = StoredFile & {
  claimId: string
  fileId: number
  path: string
  day: string
}

/** The open claims of a person in a fulfilment whose allowance still covers the whole file. */
export async function listOpenClaims(fulfilmentId: number, userId: number): Promise<OpenClaim[]> {
  const claims = await rows<OpenClaim & { bytesServed: number }>(
    null,
    `${PLACED}
     select c.id as "claimId", f.id as "fileId", f.disk, f.key, f.name, f.bytes, f.sha256, f.day,
            p.folder || '/' || f.name as path, c.bytes_served as "bytesServed"
       from delivery_files f
       join placed p on p.task_id = f.task_id
       join delivery_claims c on c.file_id = f.id and c.ended_at is null and c.ends_at > now()
      where f.fulfilment_id = ? and c.user_id = ?
      order by p.folder, f.day, f.part, f.id`,
    [fulfilmentId, fulfilmentId, userId]
  )
  return claims.filter(({ bytes, bytesServed }) => bytesServed + bytes <= allowanceOf(bytes))
}
