import type pg from 'pg'
import { BackupProblem } from '#shared/backup/problem'

/** Only an empty database is filled: nothing that anybody has can be lost by restoring. @throws BackupProblem */
export async function refuseOccupied(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select current_database() as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') limit 1`
  )
  if (rows.length === 0) return
  const words = `The database ${rows[0]!.name} has tables already: restore into an empty one`
  throw new BackupProblem('occupied', words)
}

/** Takes back what a restore has made that did not end well. */
export async function emptyAgain(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop table if exists %s cascade', c.oid::regclass) as drop from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     union all
     select format('drop sequence if exists %s cascade', c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all
     select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
        and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`
  )
  for (const { drop } of rows) await client.query(drop)
}
