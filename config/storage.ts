import env from '#start/env'
import app from '@adonisjs/core/services/app'

/** Folder of everything that a single machine keeps: lake, made files, database. */
export const dataDirectory = env.get('DATA_DIRECTORY') ?? app.makePath('tmp')

/** Where lake and files are kept: a folder, or a bucket of an S3-compatible store. */
export default {
  disk: env.get('DRIVE_DISK'),
  bucket: env.get('S3_BUCKET', ''),
  s3: {
    region: env.get('S3_REGION', 'eu-central-1'),
    endpoint: env.get('S3_ENDPOINT'),
    forcePathStyle: true,
    credentials: {
      accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
      secretAccessKey: env.get('S3_SECRET_ACCESS_KEY', ''),
    },
  },
}
