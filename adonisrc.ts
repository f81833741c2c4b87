import { indexPages } from '@adonisjs/inertia'
import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  experimental: {},
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/session/commands'),
  ],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('#providers/pages_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('#providers/tracing_provider'),
    () => import('#providers/api_provider'),
    () => import('#providers/app_provider'),
    () => import('#providers/demo_provider'),
  ],
  preloads: [
    () => import('#start/kernel'),
    () => import('#start/validator'),
    () => import('#start/ports'),
    () => import('#start/jobs'),
    // Workers and commands answer nobody.
    { file: () => import('#start/routes'), environment: ['web', 'test', 'repl'] },
  ],
  tests: {
    // A limit only ends what hangs: a busy machine is no fault of a test.
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.{ts,js}'], timeout: 30_000 },
      // The longest first: processes that share the files end at the same time.
      { name: 'faults', files: ['tests/faults/**/*.spec.{ts,js}'], timeout: 600_000 },
      { name: 'architecture', files: ['tests/architecture/**/*.spec.{ts,js}'], timeout: 300_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'], timeout: 300_000 },
    ],
    forceExit: true,
  },
  metaFiles: [
    { pattern: 'resources/**', reloadServer: false },
    { pattern: 'inertia/i18n/**/*.json', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
  ],
  hooks: {
    init: [
      () => import('./scripts/index_modules.js'),
      () => import('./scripts/index_texts.js'),
      indexEntities({
        controllers: {
          source: 'app',
          glob: ['**/controllers/**/*_controller.ts'],
          importAlias: '#app',
        },
        // Modules announce by topics of the queue (ADR 4).
        events: { enabled: false },
        listeners: { enabled: false },
        transformers: {
          enabled: true,
          withSharedProps: true,
          source: 'app',
          glob: ['**/transformers/**/*_transformer.ts'],
          importAlias: '#app',
          inertiaMiddlewareImportPath: '#site/http/inertia_middleware',
        },
      }),
      indexPages({ framework: 'react' }),
      generateRegistry(),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
