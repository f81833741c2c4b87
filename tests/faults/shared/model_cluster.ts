import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

let model: Promise<string> | undefined

/**
 * Lays a cluster whose database has the shop's tables into an empty place. `make` makes one into a
 * folder, once for all tests of this process: each would spend seconds on the same migrations.
 */
export async function layCluster(
  directory: string,
  make: (home: string) => Promise<string>
): Promise<void> {
  const made = (model ??= makeModel(make))
  // One that could not be made would fail every test after it.
  made.catch(() => (model = undefined))
  // Owners are kept: PostgreSQL starts only on a folder of its own account.
  execFileSync('cp', ['-a', await made, directory])
}

const makeModel = (make: (home: string) => Promise<string>) =>
  mkdtemp(join(app.makePath(process.env.DATA_DIRECTORY!), 'model-')).then(make)
