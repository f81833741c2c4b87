import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

export type FolderWish = {
  folderId?: number
  /** Name of a folder, which is made where there is none of this name. */
  folder?: string
}

type Folder = { id: number; isActive: boolean }

/** Where a new type goes: into the folder that was wished for, or into the first that takes new types. */
export async function folderFor(
  trx: TransactionClientContract,
  { folderId, folder }: FolderWish
): Promise<Result<number>> {
  if (folder) return folderNamed(trx, folder)
  const [found] = await rows<{ id: number }>(
    trx,
    `select id from subscription_folders
      where is_active and (:folderId::int is null or id = :folderId::int)
      order by position, id limit 1`,
    { folderId: folderId ?? null } as never
  )
  if (found) return ok(found.id)
  return folderId === undefined
    ? refuse('subscriptions.types.errors.folder', { field: 'folder' })
    : refuse('subscriptions.types.errors.folder_unknown', { field: 'folderId' })
}

/** Two clerks who name the same new folder at once make one. */
async function folderNamed(trx: TransactionClientContract, name: string): Promise<Result<number>> {
  await rows(trx, `select pg_advisory_xact_lock(hashtext('subscription_folders'))`)
  const [known] = await rows<Folder>(
    trx,
    `select id, is_active as "isActive" from subscription_folders where lower(name) = lower(?)`,
    [name]
  )
  if (known?.isActive) return ok(known.id)
  if (known) return refuse('subscriptions.types.errors.folder_closed', { field: 'folder' })
  const [made] = await rows<{ id: number }>(
    trx,
    `insert into subscription_folders (name, position)
     select ?, coalesce(max(position), 0) + 1 from subscription_folders returning id`,
    [name]
  )
  return ok(made!.id)
}
