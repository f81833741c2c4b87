import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import env from '#start/env'
import { dataDirectory } from '#config/drive'
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
  const made = env.get('DRIVE_DISK') === 's3' ? bucket(name) : folder(name)
  places.set(name, made)
  return made
}

const folder = (name: string) => new FolderStorage(join(dataDirectory, 'storage', name))

function bucket(name: string) {
  client ??= new S3Client({
    region: env.get('S3_REGION', 'eu-central-1'),
    endpoint: env.get('S3_ENDPOINT'),
    forcePathStyle: true,
    credentials: {
      accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
      secretAccessKey: env.get('S3_SECRET_ACCESS_KEY', ''),
    },
  })
  return new BucketStorage(client, env.get('S3_BUCKET', ''), `${name}/`)
}

/** The operator's data files by product and day. */
export const lake = () => place('lake')

/** Files that the shop itself makes. */
export const made = () => place('files')
