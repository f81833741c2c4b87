import type pg from 'pg'

/** How a table of the shop is filled, asked and cleaned at a size that it will have in years. */
export type Trial = {
  table: string
  /** What it is in words. */
  name: string
  /** Columns that decide the partition. */
  by: string
  /** One for each of these pieces, with its bounds in SQL. */
  pieces: (rows: number) => { name: string; from: string; to: string }[]
  /** Inserts all rows into `into`, piece by piece; how many. */
  fill: (client: pg.Client, into: string, rows: number) => Promise<void>
  /** The rows that a day brings: SQL that names `{table}`. */
  day: (rows: number) => string
  questions: { name: string; sql: string; values: (n: number, rows: number) => unknown[] }[]
  /** What makes dead rows, as a day of work does. */
  change: (rows: number) => string
  /** The partition that the change lies in. */
  changed: (rows: number) => string
  /** Beyond all rows: where the next piece would begin. */
  end: (rows: number) => string
  /** Takes the oldest piece away without partitions: SQL. */
  retire: (rows: number) => string
}

const SCHEMAS = { plain: 'bench_plain', pieces: 'bench_pieces' } as const
export type Way = keyof typeof SCHEMAS

export const nameOf = (way: Way, table: string) => `${SCHEMAS[way]}.${table}`

/** The table of the shop without rows and indexes, whole or in pieces; answers its name. */
export async function makeTable(client: pg.Client, way: Way, trial: Trial, rows: number) {
  const name = nameOf(way, trial.table)
  const isWhole = way === 'plain'
  await client.query(`create schema if not exists ${SCHEMAS[way]}`)
  await client.query(
    `create table ${name} (like public.${trial.table} including all excluding indexes excluding identity)
       ${isWhole ? '' : `partition by range (${trial.by})`}`
  )
  for (const piece of isWhole ? [] : trial.pieces(rows)) {
    await client.query(
      `create table ${SCHEMAS[way]}.${piece.name} partition of ${name}
         for values from (${piece.from}) to (${piece.to})`
    )
  }
  return name
}

/** The indexes that the shop's table has. */
export async function makeIndexes(client: pg.Client, way: Way, { table }: Trial): Promise<void> {
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'public' and tablename = $1`,
    [table]
  )
  for (const { indexdef } of rows) {
    await client.query(indexdef.replace(` ON public.${table} `, ` ON ${nameOf(way, table)} `))
  }
}

/**
 * The table that is there becomes a piece of a new one, which takes its name; seconds to examine its rows while
 * others read and write, and seconds in which nobody does.
 */
export async function becomePiece(client: pg.Client, trial: Trial, rows: number) {
  const [whole, end] = [nameOf('plain', trial.table), trial.end(rows)]
  await client.query(
    `alter table ${whole} add constraint in_bounds check (${trial.by} < ${end}) not valid`
  )
  const began = performance.now()
  await client.query(`alter table ${whole} validate constraint in_bounds`)
  const examined = performance.now()
  await client.query('begin')
  await client.query(`alter table ${whole} rename to so_far`)
  await client.query(
    `create table ${whole} (like ${SCHEMAS.plain}.so_far including all) partition by range (${trial.by})`
  )
  await client.query(
    `alter table ${whole} attach partition ${SCHEMAS.plain}.so_far for values from (minvalue) to (${end})`
  )
  await client.query('commit')
  return [examined - began, performance.now() - examined].map((one) => one / 1_000)
}

export async function dropAll(client: pg.Client, way: Way): Promise<void> {
  await client.query(`drop schema ${SCHEMAS[way]} cascade`)
}

export type Sizes = { heap: number; indexes: number }

/** Bytes of a table, or of all its pieces. */
export async function sizesOf(client: pg.Client, name: string): Promise<Sizes> {
  const { rows } = await client.query<{ heap: string; indexes: string }>(
    `select sum(pg_table_size(relid)) as heap, sum(pg_indexes_size(relid)) as indexes
       from (select $1::regclass as relid
              union select relid from pg_partition_tree($1::regclass)) as parts`,
    [name]
  )
  const [found] = rows
  return { heap: Number(found!.heap), indexes: Number(found!.indexes) }
}
