/* Removes the data of this machine's shop, so that the next start begins anew. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectory } from './support/paths.ts'
import { postgresAccount, reachableData } from './support/postgres_account.ts'

const directory = dataDirectory()
const note = join(directory, 'running.json')

const isRunning = () => {
  try {
    return Boolean(process.kill(JSON.parse(readFileSync(note, 'utf8')).pid, 0))
  } catch {
    return false
  }
}

if (existsSync(note) && isRunning()) {
  console.error('The shop is running. Stop it first (Ctrl-C), then reset.')
  process.exit(1)
}
const postgres = reachableData(join(directory, 'postgres'), postgresAccount())
for (const name of ['storage', 'inbox', 'seeded', 'secrets.json', 'running.json', 'postgres.log']) {
  rmSync(join(directory, name), { recursive: true, force: true })
}
rmSync(postgres, { recursive: true, force: true })
console.log('The data of the demo shop is removed. The next npm start begins anew.')
