import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts a whole shop of its own in an empty data folder; answers how to stop it. */
export default async function startShop() {
  const directory = mkdtempSync(join(tmpdir(), 'kontor-journeys-'))
  chmodSync(directory, 0o755)
  const base = 21_000 + Math.floor(Math.random() * 20_000)
  const shop = spawn(process.execPath, ['bin/start.ts'], {
    env: {
      ...process.env,
      DATA_DIRECTORY: directory,
      PORT: String(base),
      DATABASE_PORT: String(base + 1),
      SMTP_PORT: String(base + 2),
      INBOX_PORT: String(base + 3),
      STAFF_SIGN_IN_PORT: String(base + 4),
      CARD_PROVIDER_PORT: String(base + 5),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilReady(shop)
  const { ports } = JSON.parse(readFileSync(join(directory, 'running.json'), 'utf8'))
  process.env.SHOP_URL = `http://localhost:${ports.web}`
  process.env.INBOX_URL = `http://localhost:${ports.inbox}`
  process.env.SHOP_DATA = directory

  return async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
}

function untilReady(shop: ReturnType<typeof spawn>) {
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
