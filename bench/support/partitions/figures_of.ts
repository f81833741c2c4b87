import type pg from 'pg'
import { percentile } from '../percentile.ts'
import {
  becomePiece,
  dropAll,
  makeIndexes,
  makeTable,
  nameOf,
  sizesOf,
  type Trial,
  type Way,
} from './table_shape.ts'

const TIMES = Number(process.env.REQUESTS ?? 300)

const BECOMES = 'becomes the first piece: examined, locked'

/** What a table of so many rows takes and how it answers, by the names of the figures. */
export async function figuresOf(
  client: pg.Client,
  way: Way,
  trial: Trial,
  rows: number
): Promise<[name: string, said: string][]> {
  const said: [string, string][] = []
  const table = await makeTable(client, way, trial, rows)
  const into = (sql: string) => sql.replaceAll('{table}', table)
  const note = async (name: string, work: () => Promise<unknown>) =>
    said.push([name, seconds(await timed(work))])

  await note('filled', () => trial.fill(client, table, rows))
  await note('indexes made', () => makeIndexes(client, way, trial))
  await note('vacuum freeze analyze, all of it', () =>
    client.query(`vacuum (freeze, analyze) ${table}`)
  )
  const { heap, indexes } = await sizesOf(client, table)
  said.push(['rows and their bytes', `${gigabytes(heap)}, ${(heap / rows).toFixed(0)} B a row`])
  said.push(['indexes', `${gigabytes(indexes)}, ${(indexes / rows).toFixed(0)} B a row`])
  said.push(['a day of rows is inserted', await dayOf(client, into(trial.day(rows)))])
  for (const { name, sql, values } of trial.questions) {
    said.push([name, await asked(client, into(sql), (n) => values(n, rows))])
  }
  await note('what a day changes', () => client.query(into(trial.change(rows))))
  const changed = way === 'plain' ? table : nameOf(way, trial.changed(rows))
  await note('vacuum after it, indexes too', () =>
    client.query(`vacuum (index_cleanup on) ${changed}`)
  )
  await note('the oldest twentieth is taken away', () =>
    way === 'plain' ? client.query(into(trial.retire(rows))) : dropOldest(client, trial, rows)
  )
  if (way === 'plain') {
    await note('vacuum after that', () => client.query(`vacuum (index_cleanup on) ${table}`))
    const [examined, locked] = await becomePiece(client, trial, rows)
    said.push([BECOMES, `${seconds(examined!)}, ${seconds(locked!)}`])
  } else said.push(['vacuum after that', 'none needed'], [BECOMES, ''])
  await dropAll(client, way)
  return said
}

const dropOldest = (client: pg.Client, trial: Trial, rows: number) =>
  client.query(`drop table ${nameOf('pieces', trial.pieces(rows)[0]!.name)}`)

/** Rows a second, and what the log of the database grows by for each. */
async function dayOf(client: pg.Client, sql: string): Promise<string> {
  await client.query('checkpoint')
  const log = async () =>
    (await client.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`))
      .rows[0]!.at
  const before = Number(await log())
  const began = performance.now()
  const { rowCount } = await client.query(sql)
  const took = (performance.now() - began) / 1_000
  const grown = (Number(await log()) - before) / rowCount!
  return `${Math.round(rowCount! / took)}/s of ${rowCount}, ${Math.round(grown)} B of log each`
}

async function asked(client: pg.Client, text: string, values: (n: number) => unknown[]) {
  const taken: number[] = []
  // A name of its own, for the plan of another table does not fit.
  const name = `q${(statements += 1)}`
  for (let n = 1; n <= TIMES; n++) {
    taken.push(await timed(() => client.query({ name, text, values: values(n) })))
  }
  const [half, slow] = [50, 95].map((at) => percentile(taken, at) * 1_000)
  return `${half!.toFixed(2)} ms, p95 ${slow!.toFixed(2)} ms`
}

let statements = 0

/** Seconds of some work. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const seconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} s`
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`
