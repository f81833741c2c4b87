import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import app from '@adonisjs/core/services/app'
import { rows } from '#shared/database'
import { until } from '#tests/fixtures/shared/until'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'

const running = new Set<ChildProcess>()
const SESSIONS = 'worker of a test'

/** Starts a real worker process on the database and the lake of the tests. */
export function startWorker(env: NodeJS.ProcessEnv = {}): ChildProcess {
  const worker = spawn(process.execPath, [FROM_SOURCES, 'bin/worker.ts'], {
    cwd: app.makePath(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEMO: 'true', PGAPPNAME: SESSIONS, ...env },
  })
  running.add(worker)
  worker.once('exit', () => running.delete(worker))
  return worker
}

/** Ends a worker without a word, as a power cut would. */
export async function kill(worker: ChildProcess): Promise<void> {
  const exited = once(worker, 'exit')
  if (!worker.kill('SIGKILL')) return
  await exited
}

/** Kills all that run. A statement outlives its process: what follows waits until none holds a table. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map(kill))
  await until(async () => (await sessions()) === 0)
}

export async function sessions(): Promise<number> {
  const [counted] = await rows<{ open: number }>(
    null,
    `select count(*)::int as open from pg_stat_activity
      where application_name = ? and datname = current_database()`,
    [SESSIONS]
  )
  return counted!.open
}
