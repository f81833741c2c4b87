import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { DuckDBConnection } from '@duckdb/node-api'

let connection: Promise<DuckDBConnection> | null = null

/** Turns CSV into Parquet; one thread keeps the row groups and thereby the bytes the same. */
export async function parquetFile(csv: Iterable<Buffer>): Promise<Readable> {
  const path = join(tmpdir(), `kontor-${randomUUID()}`)
  await writeFile(`${path}.csv`, Readable.from(csv))
  const database = await (connection ??= connect())
  await database.run(
    `copy (select * from read_csv('${path}.csv', header = true))
       to '${path}.parquet' (format parquet, compression zstd)`
  )
  await rm(`${path}.csv`)
  const parquet = createReadStream(`${path}.parquet`)
  parquet.once('close', () => void rm(`${path}.parquet`, { force: true }))
  return parquet
}

async function connect(): Promise<DuckDBConnection> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  return instance.connect()
}
