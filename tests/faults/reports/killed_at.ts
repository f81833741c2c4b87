import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'

/** Runs a program of this folder in a process that kills itself at a point; its code is null then. */
export async function killedAt(point: string, program: string, ...args: string[]) {
  const path = `tests/faults/reports/${program}`
  const child = spawn(process.execPath, [FROM_SOURCES, path, ...args], {
    cwd: app.makePath(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FAILPOINT: `${point}:kill` },
  })
  const [code] = await once(child, 'close')
  return code as number | null
}
