import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import app from '@adonisjs/core/services/app'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'

const running = new Set<ChildProcess>()

/** Starts a real worker process on the database and the lake of the tests. */
export function startWorker(env: NodeJS.ProcessEnv = {}): ChildProcess {
  const worker = spawn(process.execPath, [FROM_SOURCES, 'bin/worker.ts'], {
    cwd: app.makePath(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEMO: 'true', ...env },
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

export const killAll = async (): Promise<void> => {
  await Promise.all([...running].map(kill))
}
