import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'
import { randomPort } from '../../../bin/support/ports.ts'
import { ShopFolder } from './started_shop.js'

/** Runs a program to its end: its code and the lines on its error output. */
async function endOf(program: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [FROM_SOURCES, ...program], {
    cwd: app.makePath(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, lines: said.trim().split('\n') }
}

test.group('Wrong settings', () => {
  test('end {0} with one line that names them all, and code 78')
    .with([['bin/server.ts'], ['bin/worker.ts'], ['ace.js', 'dead:retry']])
    .run(async ({ assert }, program) => {
      const wrong = { PORT: 'eighty', DATABASE_URL: '', LOG_LEVEL: 'loud' }
      const { code, lines } = await endOf(program, wrong)
      assert.deepEqual({ code, count: lines.length }, { code: 78, count: 1 })
      for (const name of Object.keys(wrong)) assert.include(lines[0]!, name)
      assert.include(lines[0]!, 'README.md')
    })

  test('a name with a slip is told with what was probably meant', async ({ assert }) => {
    const slip = { SMTP_PORT: '', SMTP_PROT: '25' }
    const { lines } = await endOf(['bin/worker.ts'], slip)
    assert.include(
      lines[0]!,
      'SMTP_PORT is not set; Nobody reads SMTP_PROT (SMTP_PORT is probably meant)'
    )
  })

  test('end a start of the whole shop at once, with the same code', async ({ assert, cleanup }) => {
    const folder = new ShopFolder(randomPort())
    cleanup(() => folder.remove())
    const start = folder.start({ DRIVE_DISK: 's3', S3_BUCKET: 'shop' })
    assert.equal(await start.end(), 78)
    assert.include(start.output, 'S3_ACCESS_KEY_ID is not set; S3_SECRET_ACCESS_KEY is not set')
  })
})
