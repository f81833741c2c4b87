import db from '@adonisjs/lucid/services/db'

/** Removes what the provider remembered and nobody can use any more. */
export async function sweepProviderRecords(): Promise<void> {
  await db.rawQuery('delete from oidc_records where expires_at < now()')
}
