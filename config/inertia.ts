import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'
import vite from '#config/vite'

const manifest = app.makePath(vite.manifestFile)

/**
 * Which build a page belongs to. Taken once: left to itself the library takes the whole manifest
 * anew for every page.
 */
const builtVersion = () => createHash('sha256').update(readFileSync(manifest)).digest('hex')

/** Tests of these sources name the version that the library gives to pages that are not built. */
function version(): string | undefined {
  if (process.env.PAGES === 'built') return '1'
  return app.inProduction && existsSync(manifest) ? builtVersion() : undefined
}

export default defineConfig({
  rootView: 'inertia_layout',
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
  assetsVersion: version(),
})
