import { defineConfig } from '@adonisjs/static'

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  maxAge: 0,
  headers: (path) =>
    path.includes('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {},
})
