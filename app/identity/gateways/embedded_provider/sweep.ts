import db from '@adonisjs/lucid/services/db'

export async function sweepProviderRecords(): Promise<void> {
  await db.rawQuery('delete from oidc_records where expires_at < now()')
}
