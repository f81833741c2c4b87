/*
 * Runs Japa, or another `--program`, against a throw-away PostgreSQL. All tests run in several
 * processes, with `--changed [ref]` those that the change may break; single files,
 * `--files 'tests/unit/orders/*' --files quotas`, in one.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, isBuilt } from './support/build.ts'
import { CONSOLE } from './support/console_program.ts'
import { FROM_SOURCES } from './support/from_sources.ts'
import { changeInWords, readChange } from './support/changed/read_change.ts'
import { specsFor } from './support/changed/specs_for.ts'
import { runEverything } from './support/japa/run_everything.ts'
import { runProgram } from './support/japa/run_program.ts'
import { namedFiles } from './support/japa/named_files.ts'
import { migrate } from './support/japa/migrate.ts'
import { TestGround } from './support/japa/test_ground.ts'
import { PICKS, readWish } from './support/japa/wish.ts'
import { listNewMigrations } from './support/migration_list.ts'
import { ROOT } from './support/paths.ts'

const args = readArgs(process.argv.slice(2))
const wish = readWish(args)

/* Web processes that tests start show the built pages. Single files do not wait for a build. */
const isThere = existsSync(join(ROOT, 'public/assets/.vite/manifest.json'))
if (wish.isWhole || !(isThere || wish.isUnit)) buildIfNeeded(console.log)
const isOfTheseSources = !wish.isUnit && isBuilt()
if (!wish.isUnit && !isOfTheseSources) {
  console.log('Started shops show the last build: `npm run build` renews it')
}

const TESTS = [FROM_SOURCES, 'bin/test.ts']

const ground = new TestGround(isOfTheseSources)
const runOne = async (): Promise<number> => {
  if (!wish.isUnit) await ground.startDatabase()
  const env = await ground.environment('data')
  if (!wish.isUnit && !(await migrate(env))) return 1
  if (wish.kind === 'schema') {
    const code = await runProgram([...CONSOLE, 'schema:generate'], { env })
    listNewMigrations()
    return code
  }
  const program = wish.kind === 'program' ? [TESTS[0]!, ...args.slice(1)] : [...TESTS, ...args]
  return await runProgram(program, { env })
}

const change = readChange(args)
if (change) console.log(changeInWords(change))
const files = change && !change.everything ? specsFor(change) : []

let code = 1
try {
  code = wish.isWhole ? await runEverything(ground, files) : await runOne()
} finally {
  await ground.clear()
}
process.exit(code)

/** Spec files by their whole names; a name without a file would be a green run of nothing. */
function readArgs(given: string[]): string[] {
  if (given[0] === '--program' || PICKS.includes(given[0] ?? '')) return given
  const { files: named, nothing, rest } = namedFiles(given)
  if (nothing.length > 0) {
    console.error(`No test file is meant by: ${nothing.map((name) => `"${name}"`).join(', ')}`)
    process.exit(1)
  }
  return named.length > 0 ? [...rest, '--files', named.join(',')] : rest
}
