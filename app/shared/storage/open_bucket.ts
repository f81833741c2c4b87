import { S3Client } from '@aws-sdk/client-s3'
import config from '#config/storage'
import { BucketStorage } from '#shared/storage/bucket_storage'
import { tracedClient } from '#shared/storage/traced_client'

const client = tracedClient(new S3Client(config.s3))

export const openBucket = (place: string) => new BucketStorage(client, config.bucket, `${place}/`)
