import { FROM_SOURCES } from '../from_sources.ts'
import { runProgram } from './run_program.ts'

const MIGRATE = [
  FROM_SOURCES,
  'ace.js',
  'migration:run',
  '--force',
  '--no-schema-generate',
  '--disable-locks',
]

/** Makes the tables; what goes wrong is told aloud by a second try. */
export const migrate = async (env: NodeJS.ProcessEnv): Promise<boolean> =>
  (await runProgram(MIGRATE, { env, quiet: true })) === 0 ||
  (await runProgram(MIGRATE, { env })) === 0
