import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { demoEnvironment, type Ports } from '../../../bin/support/demo_environment.ts'
import { takePort } from '../../../bin/support/ports.ts'
import { machineSecrets } from '../../../bin/support/secrets.ts'

const directory = () => process.env.SHOP_DATA ?? ''

/** What the journeys' shop notes about itself. */
export const runningShop = (): { ports: Ports; databaseUrl: string } =>
  JSON.parse(readFileSync(join(directory(), 'running.json'), 'utf8'))

type SecondShop = { url: string; web: ChildProcess }

/** A second web process on the journeys' shop, in which a session lasts twelve seconds. */
export const impatientShop = (): Promise<SecondShop> => secondShop({ SESSION_IDLE_MINUTES: '0.2' })

/** A second web process on the journeys' shop, for which it is so many days later. */
export const laterShop = (days: number): Promise<SecondShop> =>
  secondShop({
    NODE_OPTIONS: `--import=${join(process.cwd(), 'tests/faults/delivery/skewed_clock.mjs')}`,
    SKEW_MS: String(days * 86_400_000),
  })

async function secondShop(settings: NodeJS.ProcessEnv): Promise<SecondShop> {
  const { ports, databaseUrl } = runningShop()
  const port = await takePort('second shop', ports.web + 500)
  const url = `http://localhost:${port}`
  const env = demoEnvironment({
    ports: { ...ports, web: port },
    secrets: machineSecrets(directory()),
    dataDirectory: directory(),
    databaseUrl,
  })
  const web = spawn(process.execPath, ['build/bin/server.js'], {
    env: { ...env, PORT: String(port), APP_URL: url, ...settings },
    stdio: 'ignore',
  })
  await expect.poll(() => isUp(url), { timeout: 60_000 }).toBe(true)
  return { url, web }
}

const isUp = (url: string) =>
  fetch(`${url}/health/live`).then(
    ({ ok }) => ok,
    () => false
  )
