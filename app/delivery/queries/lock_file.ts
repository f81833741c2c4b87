import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { FileState } from '#delivery/domain/file_state'
import type { Reference } from '#delivery/domain/reference'

export type LockedFile = { id: number; state: FileState }

/** Holds a file of this reference until the transaction ends: claims of it queue up here. */
export async function lockFile(
  trx: TransactionClientContract,
  { fileId, reference }: { fileId: number; reference: Reference }
): Promise<LockedFile | undefined> {
  const [file] = await rows<LockedFile>(
    trx,
    `select f.id, f.state from delivery_files f
      where f.id = ?
        and f.fulfilment_id = (select id from fulfilments where owner_kind = ? and owner_key = ?)
        for update`,
    [fileId, reference.kind, reference.key]
  )
  return file
}
