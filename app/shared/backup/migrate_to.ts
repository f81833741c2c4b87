import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'
import { BackupProblem } from '#shared/backup/problem'

const CONNECTION = 'restored'

/** What the library finds on the disk, without asking a database. */
type Source = { getMigrations(): Promise<{ name: string }[]> }

/** Makes the tables of an empty database as those migrations leave them. @throws what a migration throws */
export async function migrateTo(databaseUrl: string, names: readonly string[]): Promise<void> {
  const { connection, ...config } = usualConfig()
  db.manager.add(CONNECTION, {
    ...config,
    connection: { ...(connection as object), connectionString: databaseUrl },
  })
  try {
    await runOnly(names)
  } finally {
    await db.manager.close(CONNECTION, true)
  }
}

/** @throws BackupProblem where the backup's database had migrations that this version lacks */
export async function refuseNewer(name: string, migrations: readonly string[]): Promise<void> {
  const { source } = runnerFor(db.primaryConnectionName)
  const known = new Set((await source.getMigrations()).map((migration) => migration.name))
  const strange = migrations.find((one) => !known.has(one))
  if (!strange) return
  throw new BackupProblem('newer', `${name} was written by a newer version (${strange})`)
}

const usualConfig = () => db.manager.get(db.primaryConnectionName)!.config as PostgreConfig

/** The library runs all that it finds: it is shown those of the backup. */
async function runOnly(names: readonly string[]): Promise<void> {
  const { runner, source } = runnerFor(CONNECTION)
  const all = source.getMigrations.bind(source)
  source.getMigrations = async () => (await all()).filter(({ name }) => names.includes(name))
  await runner.run()
  if (runner.error) throw runner.error
}

function runnerFor(connectionName: string) {
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName })
  return { runner, source: (runner as unknown as { migrationSource: Source }).migrationSource }
}
