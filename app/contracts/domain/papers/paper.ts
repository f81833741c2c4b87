import { ok, refuse, type Result } from '#shared/domain/result'

/** A long contract, scanned in colour, has some megabytes. */
export const MOST_BYTES = 15 * 1024 * 1024

/** How much of both ends says what a file is. */
export const END_BYTES = 1024

/** The first and the last bytes of a file, and how many it has. */
export type Ends = { head: Buffer; tail: Buffer; bytes: number }

/**
 * Whether it is a whole PDF by what it holds, whatever its name says: it begins with the version (ISO 32000-1,
 * 7.5.2) and ends with the place of its table and the mark of the end (7.5.5).
 */
export function judgePaper({ head, tail, bytes }: Ends): Result<undefined> {
  if (bytes === 0) return refused('empty')
  if (bytes > MOST_BYTES) return refused('too_large')
  const [first, last] = [head.toString('latin1'), tail.toString('latin1')]
  if (!/^%PDF-[12]\.\d/.test(first)) return refused('no_pdf')
  return /startxref\s+\d+\s+%%EOF\s*$/.test(last) ? ok() : refused('cut')
}

const refused = (problem: string) =>
  refuse(`contracts.papers.errors.${problem}`, { field: 'file', status: 422 })

const CONTROLS = new RegExp(`[${String.fromCharCode(0)}-${String.fromCharCode(31)}]`, 'g')
const LONGEST = 120

/** The last part of a name, as long as it may be; `paper.pdf` where nothing is left. */
export function nameOfPaper(sent: string): string {
  const last = sent.replaceAll(CONTROLS, '').split(/[/\\]/).at(-1)!.trim()
  const stem = [...last.replace(/\.pdf$/i, '')].slice(0, LONGEST - 20).join('')
  return `${stem.slice(0, LONGEST - 4) || 'paper'}.pdf`
}
