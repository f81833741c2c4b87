import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

type Check = { what: string; sql: string }

/** What must hold of deliveries whatever has failed. Each statement answers contradictions. */
const CHECKS: Check[] = [
  {
    what: 'a completed fulfilment lacks something',
    sql: `select f.owner_kind || ':' || f.owner_key as finding from fulfilments f
       where f.state = 'Completed' and (
         exists (select from delivery_tasks t
                  where t.fulfilment_id = f.id and t.state <> 'Succeeded')
         or exists (select from delivery_files d
                     where d.fulfilment_id = f.id and d.state = 'Preparing'))`,
  },
  {
    what: 'a failed fulfilment does not say why, or has no failed task',
    sql: `select f.owner_kind || ':' || f.owner_key as finding from fulfilments f
       where f.state = 'Failed' and (f.failure_code is null or not exists (
         select from delivery_tasks t where t.fulfilment_id = f.id and t.state = 'Failed'))`,
  },
  {
    what: 'a task counts other files than it has',
    sql: `select t.id::text as finding from delivery_tasks t
       where t.cmd <> 'restore_days' and (
         t.files_done <> (select count(*) from delivery_files d
                           where d.task_id = t.id and d.state <> 'Preparing')
         or t.state = 'Succeeded' and t.files_done <> t.files_expected)`,
  },
  {
    what: 'a task runs under no living lease',
    sql: `select id::text as finding from delivery_tasks
       where state = 'Running' and lease_until < now() - interval '90 seconds'`,
  },
  {
    what: 'a step began before the one it follows had succeeded',
    sql: `select t.id::text as finding from delivery_tasks t join delivery_tasks p
         on p.id = t.after_task_id
       where t.attempts > 0 and p.finished_at is null`,
  },
  {
    what: 'a fulfilment was not announced once as completed',
    sql: `select f.owner_kind || ':' || f.owner_key as finding from fulfilments f
       where f.state = 'Completed' and (select count(*) from audit_events e
         where e.subject_type = 'fulfilment' and e.subject_id = f.id::text
           and e.action = 'delivery.completed') <> 1`,
  },
  {
    what: 'the history of a task has a gap',
    sql: `select subject_id as finding from audit_events where subject_type = 'delivery_task'
       group by subject_id having max(seq) <> count(*)`,
  },
]

type Ready = { name: string; disk: string; key: string; bytes: string; sha256: string }

/**
 * Compares the ledger with itself and with the files on the disk: each one that is offered has to
 * be there, whole, with the checksum that the buyer is told. Shares no code with the shop.
 */
export async function auditDelivery(databaseUrl: string, directory: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const findings: string[] = []
    for (const { what, sql } of CHECKS) {
      const { rows } = await client.query<{ finding: string }>(sql)
      findings.push(...rows.map(({ finding }) => `${what}: ${finding}`))
    }
    const { rows } = await client.query<Ready>(
      `select name, disk, key, bytes, sha256 from delivery_files where state <> 'Preparing'`
    )
    for (const file of rows) findings.push(...(await contradictions(file, directory)))
    return findings
  } finally {
    await client.end()
  }
}

async function contradictions({ name, disk, key, bytes, sha256 }: Ready, directory: string) {
  const path = join(directory, 'storage', disk, ...key.split('/'))
  if (!existsSync(path)) return [`a file that is offered is not there: ${name}`]
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    length += chunk.length
  }
  const isRight = length === Number(bytes) && hash.digest('hex') === sha256
  return isRight ? [] : [`a file is not what its checksum says: ${name}`]
}
