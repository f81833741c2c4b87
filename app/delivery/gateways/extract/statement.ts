import { sqlName, sqlText } from '#shared/duckdb'

export type TableFormat = 'csv' | 'parquet'

export type Part = {
  field: string
  values: string[]
}

export type Cut = {
  /** Path of the whole file, and of the new one, on this machine. */
  source: string
  target: string
  format: TableFormat
  isGzip: boolean
  parts: Part[]
}

export function cutStatement({ source, target, format, isGzip, parts }: Cut): string {
  const from = format === 'parquet' ? parquet(source) : csv(source, isGzip)
  const into =
    format === 'parquet'
      ? 'format parquet, compression zstd'
      : `format csv, header, compression ${isGzip ? 'gzip' : 'none'}`
  const wanted = parts.map(condition).join(' and ') || 'true'
  return `copy (select * from ${from} where ${wanted}) to ${sqlText(target)} (${into})`
}

const parquet = (path: string) => `read_parquet(${sqlText(path)})`

/** Everything is text, so that each cell is written as it was read. */
const csv = (path: string, isGzip: boolean) =>
  `read_csv(${sqlText(path)}, header = true, all_varchar = true,
     compression = '${isGzip ? 'gzip' : 'none'}')`

function condition({ field, values }: Part): string {
  if (values.length === 0) return 'false'
  return `${sqlName(field)}::varchar in (${values.map(sqlText).join(', ')})`
}

/** What a file is, by its name; null for what is no table. */
export function tableFormat(name: string): { format: TableFormat; isGzip: boolean } | null {
  const [, format, packing] = /\.(csv|parquet)(\.gz)?$/i.exec(name) ?? []
  if (!format) return null
  return { format: format.toLowerCase() as TableFormat, isGzip: packing !== undefined }
}
