import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { markUsed } from '#delivery/actions/claims/settle_claim'
import { allowanceOf } from '#delivery/domain/claim_limits'
import type { ClaimedFile } from '#delivery/queries/find_claimed_file'

type Metered = Pick<ClaimedFile, 'claimId' | 'fileId' | 'reference' | 'bytes'>

/** Booked before sending: requests side by side cannot exceed the allowance together. */
export async function bookBytes(
  { claimId, bytes }: Metered,
  batch: number,
  request = batch
): Promise<boolean> {
  const booked = await rows(
    null,
    `update delivery_claims set bytes_served = bytes_served + ?
      where id = ? and bytes_served + ? <= ? and outcome is distinct from 'withdrawn'
      returning id`,
    [batch, claimId, request, allowanceOf(bytes)]
  )
  return booked.length > 0
}

export type Sent = { from: number; to: number; booked: number }

/** With the last missing byte the file is used; the claim stays open for what a connection lost. */
export async function recordSent(file: Metered, { from, to, booked }: Sent): Promise<void> {
  const [claim] = await rows<{ complete: boolean }>(
    null,
    `update delivery_claims
        set bytes_served = bytes_served + ?, last_served_at = now(),
            served = served + int8multirange(int8range(?, ?))
      where id = ? returning served @> int8range(0, ?) as complete`,
    [to - from - booked, from, to, file.claimId, file.bytes]
  )
  await failpoint('delivery.after_record_sent')
  if (claim?.complete) await use(file)
}

export async function markUsedByClaim(claimId: string, bytes: number): Promise<void> {
  const [claim] = await rows<{ fileId: number }>(
    null,
    `select file_id as "fileId" from delivery_claims
      where id = ? and served @> int8range(0, ?)`,
    [claimId, bytes]
  )
  if (claim) await use({ fileId: claim.fileId, claimId })
}

const use = ({ fileId, claimId }: Pick<Metered, 'fileId' | 'claimId'>) =>
  transaction(async (trx) => {
    const claimed = await rows(
      trx,
      `select f.id from delivery_files f
        where f.id = ? and f.state = 'Claimed'
          and exists (select from delivery_claims c where c.id = ? and c.ended_at is null)
          for update`,
      [fileId, claimId]
    )
    if (claimed.length > 0) await markUsed(trx, fileId)
  })
