import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { FileFacts } from '#delivery/gateways/measure/file_facts'

let database: Promise<DuckDBInstance> | null = null

/** Rows of a Parquet file, and the first and last value of its first column of moments or days. */
export async function measureParquet(content: AsyncIterable<Buffer>): Promise<FileFacts> {
  const path = join(tmpdir(), `kontor-measure-${randomUUID()}`)
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const connection = await (await (database ??= open())).connect()
    return await read(connection, path).finally(() => connection.closeSync())
  } finally {
    await rm(path, { force: true })
  }
}

async function read(connection: DuckDBConnection, path: string): Promise<FileFacts> {
  const column = await momentColumn(connection, path)
  const ends = column
    ? `min("${column}")::varchar, max("${column}")::varchar`
    : 'null::varchar, null::varchar'
  const result = await connection.runAndReadAll(
    `select count(*), ${ends} from read_parquet('${path}')`
  )
  const [[rows, first, last]] = result.getRows() as [[bigint, string | null, string | null]]
  return { rows: Number(rows), first: isoOf(first), last: isoOf(last) }
}

async function momentColumn(connection: DuckDBConnection, path: string) {
  const described = await connection.runAndReadAll(`describe select * from read_parquet('${path}')`)
  const columns = described.getRows().map(([name, type]) => [String(name), String(type)] as const)
  const found =
    columns.find(([, type]) => type.startsWith('TIMESTAMP')) ??
    columns.find(([, type]) => type === 'DATE')
  return found?.[0].replaceAll('"', '""')
}

const isoOf = (text: string | null) => text?.replace(' ', 'T').replace(/\+00$/, 'Z') ?? null

async function open(): Promise<DuckDBInstance> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  return DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '96MB' })
}
