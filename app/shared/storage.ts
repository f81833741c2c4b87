import { join } from 'node:path'
import config, { dataDirectory } from '#config/storage'
import { FolderStorage } from '#shared/storage/folder_storage'
import type { Storage } from '#shared/storage/storage'

export { FileMissing } from '#shared/storage/storage'
export type { Storage, Written } from '#shared/storage/storage'

/** The library of object stores is large: only who has a store loads it. */
const bucket = config.disk === 's3' ? await import('#shared/storage/open_bucket') : null

const places = new Map<string, Storage>()

function place(name: string): Storage {
  const known = places.get(name)
  if (known) return known
  const opened = bucket?.openBucket(name) ?? folder(name)
  places.set(name, opened)
  return opened
}

const folder = (name: string) => new FolderStorage(join(dataDirectory, 'storage', name))

/** The operator's data files by product and day. */
export const lake = () => place('lake')

/** Files that the shop itself makes. */
export const made = () => place('files')
