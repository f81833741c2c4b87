import { resolve } from 'node:path'
import config from '#config/storage'
import { FolderStorage } from '#shared/storage/folder_storage'
import type { Storage } from '#shared/storage/storage'

const BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/?$/

/** Where backups lie: a folder, or `s3://bucket/prefix` of the store that the settings name. */
export async function openPlace(where: string): Promise<Storage> {
  const [, bucket, prefix] = BUCKET.exec(where) ?? []
  if (!bucket) return new FolderStorage(resolve(where))
  const { S3Client } = await import('@aws-sdk/client-s3')
  const { BucketStorage } = await import('#shared/storage/bucket_storage')
  return new BucketStorage(new S3Client(config.s3), bucket, prefix ? `${prefix}/` : '')
}
