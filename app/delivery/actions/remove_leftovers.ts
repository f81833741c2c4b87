import { rows } from '#shared/database'
import { made } from '#shared/storage'
import type { LeasedTask } from '#delivery/domain/task'

/** Removes files that an attempt made but did not live to write into the ledger. */
export async function removeLeftovers({ id, fulfilmentId }: LeasedTask): Promise<void> {
  const known = await rows<{ key: string }>(
    null,
    `select key from delivery_files where task_id = ? and disk = 'files'`,
    [id]
  )
  const keys = new Set(known.map(({ key }) => key))
  for await (const { key } of made().list(`extracts/${fulfilmentId}/${id}/`)) {
    if (!keys.has(key)) await made().remove(key)
  }
}
