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

/** In production, and in tests that know the last build to be of these sources. */
const showsBuiltPages = app.inProduction || process.env.PAGES === 'built'

export default defineConfig({
  rootView: 'inertia_layout',
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
  assetsVersion: showsBuiltPages && existsSync(manifest) ? builtVersion() : undefined,
})
