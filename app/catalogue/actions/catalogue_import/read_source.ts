import { readFile } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse/sync'
import { ok, refuse, type Result } from '#shared/domain/result'
import { isObject } from '#catalogue/domain/record_readers'
import { SECTION_NAMES, type Section } from '#catalogue/domain/reference/reference_record'

/** An entry of the file as it was written; `line` is its line, or its place in a JSON list. */
export type SourceRecord = { line: number; raw: Record<string, unknown> }

export type ReferenceSource = Partial<Record<Section, SourceRecord[]>>

export type Source = ReferenceSource & { products: SourceRecord[] }

/** The entries of a JSON file (`{ "venues": [ … ], …, "products": [ … ] }`), or the products of a CSV file with a head line. */
export async function readSource(path: string): Promise<Result<Source>> {
  const content = await readFile(path, 'utf8').catch(() => null)
  if (content === null) return refuse('catalogue_import.errors.no_file', { params: { path } })
  return path.toLowerCase().endsWith('.json') ? readJson(content) : readCsv(content)
}

const LISTS = [...SECTION_NAMES, 'products'] as const

function readJson(content: string): Result<Source> {
  try {
    const document = listsOf(JSON.parse(content))
    if (!isDocument(document)) {
      return refuse('catalogue_import.errors.no_lists', { params: { known: LISTS.join(', ') } })
    }
    const lists = Object.entries(document).map(([name, entries]) => [name, numbered(entries)])
    return ok({ products: [], ...Object.fromEntries(lists) } as Source)
  } catch (error) {
    return refuse('catalogue_import.errors.not_json', { params: { why: (error as Error).message } })
  }
}

/** What a look through a folder noted beside its products is for people. */
function listsOf(document: unknown): Record<string, unknown> {
  const { discovered: _notes, ...lists } = isObject(document) ? document : {}
  return lists
}

type Document = Record<string, Record<string, unknown>[]>

const isDocument = (document: Record<string, unknown>): document is Document =>
  Object.keys(document).length > 0 &&
  Object.entries(document).every(
    ([name, entries]) =>
      (LISTS as readonly string[]).includes(name) &&
      Array.isArray(entries) &&
      entries.every(isObject)
  )

const numbered = (entries: Record<string, unknown>[]): SourceRecord[] =>
  entries.map((raw, index) => ({ line: index + 1, raw }))

function readCsv(content: string): Result<Source> {
  try {
    const delimiter = content.split('\n', 1)[0]!.includes(';') ? ';' : ','
    const found = parse(content, { bom: true, columns: true, delimiter, info: true, trim: true })
    const records = found as unknown as { info: { lines: number }; record: Row }[]
    return ok({
      products: records.map(({ info, record }) => ({ line: info.lines, raw: given(record) })),
    })
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
