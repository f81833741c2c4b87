import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { copyDatabase } from './copy_database.ts'
import { demoEnvironment } from './demo_environment.ts'
import { startDatabase } from './embedded_database.ts'
import { randomPort, takePort } from './ports.ts'
import { readyData } from './ready_data.ts'
import { machineSecrets } from './secrets.ts'
import { startTemporaryShop, type TemporaryShop } from './temporary_shop.ts'

type TemporaryShops = { shops: TemporaryShop[]; stop(): Promise<void> }

/** Starts shops that know nothing of one another. Their demo data are made once and copied. */
export async function startTemporaryShops(count: number): Promise<TemporaryShops> {
  buildIfNeeded(console.log)
  const home = mkdtempSync(join(tmpdir(), 'kontor-shops-'))
  chmodSync(home, 0o755)
  const database = await startDatabase({
    directory: join(home, 'postgres'),
    port: () => takePort('database', randomPort()),
    password: 'journeys',
    throwAway: true,
  })
  const model = join(home, 'model')
  await fill(model, database.url)
  const names = Array.from({ length: count }, (_, index) => `shop_${index + 1}`)
  const starting = names.map(async (name) => {
    const directory = join(home, name)
    cpSync(model, directory, { recursive: true })
    const databaseUrl = await copyDatabase(database.url, name)
    return await startTemporaryShop({ DATABASE_URL: databaseUrl }, directory)
  })
  const shops = await Promise.all(starting)
  const stop = async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await database.stop()
    rmSync(home, { recursive: true, force: true })
  }
  return { shops, stop }
}

/** Nobody listens at its ports: only commands run on the model. */
const PORTS = { web: 1, database: 1, smtp: 1, inbox: 1, staffSignIn: 1, cardProvider: 1 }

async function fill(path: string, databaseUrl: string) {
  mkdirSync(path)
  const secrets = machineSecrets(path)
  const env = demoEnvironment({ ports: PORTS, secrets, dataDirectory: path, databaseUrl })
  const ground = { env, started: () => {}, fresh: true, folder: { path } }
  await readyData(ground, ['build/bin/console.js'])
}
