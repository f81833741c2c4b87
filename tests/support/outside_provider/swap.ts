import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'
import { randomPort, takePort } from '../../../bin/support/ports.ts'

const CLIENT = { id: 'marktdaten-shop', secret: 'a secret/with:signs' }

/**
 * A shop in a process of its own, on the database of the tests, whose customers sign in at an outside
 * provider in another process. Only settings say so; they are those of the sign-in guide.
 */
export async function startSwappedShop() {
  const providerPort = await takePort('outside provider', randomPort())
  const shopPort = await takePort('swapped shop', randomPort())
  const issuer = `http://127.0.0.1:${providerPort}/realms/customers`
  const url = `http://127.0.0.1:${shopPort}`
  const provider = run('tests/support/outside_provider/main.ts', {
    ...{ ISSUER: issuer, CLIENT_ID: CLIENT.id, CLIENT_SECRET: CLIENT.secret },
  })
  await once(provider, 'message')
  const shop = run('bin/server.ts', {
    ...{ PORT: String(shopPort), APP_URL: url, SESSION_DRIVER: 'database' },
    CUSTOMER_OIDC_ISSUER: issuer,
    CUSTOMER_OIDC_CLIENT_ID: CLIENT.id,
    CUSTOMER_OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_GROUPS_CLAIM: 'realm_access.roles',
    GROUP_USER: 'marktdaten-kunde',
  })
  await untilUp(url)
  const stop = () => Promise.all([end(shop), end(provider)])
  return { url, issuer, stop, stopProvider: () => end(provider) }
}

const run = (path: string, env: NodeJS.ProcessEnv) =>
  fork(path, {
    cwd: app.makePath(),
    execArgv: [FROM_SOURCES],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function untilUp(url: string) {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/health/live`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('The swapped shop did not start')
}
