import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { HttpContext } from '@adonisjs/core/http'
import { begun } from '#shared/csv/begun'
import { neutralise, type CsvValue } from '#shared/csv/neutralise'

export type CsvColumn<T> = { header: string; value: (row: T) => CsvValue }

export type CsvOptions<T> = {
  fileName: string
  columns: readonly CsvColumn<T>[]
  rows: AsyncIterable<T> | Iterable<T>
  separator?: ';' | ','
}

/** UTF-8 with a byte order mark, one row in memory at a time, cells made harmless. */
export function csvOf<T>({ columns, rows, separator = ';' }: Omit<CsvOptions<T>, 'fileName'>) {
  const header = columns.map((column) => column.header)
  async function* lines() {
    yield header
    for await (const row of rows) yield columns.map(({ value }) => neutralise(value(row)))
  }
  const csv = stringify({ delimiter: separator, bom: true, record_delimiter: 'windows' })
  const source = Readable.from(lines())
  source.once('error', (error) => csv.destroy(error))
  csv.once('close', () => source.destroy())
  return source.pipe(csv)
}

/** Fails the request, or later breaks the connection, so that nobody takes a part for the whole. */
export async function streamCsv<T>(
  { response, logger }: HttpContext,
  options: CsvOptions<T>
): Promise<void> {
  const rows = await begun(options.rows)
  const csv = csvOf({ ...options, rows })
  csv.once('close', () => void rows.return())
  csv.once('error', (error) => logger.error({ err: error }, 'a CSV download broke off'))
  response.header('content-type', 'text/csv; charset=utf-8')
  response.header('content-disposition', `attachment; filename="${plainName(options.fileName)}"`)
  response.header('cache-control', 'no-store')
  response.stream(csv, () => ['', 500])
}

const plainName = (name: string) => name.replaceAll(/[^\w.-]+/g, '_')
