import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

type Settings = Record<string, string>

/**
 * A copy of a running cluster that becomes one of its own by what `signal` says and the settings: a standby, or
 * the state of a moment. What pg_basebackup does, by PostgreSQL's own functions: the package has no such program.
 */
export async function copyCluster(
  databaseUrl: string,
  target: string,
  signal: 'standby.signal' | 'recovery.signal',
  settings: Settings = {}
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const source = rows[0]!.data_directory
    await client.query(`select pg_backup_start('copy', fast => true)`)
    // Files may vanish while they are copied; the log says what they were.
    copyFolder(source, target)
    const stopped = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)'
    )
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(target, name), FORCE)
    const { uid, gid } = statSync(source)
    for (const [name, text] of [
      ['backup_label', stopped.rows[0]!.labelfile],
      [signal, ''],
    ] as const) {
      writeFileSync(join(target, name), text, { mode: 0o600 })
      chownSync(join(target, name), uid, gid)
    }
    configure(target, settings)
  } finally {
    await client.end()
  }
}

const FORCE = { force: true }

function copyFolder(source: string, target: string) {
  try {
    execFileSync('cp', ['-a', source, target], { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const said = String((error as { stderr: Buffer }).stderr)
    if (!said.split('\n').every((line) => !line || line.includes('No such file'))) throw error
  }
}

/** Settings of a cluster that does not run. */
export function configure(directory: string, settings: Settings): void {
  appendFileSync(join(directory, 'postgresql.auto.conf'), linesOf(settings))
}

const linesOf = (settings: Settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('')
