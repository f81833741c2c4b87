import type pg from 'pg'

type Undo = { drop: string; make: string }

/** What slows rows down or judges them one by one while all of them come: keys, indexes, triggers. */
const FOUND = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
         2 as rank
    from pg_constraint
   where contype = 'f' and conparentid = 0
     and connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
  union all
  select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
   where n.nspname = 'public' and t.relkind = 'r' and not t.relispartition
     and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  union all
  select distinct format('alter table %s disable trigger user', tgrelid::regclass),
         format('alter table %s enable trigger user', tgrelid::regclass), 3
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where not tgisinternal and n.nspname in ('public', 'pgboss') and tgenabled = 'O'
  order by rank desc, make`

/**
 * Takes foreign keys, indexes and triggers off all tables; the answer puts them on again, which judges the
 * rows as a whole. Needs no more than to own the tables. In a transaction, so that nobody sees them bare.
 */
export async function bareTables(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<Undo>(FOUND)
  for (const { drop } of rows) await client.query(drop)
  return async () => {
    for (const { make } of rows.toReversed()) await client.query(make)
  }
}
