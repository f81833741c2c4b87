import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import config, { dataDirectory } from '#config/storage'
import { BucketStorage } from '#shared/storage/bucket_storage'
import { FolderStorage } from '#shared/storage/folder_storage'
import type { Storage } from '#shared/storage/storage'

export { FileMissing } from '#shared/storage/storage'
export type { ByteSpan, Listed, Storage, Written } from '#shared/storage/storage'

let client: S3Client | undefined
const places = new Map<string, Storage>()

function place(name: string): Storage {
  const known = places.get(name)
  if (known) return known
  const opened = config.disk === 's3' ? bucket(name) : folder(name)
  places.set(name, opened)
  return opened
}

const folder = (name: string) => new FolderStorage(join(dataDirectory, 'storage', name))

function bucket(name: string) {
  client ??= new S3Client(config.s3)
  return new BucketStorage(client, config.bucket, `${name}/`)
}

/** The operator's data files by product and day. */
export const lake = () => place('lake')

/** Files that the shop itself makes. */
export const made = () => place('files')
