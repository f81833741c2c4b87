import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATION } from './console_program.ts'
import type { Ground } from './ground.ts'
import { runCommand } from './run_command.ts'
import { StartFailure } from './start_failure.ts'
import { WRONG_SETTINGS } from '../../start/settings/settings_problem.ts'

type Ready = Pick<Ground, 'env' | 'started' | 'fresh'> & { folder: { path: string } }

/** Brings the tables up to date, and fills the demo shop once. */
export async function readyData(ground: Ready, consoleProgram: string[]): Promise<void> {
  const { env, started, fresh, folder } = ground
  const migrate = [...consoleProgram, ...MIGRATION]
  const isQuiet = { env, started, quiet: true }
  const code = await runCommand(migrate, isQuiet)
  if (code === WRONG_SETTINGS) {
    throw new StartFailure('The settings above have to be right first.', code)
  }
  // Once more aloud, to say what is wrong.
  if (code !== 0) await succeed(migrate, ground)
  if (!fresh || env.DEMO !== 'true') return
  console.log('Filling the demo shop (first start only) …')
  await succeed([...consoleProgram, 'demo:seed'], ground)
  writeFileSync(join(folder.path, 'seeded'), new Date().toISOString())
}

async function succeed(args: string[], { env, started }: Ready): Promise<void> {
  const code = await runCommand(args, { env, started })
  if (code !== 0) throw new StartFailure(`${args.join(' ')} ended with code ${code}`, code)
}
