import type { Fleet } from '../fleet.ts'

export type Left = { table: string; rows: number; bytes: number; indexes: number }

/** What stands in the tables now, without what was deleted: rows and bytes by table. */
export async function standing(fleet: Fleet): Promise<Map<string, Left>> {
  const tables = await fleet.sql<{ table: string }>(TABLES)
  const found = new Map<string, Left>()
  for (const { table } of tables) {
    await fleet.sql(`vacuum ${table}`)
    const [one] = await fleet.sql<{ rows: string; bytes: string; indexes: string }>(
      `select count(*) as rows, coalesce(sum(pg_column_size(t.*)), 0) as bytes,
              pg_indexes_size('${table}')::float8 / greatest(count(*), 1) as indexes from ${table} t`
    )
    const [rows, bytes] = [Number(one!.rows), Number(one!.bytes)]
    found.set(table, { table, rows, bytes, indexes: Number(one!.indexes) })
  }
  return found
}

/** What has come since, the most first; entries of indexes as large as those of the table are on the average. */
export function grownSince(before: Map<string, Left>, now: Map<string, Left>): Left[] {
  return [...now.values()]
    .map((left) => {
      const { rows = 0, bytes = 0 } = before.get(left.table) ?? {}
      const more = left.rows - rows
      const item = more * ITEM_POINTER
      return { ...left, rows: more, bytes: left.bytes - bytes + item, indexes: more * left.indexes }
    })
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => other.bytes + other.indexes - one.bytes - one.indexes)
}

/** By which a row is found in its page. */
const ITEM_POINTER = 4

const TABLES = `
  select format('%I.%I', relnamespace::regnamespace, relname) as table from pg_class
   where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'pgboss') order by 1`
