import { allowanceOf } from '#delivery'
import { rows } from '#shared/database'

export async function markTestFilesUsed(ids: readonly number[]): Promise<void> {
  await rows(
    null,
    `update test_order_files set used_at = now(), bytes_served = bytes_served + length(content)
      where id = any(?)`,
    [[...ids]]
  )
}

/** Booked before they are sent, up to twice the file; with its last byte the file is used. */
export async function bookTestBytes(claimId: string, size: number, bytes: number) {
  const booked = await rows(
    null,
    `update test_order_files
        set bytes_served = bytes_served + :bytes,
            used_at = case when bytes_served + :bytes >= :size then coalesce(used_at, now()) else used_at end
      where claim_id = :claimId and bytes_served + :bytes <= :most returning id`,
    { claimId, bytes, size, most: allowanceOf(size) }
  )
  return booked.length > 0
}
