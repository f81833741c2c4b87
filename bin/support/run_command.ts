import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './paths.ts'

type Options = {
  env: NodeJS.ProcessEnv
  quiet?: boolean
  /** Learns of the process at once. */
  started?: (pid: number) => void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** One Ctrl-C reaches this process twice: from the terminal, and from the npm above it. */
const SAME_REQUEST_MS = 500

/**
 * Runs one console command to its end and hands its lines on; answers its exit code. It has a process
 * group of its own, so that what the terminal sends to everybody reaches it from here only, once, and
 * what it stands on is kept until its end.
 */
export function runCommand(args: string[], { env, quiet, started }: Options): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    })
    if (child.pid) started?.(child.pid)
    let last = -Infinity
    const forward = (signal: NodeJS.Signals) => {
      if (performance.now() - last < SAME_REQUEST_MS) return
      last = performance.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    }
    for (const signal of SIGNALS) process.on(signal, forward)
    const end = () => SIGNALS.forEach((signal) => process.off(signal, forward))
    child.once('error', (error) => {
      end()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      end()
      resolve(code ?? 128 + constants.signals[signal!])
    })
  })
}
