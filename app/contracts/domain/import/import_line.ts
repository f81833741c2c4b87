import { readPartner, type Partner } from '#contracts/domain/partner'

export const OUTCOMES = [
  'new',
  'changed',
  'unchanged',
  /** The same partner as in an earlier line, with the same values. */
  'repeated',
  /** Not number, name, two-letter country code. */
  'wrong',
  /** The same partner as in an earlier line, with other values. */
  'twice',
  /** A partner that has a user, with other values. */
  'held',
] as const

export type Outcome = (typeof OUTCOMES)[number]

/** Those that cannot be imported; until they are mended or left out, nothing is. */
export const BLOCKED = ['wrong', 'twice', 'held'] as const satisfies readonly Outcome[]

export const isBlocked = (outcome: Outcome): boolean =>
  (BLOCKED as readonly Outcome[]).includes(outcome)

/** Longest line that is kept, and shown, to be mended. */
export const LONGEST_LINE = 1_000

export type ImportLine = {
  line: number
  text: string
  partner: Partner | null
  problems: string[]
}

/** Where a file has number, name and country; without heads they are its three columns. */
export type Columns = { id: number; name: number; country: number; count: number }

export const THREE_COLUMNS: Columns = { id: 0, name: 1, country: 2, count: 3 }

/** A partner out of the cells of a line (import rule: number, name, two-letter country code). */
export function lineOf(line: number, text: string, cells: string[], columns: Columns): ImportLine {
  const kept = text.slice(0, LONGEST_LINE)
  const filled = withoutEmptyEnd(cells, columns.count)
  if (filled.length !== columns.count) {
    return { line, text: kept, partner: null, problems: ['columns'] }
  }
  const read = readPartner({
    bpId: filled[columns.id]!,
    bpName: withoutApostrophe(filled[columns.name]!),
    countryCode: filled[columns.country]!,
  })
  if (read.ok) return { line, text: kept, partner: read.partner, problems: [] }
  return { line, text: kept, partner: null, problems: read.problems.map(({ problem }) => problem) }
}

/** A line that cannot be parted into cells. */
export const brokenLine = (line: number, text: string, problem: string): ImportLine => ({
  ...{ line, text: text.slice(0, LONGEST_LINE).toWellFormed().replaceAll('\0', '') },
  ...{ partner: null, problems: [problem] },
})

/** Spreadsheets end short lines with empty cells. */
function withoutEmptyEnd(cells: string[], count: number): string[] {
  let end = cells.length
  while (end > count && cells[end - 1]!.trim() === '') end--
  return cells.slice(0, end)
}

/** An export of ours marks a text that a spreadsheet would execute; read again it is the text itself. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=\s*[=+\-@|%])/, '')
