import { join } from 'node:path'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks } from '@adonisjs/drive/types'

/** Folder of everything that a single machine keeps: lake, made files, database. */
export const dataDirectory = env.get('DATA_DIRECTORY') ?? app.makePath('tmp')

const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK'),
  services: {
    fs: services.fs({
      location: join(dataDirectory, 'storage'),
      serveFiles: false,
      visibility: 'private',
    }),
    s3: services.s3({
      credentials: {
        accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
        secretAccessKey: env.get('S3_SECRET_ACCESS_KEY', ''),
      },
      region: env.get('S3_REGION', 'eu-central-1'),
      endpoint: env.get('S3_ENDPOINT'),
      forcePathStyle: true,
      bucket: env.get('S3_BUCKET', ''),
      visibility: 'private',
      supportsACL: false,
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
