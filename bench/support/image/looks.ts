import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { randomPort, takePort } from '../../../bin/support/ports.ts'
import type { Containers } from './containers.ts'

const BOOTS = 5
const LONGEST_MS = 60_000
const MIGRATION = ['bin/console.js', 'migration:run', '--force', '--no-schema-generate']
const PROBE = `
  const { writeFileSync } = require('node:fs')
  const tries = (path) => { try { writeFileSync(path, ''); return true } catch { return false } }
  console.log(JSON.stringify(['/kontor/new', '/etc/new', '/data/new', '/tmp/new'].map(tries)))`

/** The tables are made by the image, and its web process is started again and again until it is ready. */
export async function bootOf(containers: Containers, databaseUrl: string): Promise<string[][]> {
  const port = await takePort('web', randomPort())
  const env = {
    ...{
      APP_URL: 'https://shop.example',
      APP_KEY: 'a key of the image that is tried',
      PORT: String(port),
    },
    ...{ DATABASE_URL: databaseUrl, SMTP_HOST: 'localhost', SMTP_PORT: '25', HOST: '127.0.0.1' },
    ...{ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  }
  containers.run('kontor-tables', env, MIGRATION)
  containers.run('kontor-worker', env, ['bin/worker.js'], ['--detach'])
  const times: number[] = []
  for (let boot = 0; boot < BOOTS; boot++) {
    if (boot > 0) containers.podman('stop', '--time', '10', 'kontor-web')
    const began = performance.now()
    if (boot > 0) containers.podman('start', 'kontor-web')
    else containers.run('kontor-web', env, [], ['--detach'])
    await untilReady(`http://127.0.0.1:${port}`)
    times.push((performance.now() - began) / 1000)
  }
  const said = times.toSorted((a, b) => a - b).map((time) => time.toFixed(1))
  return [['from `podman run` to ready, five times', `${said.join(', ')} s`, '1.5 s']]
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + LONGEST_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await wait(20)
  }
  throw new Error('The image does not become ready')
}

/** What the running web process may do, by the kernel's own words, and whether its health check sees it. */
export async function hardeningOf(containers: Containers): Promise<string[][]> {
  const pid = containers.podman('inspect', '--format', '{{.State.Pid}}', 'kontor-web')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => status.match(new RegExp(`^${name}:\\s+(\\S+)`, 'm'))?.[1]
  const node = ['exec', 'kontor-web', '/nodejs/bin/node', '-e', PROBE]
  const [shop, system, data, temporary] = JSON.parse(containers.podman(...node)) as boolean[]
  const isRunning = containers.podman('inspect', '--format', '{{.State.Running}}', 'kontor-worker')
  const yes = (holds: boolean) => (holds ? 'yes' : 'NO')
  return [
    ['health check', containers.podman('healthcheck', 'run', 'kontor-web') || 'healthy', 'healthy'],
    [
      'user, rights of root, new rights',
      `${of('Uid')}, ${Number(`0x${of('CapEff')}`)}, ${of('NoNewPrivs') === '1' ? 'none' : 'NO'}`,
      'not 0, 0, none',
    ],
    ['cannot write to shop and system', yes(!shop && !system), 'yes'],
    ['can write to its volume and /tmp', yes(data! && temporary!), 'yes'],
    ['the worker stays', yes(isRunning === 'true'), 'yes'],
  ]
}
