/* Runs a console command against the running shop, or against its database alone. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoEnvironment } from './support/demo_environment.ts'
import { dataDirectory } from './support/paths.ts'
import { machineSecrets } from './support/secrets.ts'
import { prepareGround, runCommand } from './support/shop.ts'

const running = () => {
  const directory = dataDirectory()
  const note = join(directory, 'running.json')
  if (!existsSync(note)) return null
  const { pid, ports, databaseUrl } = JSON.parse(readFileSync(note, 'utf8'))
  try {
    process.kill(pid, 0)
  } catch {
    return null
  }
  const secrets = machineSecrets(directory)
  return {
    env: demoEnvironment({ ports, secrets, dataDirectory: directory, databaseUrl }),
    release: async () => {},
  }
}

/** The tables have to be there before a command asks for them. */
async function prepareTables() {
  const prepared = await prepareGround()
  const migrate = ['ace.js', 'migration:run', '--force', '--no-schema-generate']
  await runCommand(migrate, { ...prepared.env, NODE_ENV: 'development' }, true)
  return prepared
}

const ground = running() ?? (await prepareTables())
let code = 0
try {
  const env = { ...ground.env, NODE_ENV: 'development' }
  await runCommand(['ace.js', ...process.argv.slice(2)], env)
} catch {
  code = 1
} finally {
  await ground.release()
}
process.exit(code)
