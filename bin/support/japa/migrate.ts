import { CONSOLE, MIGRATION } from '../console_program.ts'
import { runProgram } from './run_program.ts'

const MIGRATE = [...CONSOLE, ...MIGRATION, '--disable-locks']

/** Makes the tables; what goes wrong is told aloud by a second try. */
export const migrate = async (env: NodeJS.ProcessEnv): Promise<boolean> =>
  (await runProgram(MIGRATE, { env, quiet: true })) === 0 ||
  (await runProgram(MIGRATE, { env })) === 0
