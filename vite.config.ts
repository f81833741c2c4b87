import { globSync } from 'node:fs'
import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import tailwind from '@tailwindcss/vite'
import adonisjs from '@adonisjs/vite/client'
import optimizeLocales from '@react-aria/optimize-locales-plugin'

/**
 * What a third of all pages share comes with the first of them, in a few files; the rest comes with
 * its pages. Without this each small part would be a request of its own.
 */
const minShareCount = Math.ceil(globSync('inertia/pages/**/*.tsx').length / 3)
const RUNTIME = /node_modules\/(?:react|react-dom|scheduler|react-i18next|i18next|@inertiajs)\//

/**
 * The tests of the server render pages in several processes at a time: no browser listens to them,
 * and none may rebuild what another one is reading.
 */
const inServerTests = process.env.NODE_ENV === 'test'

export default defineConfig(({ command }) => ({
  server: inServerTests
    ? { hmr: false, ws: false, watch: null }
    : { watch: { ignored: ['**/tmp/**'] } },
  optimizeDeps: inServerTests ? { noDiscovery: true, include: [] } : {},
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }), enforce: 'pre' },
    react(),
    tailwind(),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'runtime', test: RUNTIME, priority: 3 },
            { name: 'parts', test: /\/(?:design-system|inertia)\//, minShareCount, priority: 2 },
            { name: 'behaviour', test: /node_modules/, minShareCount, priority: 1 },
          ],
        },
      },
    },
  },
  // Pages of the server come with what they are made of: 1,400 modules less to load and to keep.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/inertia/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
    },
  },
}))
