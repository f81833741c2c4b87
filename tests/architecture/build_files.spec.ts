import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { buildIfNeeded } from '../../bin/support/build.ts'

const CODE = ['app/**/*.ts', 'config/**/*.ts', 'start/**/*.ts', 'providers/**/*.ts']
/** Made at run time, or built there under this very path. */
const MADE = ['tmp', 'public/assets/.vite/manifest.json']

/** Folders and files that the code names: `app.makePath('resources/fonts', file)`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/makePath\(\s*'([^']+)'/g)].map(([, path]) => path!)

/** Programs that the code starts beside itself: new URL(`./thread${…}`, import.meta.url). */
const programsIn = (file: string, text: string) =>
  [...text.matchAll(/new URL\(\s*[`']\.\/([\w/]+)/g)].map(([, name]) =>
    join(file, '..', `${name}.js`)
  )

const filesBelow = (path: string) =>
  globSync(`${path}/**/*`, { cwd: app.makePath() }).filter((file) =>
    statSync(app.makePath(file)).isFile()
  )

test.group('Architecture | the build', () => {
  test('takes along whatever the code reads from the disk', ({ assert }) => {
    buildIfNeeded(() => {})
    const files = CODE.flatMap((pattern) => globSync(pattern, { cwd: app.makePath() }))
    const wanted = files.flatMap((file) => {
      const text = readFileSync(app.makePath(file), 'utf8')
      const paths = pathsIn(text).filter((path) => !MADE.includes(path) && path !== 'app')
      return [...paths.flatMap(filesBelow), ...programsIn(file, text)]
    })
    for (const one of ['resources/scripts/fetch.sh', 'resources/scripts/fetch.ps1']) {
      assert.include(wanted, one)
    }
    assert.isTrue(wanted.some((path) => path.startsWith('resources/fonts/')))
    assert.isTrue(wanted.some((path) => path.endsWith('duckdb/program.js')))
    assert.deepEqual(
      [...new Set(wanted)].filter((path) => !existsSync(app.makePath('build', path))),
      []
    )
  }).timeout(300_000)
})
