import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoEnvironment } from './demo_environment.ts'
import { ROOT } from './paths.ts'
import { randomPort } from './ports.ts'
import { machineSecrets } from './secrets.ts'

export type TemporaryShop = {
  url: string
  inboxUrl: string
  cardProviderUrl: string
  directory: string
  databaseUrl: string
  /** For a further process on the same database and files. */
  env: NodeJS.ProcessEnv
  /** Process id of the supervisor. */
  pid: number
  stop(): Promise<void>
}

const PORTS = [
  'PORT',
  'DATABASE_PORT',
  'SMTP_PORT',
  'INBOX_PORT',
  'STAFF_SIGN_IN_PORT',
  'CARD_PROVIDER_PORT',
]

/** Starts a whole shop on ports that nobody uses, in an empty data folder unless one is given. */
export async function startTemporaryShop(
  env: NodeJS.ProcessEnv = {},
  directory = emptyFolder()
): Promise<TemporaryShop> {
  const base = randomPort()
  const ports = Object.fromEntries(PORTS.map((name, index) => [name, String(base + index)]))
  const shop = spawn(process.execPath, ['bin/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...ports, ...env, DATA_DIRECTORY: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilReady(shop)
  const note = JSON.parse(readFileSync(join(directory, 'running.json'), 'utf8'))
  return {
    url: `http://localhost:${note.ports.web}`,
    inboxUrl: `http://localhost:${note.ports.inbox}`,
    cardProviderUrl: `http://localhost:${note.ports.cardProvider}`,
    directory,
    databaseUrl: note.databaseUrl,
    env: demoEnvironment({
      ports: note.ports,
      secrets: machineSecrets(directory),
      dataDirectory: directory,
      databaseUrl: note.databaseUrl,
    }),
    pid: shop.pid!,
    stop: async () => {
      const ended = new Promise((resolve) => shop.once('exit', resolve))
      shop.kill('SIGTERM')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function emptyFolder() {
  const directory = mkdtempSync(join(tmpdir(), 'kontor-shop-'))
  chmodSync(directory, 0o755)
  return directory
}

function untilReady(shop: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Kontor is ready')) resolve()
    }
    shop.stdout!.on('data', hear)
    shop.stderr!.on('data', hear)
    shop.once('exit', (code) => reject(new Error(`The shop ended (${code}):\n${output}`)))
  })
}
