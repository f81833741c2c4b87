import { rows } from '#shared/database'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

export type ClaimedFile = {
  claimId: string
  fileId: number
  fulfilmentId: number
  userId: number
  reference: Reference
  name: string
  disk: 'lake' | 'files'
  key: string
  bytes: number
  sha256: string
  /** 'due' is a claim whose time is over and that nobody has settled yet. */
  phase: 'open' | 'due' | 'downloaded' | 'returned' | 'withdrawn'
  /** In how many separate pieces it was fetched so far. */
  pieces: number
}

/** A person's own claim with its file; nothing for anybody else's. */
export async function findClaimedFile(
  claimId: string,
  userId: number
): Promise<ClaimedFile | undefined> {
  const [file] = await rows<ClaimedFile>(
    null,
    `select c.id as "claimId", f.id as "fileId", d.id as "fulfilmentId",
            c.user_id as "userId", ${REFERENCE} as reference, f.name, f.disk, f.key, f.bytes,
            f.sha256, (select count(*) from unnest(c.served)) as pieces,
            coalesce(case when f.corrected_at >= c.claimed_at then 'withdrawn' else c.outcome end, case when c.ends_at > now() then 'open' else 'due' end) as phase
       from delivery_claims c
       join delivery_files f on f.id = c.file_id
       join fulfilments d on d.id = f.fulfilment_id
      where c.id = ? and c.user_id = ?`,
    [claimId, userId]
  )
  return file
}
