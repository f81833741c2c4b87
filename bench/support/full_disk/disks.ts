import { chownSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Fleet } from '../fleet.ts'
import { SmallDisk } from '../small_disk.ts'

export type Disks = Awaited<ReturnType<typeof layDisks>>

/** Beside what is there; the log of the database turns round within its room. */
const ROOM = { tables: 200, log: 200, storage: 100, lines: 8 }
const LOG_SETTINGS = ['max_wal_size = 96MB', 'min_wal_size = 32MB']

/** A small disk for each of what the shop writes, each apart from the others. */
export async function layDisks(fleet: Fleet) {
  for (const setting of LOG_SETTINGS) {
    await fleet.sql(`alter system set ${setting.replace(/= (.*)/, "= '$1'")}`)
  }
  await fleet.sql('checkpoint')
  await fleet.killDatabase()
  const [tables, log] = [fleet.folder('postgres'), fleet.folder('wal')]
  renameSync(join(tables, 'pg_wal'), log)
  symlinkSync(log, join(tables, 'pg_wal'))
  const { uid, gid } = statSync(tables)
  chownSync(log, uid, gid)
  const disks = {
    tables: SmallDisk.lay(tables, ROOM.tables),
    log: SmallDisk.lay(log, ROOM.log),
    storage: SmallDisk.lay(fleet.folder('data'), ROOM.storage),
    lines: SmallDisk.lay(fleet.folder('lines'), ROOM.lines),
  }
  await fleet.restartDatabase()
  return disks
}
