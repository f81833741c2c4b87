import { rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { claimFile } from '#delivery/actions/claims/claim_file'
import type { DownloadRefusal } from '#delivery/domain/download_refusals'
import type { Fetcher } from '#delivery/queries/find_fetch_token'

export async function claimForScript(
  { userId, email, reference }: Fetcher,
  fileId: number
): Promise<Result<string, DownloadRefusal>> {
  const open = await openClaim(fileId, { userId, reference })
  if (open) return ok(open)
  const actor = { id: userId, label: email }
  const claimed = await claimFile({ fileId, reference, userId, actor })
  return claimed.ok ? ok(claimed.value.id) : claimed
}

async function openClaim(
  fileId: number,
  { userId, reference }: Pick<Fetcher, 'userId' | 'reference'>
): Promise<string | undefined> {
  const [claim] = await rows<{ id: string }>(
    null,
    `select c.id from delivery_claims c
       join delivery_files f on f.id = c.file_id
       join fulfilments d on d.id = f.fulfilment_id
      where c.file_id = ? and c.user_id = ? and d.owner_kind = ? and d.owner_key = ?
        and c.ended_at is null and c.ends_at > now()`,
    [fileId, userId, reference.kind, reference.key]
  )
  return claim?.id
}
