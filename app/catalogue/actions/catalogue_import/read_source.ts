import { readFile } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse/sync'
import { ok, refuse, type Result } from '#shared/domain/result'

/** A product of the file as it was written; `line` is its line, or its place in a JSON list. */
export type SourceRecord = { line: number; raw: Record<string, unknown> }

/** The products of a JSON file (`{ "products": [ … ] }`) or a CSV file with a head line. */
export async function readSource(path: string): Promise<Result<SourceRecord[]>> {
  const content = await readFile(path, 'utf8').catch(() => null)
  if (content === null) return refuse('catalogue_import.errors.no_file', { params: { path } })
  return path.toLowerCase().endsWith('.json') ? readJson(content) : readCsv(content)
}

function readJson(content: string): Result<SourceRecord[]> {
  try {
    const document = JSON.parse(content) as unknown
    const products = isObject(document) ? document.products : null
    if (!Array.isArray(products) || !products.every(isObject)) {
      return refuse('catalogue_import.errors.no_products')
    }
    return ok(products.map((raw, index) => ({ line: index + 1, raw })))
  } catch (error) {
    return refuse('catalogue_import.errors.not_json', { params: { why: (error as Error).message } })
  }
}

function readCsv(content: string): Result<SourceRecord[]> {
  try {
    const delimiter = content.split('\n', 1)[0]!.includes(';') ? ';' : ','
    const found = parse(content, { bom: true, columns: true, delimiter, info: true, trim: true })
    const records = found as unknown as { info: { lines: number }; record: Row }[]
    return ok(records.map(({ info, record }) => ({ line: info.lines, raw: given(record) })))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse('catalogue_import.errors.not_csv', { params: { why: error.message } })
  }
}

type Row = Record<string, string>

/** An empty cell says nothing; "-" empties a field. */
function given(row: Row): Record<string, unknown> {
  const cells = Object.entries(row).filter(([, value]) => value !== '')
  return Object.fromEntries(cells.map(([name, value]) => [name, value === '-' ? '' : value]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
