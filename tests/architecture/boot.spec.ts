import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { eventually } from '#tests/fixtures/shared/eventually'
import { buildIfNeeded } from '../../bin/support/build.ts'
import { randomPort, takePort } from '../../bin/support/ports.ts'

type Told = { loaded: string[]; threads: number }

/** Heavy, and needed by few requests: loaded by the first that needs it (ADR 79). Without quotes, which would count as a use. */
const WHEN_NEEDED = `
  @aws-sdk/client-s3 @duckdb/node-api @e-invoice-eu/core @opentelemetry/sdk-trace @zxcvbn-ts/core
  @zxcvbn-ts/language-common age-encryption ajv astronomia csv-parse date-holidays-parser
  fast-xml-parser jsvat moment-timezone oidc-provider pdfkit postcss qrcode sanitize-html
`
  .trim()
  .split(/\s+/)

/** 1,186 when it was written. Each costs a start a third of a millisecond and more. */
const MOST_FILES_OF_PACKAGES = 1_250

const packageOf = (url: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]

test.group('Architecture | a start', () => {
  test('of the web process loads what every request needs, in one thread', async ({
    assert,
    cleanup,
  }) => {
    buildIfNeeded(() => {})
    const port = await takePort('a start', randomPort())
    const web = startWeb(port)
    cleanup(() => endOf(web))
    await eventually(
      'the web process answers',
      async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).ok
    )
    const { loaded, threads } = await toldBy(web)
    const packages = loaded.map(packageOf).filter((name) => name !== undefined)
    assert.include(packages, '@adonisjs/core')
    assert.deepEqual(
      WHEN_NEEDED.filter((name) => packages.includes(name)),
      []
    )
    assert.isAtMost(packages.length, MOST_FILES_OF_PACKAGES)
    assert.equal(threads, 0)
  }).timeout(600_000)
})

function startWeb(port: number): ChildProcess {
  const address = { HOST: '127.0.0.1', PORT: String(port), APP_URL: `http://127.0.0.1:${port}` }
  const kept = { SESSION_DRIVER: 'database', LIMITER_STORE: 'database' }
  return fork('build/bin/server.js', [], {
    cwd: app.makePath(),
    env: { ...process.env, NODE_ENV: 'production', ...address, ...kept },
    execArgv: ['--import', './tests/architecture/support/tell_loaded.mjs'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** The framework tells its parent something of its own. */
async function toldBy(process: ChildProcess): Promise<Told> {
  process.send('loaded?')
  for await (const [told] of on(process, 'message') as AsyncIterable<[Partial<Told>]>) {
    if (told.loaded) return told as Told
  }
  throw new Error('The process does not tell what it has loaded')
}

async function endOf(process: ChildProcess) {
  if (process.exitCode !== null) return
  process.kill('SIGTERM')
  await once(process, 'exit')
}
