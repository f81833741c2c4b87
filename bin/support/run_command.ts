import { spawn } from 'node:child_process'
import { ROOT } from './paths.ts'

type Options = {
  env: NodeJS.ProcessEnv
  quiet?: boolean
  /** Learns of the process at once. */
  started?: (pid: number) => void
}

/** Runs one console command to its end and hands its lines on; answers its exit code. */
export function runCommand(args: string[], { env, quiet, started }: Options): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    })
    if (child.pid) started?.(child.pid)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
