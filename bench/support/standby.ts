import type { DatabaseServer } from '../../bin/support/embedded_database.ts'
import { copyCluster } from './base_copy.ts'
import type { Fleet } from './fleet.ts'

/** A standby of the fleet's database that streams from it, under the name `standby`. */
export async function startStandby(fleet: Fleet): Promise<DatabaseServer> {
  const folder = fleet.folder('standby')
  const { username, password, port } = new URL(fleet.databaseUrl)
  await copyCluster(fleet.databaseUrl, folder, 'standby.signal', {
    primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby`,
  })
  return fleet.startBeside(folder)
}
