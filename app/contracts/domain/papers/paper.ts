import { beginsAsPdf, endsAsPdf, type FileEnds } from '#shared/domain/file_ends'
import { ok, refuse, type Result } from '#shared/domain/result'

/** A long contract, scanned in colour, has some megabytes. */
export const MOST_BYTES = 15 * 1024 * 1024

/** How much of both ends says what a file is. */
export const END_BYTES = 1024

/** Whether it is a whole PDF by what it holds, whatever its name says. */
export function judgePaper(ends: FileEnds): Result<undefined> {
  if (ends.bytes === 0) return refused('empty')
  if (ends.bytes > MOST_BYTES) return refused('too_large')
  if (!beginsAsPdf(ends)) return refused('no_pdf')
  return endsAsPdf(ends) ? ok() : refused('cut')
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
