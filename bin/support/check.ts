import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

export type Count = { passed: number; failed: number }
/** What a check came to; its last lines are shown again when it failed. */
export type CheckResult = Count & { lastLines: string }
export type Check = {
  name: string
  /** Arguments of the Node program, or the path of an installed program and its arguments. */
  run: string[]
  env?: NodeJS.ProcessEnv
  /** Reads how many tests passed and failed; a check without it counts as one. */
  count?: (output: string, report: string) => Count
}

const program = (name: string) => join(ROOT, 'node_modules', '.bin', name)

/** A program that a package brought; `node` is the one that runs this. */
const command = ([name, ...args]: string[]) =>
  name === 'node' ? [process.execPath, args] : [program(name!), args]

const REPORTS = join(ROOT, 'tmp', 'reports')
const LAST_LINES = 80

export const reportFile = (name: string) => join(REPORTS, `${name}.json`)

/** No report of an earlier run may be taken for one of this run. */
export function forgetReports(): void {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
}

export const writeReport = (name: string, text: string) => writeFileSync(join(REPORTS, name), text)

/** Runs one check, shows what it prints, and answers its counts; a crash is a failure. */
export function runCheck({ name, run, env, count }: Check): Promise<CheckResult> {
  const report = reportFile(name)
  const [file, args] = command(run) as [string, string[]]
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, REPORT_FILE: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        process.stdout.write(chunk)
      })
    }
    const end = (counted: Count) => resolve({ ...counted, lastLines: lastLinesOf(output) })
    child.once('error', () => end({ passed: 0, failed: 1 }))
    child.once('close', (code) => end(judge(code ?? 1, count?.(output, report))))
  })
}

const lastLinesOf = (output: string) => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')

/** A runner that ends badly without naming a failed test has failed all the same. */
function judge(code: number, counted: Count = { passed: code === 0 ? 1 : 0, failed: 0 }): Count {
  const silentFailure = code !== 0 && counted.failed === 0
  const ranNothing = code === 0 && counted.passed + counted.failed === 0
  return { ...counted, failed: counted.failed + Number(silentFailure || ranNothing) }
}

const read = (report: string) =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Japa's closing line, such as "Tests  11 passed, 1 failed (12)". */
export const countJapa = (output: string): Count => {
  const line = output.replaceAll(ESCAPES, '').match(/^Tests\s+(.*)$/m)?.[1] ?? ''
  const number = (word: string) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  return { passed: number('passed'), failed: number('failed') + number('regression') }
}

/** Vitest's JSON report. */
export const countVitest = (_: string, report: string): Count => {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = read(report)
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

/** Playwright's JSON report. */
export const countPlaywright = (_: string, report: string): Count => {
  const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = read(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
