import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdName } from '#shared/hold_name'
import type { Shelf } from '#catalogue/domain/offered_files/shelf'
import {
  findOfferedFile,
  listOfferedFiles,
  shelfOf,
  type OfferedFile,
} from '#catalogue/queries/offered_files/offered_file'

/** Nobody else puts files on this shelf, orders or takes them until the transaction ends. */
export async function holdShelf(
  trx: TransactionClientContract,
  shelf: Shelf
): Promise<OfferedFile[]> {
  await holdName(trx, `offered_files:${shelf.name}:${shelf.product?.id ?? ''}`)
  return listOfferedFiles(shelf, trx)
}

export type HeldFile = { file: OfferedFile; shelf: Shelf; files: OfferedFile[] }

/** The file as it is once its shelf is held, with all that lie beside it; null for none. */
export async function holdFile(
  trx: TransactionClientContract,
  id: number
): Promise<HeldFile | null> {
  const found = await findOfferedFile(id, trx)
  if (!found) return null
  const shelf = shelfOf(found)
  const files = await holdShelf(trx, shelf)
  const file = files.find((one) => one.id === id)
  return file ? { file, shelf, files } : null
}
