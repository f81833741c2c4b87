import { lineOf, THREE_COLUMNS, type ImportLine } from '#contracts/domain/import/import_line'

/** The partners that a program sends as a list; null for anything else. */
export function linesSent(body: unknown): ImportLine[] | null {
  if (!Array.isArray(body) || body.length === 0) return null
  return body.map((entry: unknown, at) => {
    const cells = cellsOf(entry)
    return lineOf(at + 1, cells.join(';'), cells, THREE_COLUMNS)
  })
}

/** Number, name and country of an entry; what is no text and no number is not there. */
function cellsOf(entry: unknown): string[] {
  const { bpId, bpName, countryCode } = (entry ?? {}) as Record<string, unknown>
  return [bpId, bpName, countryCode].map((one) =>
    typeof one === 'string' || typeof one === 'number' ? String(one) : ''
  )
}
