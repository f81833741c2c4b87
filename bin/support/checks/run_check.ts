import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import type { Check, CheckResult, Count } from './check.ts'
import { logFile, reportFile } from './reports.ts'

const LAST_LINES = 80
const MINUTE = 60_000
/** Nothing here takes as long on a slow machine: who still runs then waits for what never comes. */
const LONGEST_MINUTES = 75
const MINUTES_OF_SILENCE = 5

/** A program that a package brought; `node` is the one that runs this. */
const command = ([name, ...args]: string[]): [string, string[]] =>
  name === 'node' ? [process.execPath, args] : [join(ROOT, 'node_modules', '.bin', name!), args]

/**
 * Runs one check and answers its counts; a crash is a failure. What it prints is shown as it comes
 * when it runs alone, in one piece at its end beside others; either way it is kept in tmp/reports.
 */
export async function runCheck(check: Check, isAlone: boolean): Promise<CheckResult> {
  const began = performance.now()
  const { code, output } = await execute(check, isAlone)
  const seconds = (performance.now() - began) / 1000
  if (!isAlone) {
    console.log(`\n──── ${check.name}, ${seconds.toFixed(0)} s ────\n${output.trimEnd()}`)
  }
  const report = reportFile(check.name)
  return {
    name: check.name,
    seconds,
    ...judge(code, check.count?.(output, report)),
    failures: check.failures?.(report) ?? [],
    lastLines: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
  }
}

function execute({ name, run, env, minutes = LONGEST_MINUTES }: Check, isAlone: boolean) {
  const [file, args] = command(run)
  const limit = AbortSignal.timeout(minutes * MINUTE)
  const log = createWriteStream(logFile(name))
  return new Promise<{ code: number; output: string }>((resolve) => {
    let output = ''
    let isOver = false
    const add = (text: string) => {
      if (isOver) return
      output += text
      log.write(text)
      if (isAlone) process.stdout.write(text)
    }
    const goesOn = setInterval(() => {
      if (!isAlone) console.log(`${name} goes on: ${lastLine(output)}`)
    }, MINUTES_OF_SILENCE * MINUTE)
    const end = (code: number) => {
      isOver = true
      clearInterval(goesOn)
      log.end(() => resolve({ code, output }))
    }
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, REPORT_FILE: reportFile(name) },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: limit,
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add)
    // What the program started may hold its output open: nobody waits for that.
    child.once('error', () => {
      if (limit.aborted) add(`\n${name} was not over after ${minutes} minutes`)
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

const lastLine = (output: string) => output.trimEnd().split('\n').at(-1)

/** A runner that ends badly without naming a failed test has failed all the same. */
function judge(code: number, counted: Count = { passed: code === 0 ? 1 : 0, failed: 0 }): Count {
  const silentFailure = code !== 0 && counted.failed === 0
  const ranNothing = code === 0 && counted.passed + counted.failed === 0
  return { ...counted, failed: counted.failed + Number(silentFailure || ranNothing) }
}
