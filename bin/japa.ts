/* Runs Japa, or another `--program`, against a throw-away PostgreSQL: `npm run test:japa -- --files tests/unit/...`. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded, isBuilt } from './support/build.ts'
import { startDatabase } from './support/embedded_database.ts'
import { listNewMigrations } from './support/migration_list.ts'
import { randomPort, takePort } from './support/ports.ts'
import { ROOT } from './support/paths.ts'
import { testEnvironment } from './support/test_environment.ts'

/* Web processes that tests start show the built pages. Single files do not wait for a build. */
const single = ['--files', '--schema-only', '--program'].some((word) => process.argv.includes(word))
const isThere = existsSync(join(ROOT, 'public/assets/.vite/manifest.json'))
const mayBeOld = single && isThere
if (!mayBeOld) buildIfNeeded(console.log)
if (!isBuilt()) console.log('Started shops show the last build: `npm run build` renews it')

const directory = mkdtempSync(join(tmpdir(), 'kontor-test-'))
chmodSync(directory, 0o755)
const database = await startDatabase({
  directory: join(directory, 'postgres'),
  port: () => takePort('test database', randomPort()),
  password: 'test',
  throwAway: true,
})
const env = testEnvironment({
  databaseUrl: database.url,
  dataDirectory: directory,
  port: await takePort('test server', randomPort()),
  cardProviderPort: await takePort('test card provider', randomPort()),
})

const run = (args: string[], quiet = false) =>
  new Promise<number>((resolve) => {
    const stdio = ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'] as const
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: [...stdio] })
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
    process.once('SIGINT', () => child.kill('SIGINT'))
    process.once('SIGTERM', () => child.kill('SIGTERM'))
  })

const programOf = (args: string[]) =>
  args[0] === '--program' ? args.slice(1) : ['bin/test.ts', ...args]

const MIGRATE = ['ace.js', 'migration:run', '--force', '--no-schema-generate', '--disable-locks']
let code = 1
try {
  code = await run(MIGRATE, true)
  if (code !== 0) await run(MIGRATE)
  const schema = process.argv.includes('--schema-only')
  if (code === 0 && schema) {
    code = await run(['ace.js', 'schema:generate'])
    listNewMigrations()
  } else if (code === 0) {
    const [program = 'bin/test.ts', ...rest] = programOf(process.argv.slice(2))
    code = await run(['--import=@poppinss/ts-exec', program, ...rest])
  }
} finally {
  await database.stop()
  rmSync(directory, { recursive: true, force: true })
}
process.exit(code)
