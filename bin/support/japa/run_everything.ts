import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FROM_SOURCES } from '../from_sources.ts'
import { migrate } from './migrate.ts'
import { addResults, readResults, type Results } from './results.ts'
import { runProgram } from './run_program.ts'
import { sessionsInWords } from './sessions.ts'
import type { TestGround } from './test_ground.ts'

/** The longest first: at the end nobody waits for one of them alone. */
const WITH_DATABASE = ['faults', 'architecture', 'functional']
const PROCESSES = ['one', 'two']
/** Longer than the longest test may take. */
const LONGEST_SILENCE_MS = 12 * 60_000

type Part = { name: string; args: string[]; env: NodeJS.ProcessEnv }

/**
 * Runs every test, or those of the named files: those that need no database in a process of their own
 * while it is made, the others in two, each of which has a copy of it and takes the next file that
 * nobody has yet.
 */
export async function runEverything(ground: TestGround, files: string[] = []): Promise<number> {
  const only = files.length > 0 ? ['--files', files.join(',')] : []
  const unit = run(ground, {
    name: 'unit',
    args: ['unit', ...only],
    env: await ground.environment('unit'),
  })
  const copies = await readyCopies(ground, [...WITH_DATABASE, ...only])
  const ended = await Promise.all([unit, ...copies.map((part) => run(ground, part))])
  return tell(ended)
}

async function readyCopies(ground: TestGround, args: string[]): Promise<Part[]> {
  await ground.startDatabase()
  const made = await migrate(await ground.environment('template'))
  if (!made) throw new Error('The tables could not be made')
  const taken = join(ground.directory, 'taken')
  mkdirSync(taken)
  const parts: Part[] = []
  for (const name of PROCESSES) {
    const env = await ground.environmentOfCopy(name)
    parts.push({ name, args, env: { ...env, TAKEN_FILES: taken } })
  }
  return parts
}

type Ended = { name: string; code: number; results: Results | null }

async function run(ground: TestGround, { name, args, env }: Part): Promise<Ended> {
  const file = join(ground.directory, `${name}.json`)
  const program = [FROM_SOURCES, 'bin/test.ts', ...args]
  const prefix = `${name.padEnd(4)} │ `
  const code = await runProgram(program, {
    env: { ...env, RESULTS_FILE: file },
    prefix,
    longestSilenceMs: LONGEST_SILENCE_MS,
    witness: () => sessionsInWords(env.DATABASE_URL!),
  })
  return { name, code, results: readResults(file) }
}

/** Sums the processes up, in the words of Japa, and for who asks in a file. */
function tell(ended: Ended[]): number {
  const sum = addResults(ended.flatMap(({ results }) => results ?? []))
  for (const { name, code, results } of ended) {
    if (results && (code === 0 || results.failures.length > 0)) continue
    const error = `The process ended with code ${code}${results ? '' : ' before its tests did'}`
    sum.failed++
    sum.failures.push({ file: 'bin/test.ts', title: `the process "${name}"`, error })
  }
  if (process.env.REPORT_FILE) writeFileSync(process.env.REPORT_FILE, JSON.stringify(sum))
  const counts = [`${sum.passed} passed`, sum.failed && `${sum.failed} failed`]
  console.log(`\nTests  ${counts.filter(Boolean).join(', ')}`)
  return sum.failed === 0 && sum.failures.length === 0 ? 0 : 1
}
