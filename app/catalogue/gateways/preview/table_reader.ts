import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { PREVIEW_ROWS, type PreviewTable } from '#catalogue/domain/preview'

const MOST_MS = 5_000

let database: Promise<DuckDBInstance> | null = null

/**
 * The first rows of a CSV or Parquet file on this machine with the types of its columns. DuckDB
 * works on its own thread with little memory, so the web process goes on answering.
 *
 * @throws Error for a file that cannot be read as a table
 */
export async function readTable(path: string, format: 'csv' | 'parquet'): Promise<PreviewTable> {
  const connection = await (await (database ??= open())).connect()
  const timer = setTimeout(() => connection.interrupt(), MOST_MS)
  try {
    const types = await typesOf(connection, source(path, format, false))
    const values = await connection.runAndReadAll(
      `select columns(*)::varchar from ${source(path, format, true)} limit ${PREVIEW_ROWS + 1}`
    )
    return { columns: types, rows: values.getRows() as (string | null)[][] }
  } finally {
    clearTimeout(timer)
    connection.closeSync()
  }
}

const source = (path: string, format: 'csv' | 'parquet', asText: boolean) =>
  format === 'parquet'
    ? `read_parquet('${path}')`
    : `read_csv('${path}', header = true, sample_size = -1, all_varchar = ${asText},
         null_padding = true)`

async function typesOf(connection: DuckDBConnection, from: string) {
  const described = await connection.runAndReadAll(`describe select * from ${from}`)
  return described.getRows().map(([name, type]) => {
    return { name: String(name), type: String(type).toLowerCase() }
  })
}

async function open(): Promise<DuckDBInstance> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  return DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '96MB' })
}
