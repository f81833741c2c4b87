import { accessSync, chownSync, constants, cpSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root; there it runs as the account that owns nothing. */
export type Account = { uid: number; gid: number } | undefined

export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Whether every folder above (and including) the path may be entered by other accounts. */
function othersMayEnter(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && statSync(folder).isDirectory() && !(statSync(folder).mode & 0o001)) {
      return false
    }
    if (folder === dirname(folder)) return true
  }
}

const shared = (name: string, path: string) =>
  join('/var/tmp', `kontor-${name}-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`)

/** A data folder that the account can reach; a closed home folder is left for /var/tmp. */
export function reachableData(directory: string, account: Account): string {
  const path =
    !account || othersMayEnter(dirname(directory)) ? directory : shared('data', directory)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

/** The folder of the PostgreSQL programs that the account can execute; copied when it cannot. */
export function reachablePrograms(native: string, account: Account): string {
  if (!account || othersMayEnter(native)) return native
  const copy = shared('postgres', native)
  if (!existsSync(join(copy, 'bin', 'postgres'))) cpSync(native, copy, { recursive: true })
  accessSync(join(copy, 'bin', 'postgres'), constants.X_OK)
  return copy
}
