import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from '../paths.ts'
import { Silence, type Witness } from './silence.ts'

type Options = {
  env: NodeJS.ProcessEnv
  quiet?: boolean
  /** Stands before each line of what it prints. */
  prefix?: string
  /** Beside a prefix: a program that prints nothing for so long is asked what it waits for, and killed. */
  longestSilenceMs?: number
  /** Asked as well then: what others know of it. */
  witness?: Witness
}

/** What a program started and left behind holds its output open: nobody waits for that. */
const REST_OF_OUTPUT_MS = 5_000

/** Runs a Node program until it ends, passing on a request to stop; answers its exit code. */
export function runProgram(args: string[], options: Options): Promise<number> {
  const { env, quiet, prefix, longestSilenceMs, witness } = options
  const out = prefix ? 'pipe' : quiet ? 'ignore' : 'inherit'
  const say = (line: string) => console.log(`${prefix}${line}`)
  const silence = longestSilenceMs ? new Silence(longestSilenceMs, say, witness) : null
  const child = spawn(process.execPath, [...(silence?.arguments ?? []), ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', out, prefix ? 'pipe' : 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface(stream).on('line', (line) => {
      silence?.broken()
      say(line)
    })
  }
  silence?.watch(child)
  return untilEnd(child)
}

function untilEnd(child: ChildProcess): Promise<number> {
  const pass = (signal: NodeJS.Signals) => void child.kill(signal)
  process.once('SIGINT', pass)
  process.once('SIGTERM', pass)
  return new Promise((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      for (const stream of [child.stdout, child.stderr]) stream?.destroy()
      resolve(signal ? 1 : (code ?? 1))
    }
    child.once('close', end)
    child.once('exit', (...how) => setTimeout(() => end(...how), REST_OF_OUTPUT_MS).unref())
  })
}
