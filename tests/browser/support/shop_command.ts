import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { demoEnvironment } from '../../../bin/support/demo_environment.ts'
import { machineSecrets } from '../../../bin/support/secrets.ts'
import { runningShop } from './second_shop.ts'

/** Runs a console command on the journeys' shop; one that fails says what it said. */
export async function shopCommand(...args: string[]): Promise<void> {
  const { ports, databaseUrl } = runningShop()
  const directory = process.env.SHOP_DATA!
  const secrets = machineSecrets(directory)
  const env = demoEnvironment({ ports, secrets, dataDirectory: directory, databaseUrl })
  await promisify(execFile)(process.execPath, ['build/bin/console.js', ...args], { env })
}
