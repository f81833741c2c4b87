import { setImmediate as otherWork } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { ok, refuse, type Result } from '#shared/domain/result'
import { decodeText, type Encoding } from '#contracts/domain/import/decode_text'
import { findColumns } from '#contracts/domain/import/find_columns'
import {
  brokenLine,
  lineOf,
  LONGEST_LINE,
  THREE_COLUMNS,
  type Columns,
  type ImportLine,
} from '#contracts/domain/import/import_line'

export type PartnerFile = { encoding: Encoding; heads: string[] | null; lines: ImportLine[] }

/** More partners than any accounting sends at once; a file with more is a mistake. */
const MOST_LINES = 100_000

/**
 * Semicolons, commas or tabs, with heads or without. Each line stands for itself, so that a quote
 * that is not closed spoils no other. Refuses what is no text, empty or too long.
 */
export async function readPartnerFile(file: Uint8Array): Promise<Result<PartnerFile>> {
  const decoded = decodeText(file)
  if (!decoded.ok) return refused(decoded.problem)
  const texts = decoded.text.split(/\r\n|\n|\r/)
  const filled = texts.flatMap((text, at) => (text.trim() === '' ? [] : [{ line: at + 1, text }]))
  if (filled.length === 0) return refused('empty')
  if (filled.length > MOST_LINES) return refused('too_many')
  const separator = separatorOf(filled.slice(0, 50).map(({ text }) => text))
  const heads = cellsOf(filled[0]!.text, separator)
  const columns = heads && findColumns(heads)
  const lines = await linesOf(columns ? filled.slice(1) : filled, separator, columns)
  if (lines.length === 0) return refused('empty')
  return ok({ encoding: decoded.encoding, heads: columns ? heads : null, lines })
}

export function readMendedLine(line: number, text: string, heads: string[] | null): ImportLine {
  return readLine({ line, text }, separatorOf([text]), heads && findColumns(heads))
}

const refused = (problem: string) =>
  refuse(`partner_import.errors.${problem}`, {
    field: 'file',
    status: 422,
  })

type Text = { line: number; text: string }

/** Others have their turn between the parts of a long file. */
async function linesOf(texts: Text[], separator: string, columns: Columns | null) {
  const lines: ImportLine[] = []
  for (const text of texts) {
    lines.push(readLine(text, separator, columns))
    if (lines.length % 500 === 0) await otherWork()
  }
  return lines
}

function readLine({ line, text }: Text, separator: string, columns: Columns | null): ImportLine {
  if (text.length > LONGEST_LINE) return brokenLine(line, text, 'line_long')
  const cells = cellsOf(text, separator)
  if (!cells) return brokenLine(line, text, 'quotes')
  return lineOf(line, text, cells, columns ?? THREE_COLUMNS)
}

/** The values of a line, or null where its quotes are broken. */
function cellsOf(text: string, separator: string): string[] | null {
  // Without a quote there is nothing to parse, which saves a second at a hundred thousand lines.
  if (!text.includes('"')) return text.replace(/^\uFEFF/, '').split(separator)
  try {
    const [cells] = parse(text, { bom: true, delimiter: separator, relax_column_count: true })
    return cells ?? null
  } catch {
    return null
  }
}

const SEPARATORS = [';', '\t', ',']

/** The one that parts most lines into three; else the one that parts most lines at all. */
function separatorOf(texts: string[]): string {
  const partsBy = (separator: string) => {
    const counts = texts.map((text) => cellsOf(text, separator)?.length ?? 1)
    const three = counts.filter((count) => count === 3).length
    return { separator, three, parted: counts.filter((count) => count > 1).length }
  }
  const [best] = SEPARATORS.map(partsBy).toSorted(
    (one, other) => other.three - one.three || other.parted - one.parted
  )
  return best!.separator
}
