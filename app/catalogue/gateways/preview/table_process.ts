import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'

/*
 * A program of its own beside the web process: whatever a file does to DuckDB, be it memory, time
 * or a crash, happens here. Node runs it as it stands, so it imports nothing of the application.
 */

export type TableRequest = { id: number; path: string; format: 'csv' | 'parquet'; most: number }
export type FoundTable = {
  columns: { name: string; type: string }[]
  rows: (string | null)[][]
}
export type TableAnswer = { id: number; table: FoundTable | null }

const database = await DuckDBInstance.create(':memory:', {
  threads: '1',
  memory_limit: '96MB',
  max_temp_directory_size: '0MB',
})

process.on('message', (request: TableRequest) => {
  void read(request)
    .catch(() => null)
    .then((table) => process.send?.({ id: request.id, table } satisfies TableAnswer))
})

async function read({ path, format, most }: TableRequest): Promise<FoundTable> {
  const connection = await database.connect()
  try {
    const columns = await typesOf(connection, source(path, format, false))
    const values = await connection.runAndReadAll(
      `select columns(*)::varchar from ${source(path, format, true)} limit ${most}`
    )
    return { columns, rows: values.getRows() as (string | null)[][] }
  } finally {
    connection.closeSync()
  }
}

function source(path: string, format: 'csv' | 'parquet', asText: boolean): string {
  return format === 'parquet'
    ? `read_parquet('${path}')`
    : `read_csv('${path}', header = true, sample_size = -1, all_varchar = ${asText},
         null_padding = true)`
}

async function typesOf(connection: DuckDBConnection, from: string) {
  const described = await connection.runAndReadAll(`describe select * from ${from}`)
  return described.getRows().map(([name, type]) => {
    return { name: String(name), type: String(type).toLowerCase() }
  })
}
