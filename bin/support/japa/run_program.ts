import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from '../paths.ts'

type Options = {
  env: NodeJS.ProcessEnv
  /** Says nothing of what the program prints. */
  quiet?: boolean
  /** Stands before each line of what it prints. */
  prefix?: string
}

/** Runs a Node program until it ends, passing on a request to stop; answers its exit code. */
export function runProgram(args: string[], { env, quiet, prefix }: Options): Promise<number> {
  const out = prefix ? 'pipe' : quiet ? 'ignore' : 'inherit'
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', out, prefix ? 'pipe' : 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => console.log(`${prefix}${line}`))
  }
  const pass = (signal: NodeJS.Signals) => void child.kill(signal)
  process.once('SIGINT', pass)
  process.once('SIGTERM', pass)
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(signal ? 1 : (code ?? 1))
    })
  })
}
