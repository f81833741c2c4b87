import { isIsin } from '#shared/domain/isin'

/** A report has at most so many securities (rule of ISIN entry). */
export const MOST_ENTRIES = 10

/** More is no list of ten securities but a mistaken file. */
export const LONGEST_TEXT = 4_000

/** Whether a text names more than one code; one that stands twice is one. */
export const hasSeveral = (text: string): boolean =>
  readEntries(text).filter(({ sameAs }) => sameAs === null).length > 1

export type EntryProblem = 'malformed' | 'check_digit'

export type Entry = {
  typed: string
  /** Upper case, without spaces; common codes filled with zeros to nine digits. */
  code: string
  problem: EntryProblem | null
  suggestion: string | null
  /** Place of the entry that it repeats. */
  sameAs: number | null
}

const SHAPE = /^[A-Z]{2}[A-Z0-9]{9}\d$/
const COMMON_CODE = /^\d{1,9}$/

/** Entries between commas, semicolons, tabs or lines; also between spaces where parts are codes of their own. */
export function readEntries(text: string): Entry[] {
  const pieces = text.split(/[,;\t\r\n]+/).flatMap(splitAtSpaces)
  const places = new Map<string, number>()
  return pieces.map((typed, at) => {
    const entry = readEntry(typed)
    const sameAs = places.get(entry.code) ?? null
    if (sameAs === null) places.set(entry.code, at)
    return { ...entry, sameAs }
  })
}

/** Spreadsheets group digits by spaces: what is a code when joined is one entry. */
function splitAtSpaces(piece: string): string[] {
  const typed = piece.trim()
  if (!typed) return []
  const joined = codeOf(typed)
  if (SHAPE.test(joined) || COMMON_CODE.test(joined)) return [typed]
  const parts = typed.split(/\s+/)
  return parts.length > 1 && parts.some(isCode) ? joinedRuns(parts) : [typed]
}

/** Takes the longest run of parts that is one code, from the beginning. */
function joinedRuns(parts: string[]): string[] {
  const entries: string[] = []
  for (let at = 0; at < parts.length;) {
    const length = runFrom(parts, at)
    entries.push(parts.slice(at, at + length).join(' '))
    at += length
  }
  return entries
}

const LONGEST_RUN = 5

function runFrom(parts: string[], at: number): number {
  if (isCode(parts[at]!)) return 1
  for (let length = LONGEST_RUN; length > 1; length--) {
    if (SHAPE.test(codeOf(parts.slice(at, at + length).join('')))) return length
  }
  return 1
}

const isCode = (part: string) => SHAPE.test(codeOf(part)) || COMMON_CODE.test(part)

const codeOf = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

function readEntry(typed: string): Omit<Entry, 'sameAs'> {
  const code = codeOf(typed)
  if (COMMON_CODE.test(code)) return good(typed, code.padStart(9, '0'))
  if (isIsin(code)) return good(typed, code)
  const problem = SHAPE.test(code) ? 'check_digit' : 'malformed'
  return { typed, code, problem, suggestion: suggestionFor(code) }
}

const good = (typed: string, code: string) => ({ typed, code, problem: null, suggestion: null })

/** Letters that were read as digits, else the check digit that fits. */
function suggestionFor(code: string): string | null {
  const digits = code.slice(0, 2) + code.slice(2).replaceAll('O', '0').replaceAll('I', '1')
  if (isIsin(digits)) return digits
  if (!SHAPE.test(code)) return null
  return DIGITS.map((digit) => code.slice(0, 11) + digit).find(isIsin) ?? null
}

const DIGITS = [...'0123456789']
