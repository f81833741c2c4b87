import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { made } from '#shared/storage'
import type { LeasedTask } from '#delivery/domain/task'

/** Made by attempts that died before recording them. A silent store leaves them to the next one. */
export async function removeLeftovers({ id, fulfilmentId }: LeasedTask): Promise<void> {
  const known = await rows<{ key: string }>(
    null,
    `select key from delivery_files where task_id = ? and disk = 'files'`,
    [id]
  )
  const keys = new Set(known.map(({ key }) => key))
  await removeOthers(`extracts/${fulfilmentId}/${id}/`, keys).catch((error) =>
    logger.warn({ err: error, taskId: id }, 'leftovers could not be removed')
  )
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for await (const { key } of made().list(folder)) {
    if (!kept.has(key)) await made().remove(key)
  }
}
