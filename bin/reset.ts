/* Removes the data of this machine's shop, so that the next start begins anew. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeDataFolder } from './support/data_folder.ts'
import { postgresAccount, reachableData } from './support/postgres_account.ts'

const MADE = ['storage', 'inbox', 'seeded', 'secrets.json', 'postgres.log', 'card_provider.jsonl']

const folder = await takeDataFolder('command')
const postgres = reachableData(join(folder.path, 'postgres'), postgresAccount())
for (const name of MADE) rmSync(join(folder.path, name), { recursive: true, force: true })
rmSync(postgres, { recursive: true, force: true })
folder.release()
console.log('The data of the demo shop is removed. The next npm start begins anew.')
