import { rows, transaction } from '#shared/database'
import { settleClaim } from '#delivery/actions/claims/settle_claim'
import type { LockedFile } from '#delivery/queries/lock_file'

const AT_ONCE = 500

export async function sweepClaims(): Promise<void> {
  const due = await rows<{ fileId: number }>(
    null,
    `select file_id as "fileId" from delivery_claims
      where ended_at is null and ends_at <= now() order by ends_at, file_id limit ?`,
    [AT_ONCE]
  )
  for (const { fileId } of due) await settle(fileId)
}

const settle = (fileId: number) =>
  transaction(async (trx) => {
    const [file] = await rows<LockedFile>(
      trx,
      'select id, state from delivery_files where id = ? for update skip locked',
      [fileId]
    )
    if (file) await settleClaim(trx, file)
  })
