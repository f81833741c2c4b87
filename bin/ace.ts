/* Runs a console command against the running shop, or against its database alone. */
import { refuse, tryDataFolder } from './support/data_folder.ts'
import { CONSOLE, MIGRATION } from './support/console_program.ts'
import { demoEnvironment } from './support/demo_environment.ts'
import { Ground } from './support/ground.ts'
import { dataDirectory } from './support/paths.ts'
import { readNote } from './support/running_note.ts'
import { runCommand } from './support/run_command.ts'
import { machineSecrets } from './support/secrets.ts'

/** Codes above it are of a command that a signal ended. */
const STOPPED = 128

/** The database of the shop that has this data folder; without a shop there is one of our own. */
function runningShop() {
  const directory = dataDirectory()
  const note = readNote(directory)
  if (note?.what !== 'shop' || !note.databaseUrl || !note.ports) return refuse()
  const { ports, databaseUrl } = note
  const secrets = machineSecrets(directory)
  const env = demoEnvironment({ ports, secrets, dataDirectory: directory, databaseUrl })
  return { env, started: undefined, stop: async () => {} }
}

/** The tables have to be there before a command asks for them. */
async function prepareGround(folder: NonNullable<Awaited<ReturnType<typeof tryDataFolder>>>) {
  const ground = await Ground.prepare(folder)
  const env = { ...ground.env, NODE_ENV: 'development' }
  const code = await runCommand([...CONSOLE, ...MIGRATION], {
    env,
    started: ground.started,
    quiet: true,
  })
  if (code > STOPPED) {
    await ground.stop()
    process.exit(code)
  }
  if (code !== 0) console.error('The tables could not be brought up to date.')
  return ground
}

const folder = await tryDataFolder('command')
const ground = folder ? await prepareGround(folder) : runningShop()
const code = await runCommand([...CONSOLE, ...process.argv.slice(2)], {
  env: { ...ground.env, NODE_ENV: 'development' },
  started: ground.started,
})
await ground.stop()
process.exit(code)
