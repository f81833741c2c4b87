import type pg from 'pg'
import type { Sequence } from '#shared/backup/manifest'

export type Table = { table: string; columns: string[] }

/** Filled by what makes the tables; the queue's own version is that of the library which made it. */
const MADE_ANEW = ['public.adonis_schema', 'public.adonis_schema_versions', 'pgboss.version']

/** Every table with rows that last, partitions by themselves, and its columns that are not computed. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname || '.' || c.relname as table,
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'pgboss')
      group by 1 order by 1`
  )
  return rows.filter(({ table }) => !MADE_ANEW.includes(table))
}

export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name,
            coalesce(last_value, start_value)::text as last, last_value is not null as "isCalled"
       from pg_sequences where schemaname in ('public', 'pgboss') order by 1`
  )
  return rows
}

/** Names of the migrations that were run; none where there is no table of them. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from adonis_schema order by id'
  )
  return rows.map(({ name }) => name)
}

/** As it stands in a statement. */
export const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')
