/** One entry as it was typed, and what it stands for. */
export interface TypedIsin {
  typed: string
  /** Upper case, without spaces. */
  code: string
  problem: 'malformed' | 'check_digit' | null
  /** What was probably meant. */
  suggestion: string | null
}

const SHAPE = /^[A-Z]{2}[A-Z0-9]{9}\d$/
const LENGTH = 12
/** An ISIN that is written in groups has no more of them. */
const MOST_GROUPS = 5

/**
 * Reads ISINs from what people type and paste: between commas, spaces or lines, in groups of
 * digits, or as the rows of a spreadsheet, whose other cells are left aside. One that stands twice
 * counts once.
 */
export function readIsins(text: string): TypedIsin[] {
  const entries = text.split(/[\r\n]+/).flatMap(entriesOfLine)
  const isins = new Map<string, TypedIsin>()
  for (const typed of entries) {
    const read = readOne(typed)
    if (!isins.has(read.code)) isins.set(read.code, read)
  }
  return [...isins.values()]
}

function entriesOfLine(line: string): string[] {
  const cells = line.split(/[,;\t|]+/).flatMap(splitAtSpaces)
  const isRow = line.includes('\t') && cells.some(isShaped)
  return cells.filter((cell) => (isRow ? isShaped(cell) : !/^isins?:?$/i.test(cell)))
}

/** What is an ISIN when joined is one entry; else each run that is one. */
function splitAtSpaces(cell: string): string[] {
  const typed = cell.trim()
  if (!typed) return []
  return isShaped(typed) ? [typed] : joinedRuns(typed.split(/\s+/))
}

function joinedRuns(parts: string[]): string[] {
  const entries: string[] = []
  for (let at = 0; at < parts.length;) {
    const length = runFrom(parts, at)
    entries.push(parts.slice(at, at + length).join(' '))
    at += length
  }
  return entries
}

function runFrom(parts: string[], at: number): number {
  for (let length = 1; length <= MOST_GROUPS; length++) {
    if (isShaped(parts.slice(at, at + length).join(''))) return length
  }
  return 1
}

const codeOf = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()
const isShaped = (typed: string) => SHAPE.test(codeOf(typed))
const isIsin = (code: string) => SHAPE.test(code) && hasCheckDigit(code)

function readOne(typed: string): TypedIsin {
  const code = codeOf(typed)
  if (isIsin(code)) return { typed, code, problem: null, suggestion: null }
  const problem = SHAPE.test(code) ? 'check_digit' : 'malformed'
  return { typed, code, problem, suggestion: suggestionFor(code) }
}

/** Letters that were read as digits, a check digit that was left out, else the one that fits. */
function suggestionFor(code: string): string | null {
  const digits = code.slice(0, 2) + code.slice(2).replaceAll('O', '0').replaceAll('I', '1')
  if (isIsin(digits)) return digits
  const body = code.slice(0, LENGTH - 1)
  const isWhole = SHAPE.test(code) || code.length === LENGTH - 1
  return isWhole ? (DIGITS.map((digit) => body + digit).find(isIsin) ?? null) : null
}

const DIGITS = [...'0123456789']

/** Letters count as two digits (A is 10); from the end every second digit is doubled. */
function hasCheckDigit(isin: string): boolean {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return sum % 10 === 0
}
