/** One entry as it was typed, and what it stands for. */
export interface SecurityCode {
  typed: string
  /** Upper case; common codes are filled with zeros to nine digits. */
  code: string
  isValid: boolean
}

/** At most this many securities in one request, as the rule for report requests says. */
export const MOST_CODES = 10

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/
const COMMON_CODE = /^\d{1,9}$/

/**
 * Reads ISINs and common codes from text with commas or line breaks between them. Spaces inside
 * a code are ignored and one that stands twice counts once.
 */
export function readSecurityCodes(text: string): SecurityCode[] {
  const codes = new Map<string, SecurityCode>()
  for (const part of text.split(/[,;\n]/)) {
    const typed = part.trim()
    if (!typed) continue
    const read = readOne(typed)
    if (!codes.has(read.code)) codes.set(read.code, read)
  }
  return [...codes.values()]
}

/** What keeps the entries from being sent, the number first; null when nothing does. */
export function securityCodesProblem(
  codes: readonly SecurityCode[],
  most = MOST_CODES
): 'none' | 'too_many' | 'invalid' | null {
  if (codes.length === 0) return 'none'
  if (codes.length > most) return 'too_many'
  return codes.every(({ isValid }) => isValid) ? null : 'invalid'
}

function readOne(typed: string): SecurityCode {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  if (COMMON_CODE.test(code)) return { typed, code: code.padStart(9, '0'), isValid: true }
  return { typed, code, isValid: ISIN.test(code) && hasCheckDigit(code) }
}

/** Letters count as two digits (A is 10); from the end every second digit is doubled. */
function hasCheckDigit(isin: string): boolean {
  const digits = [...isin].map((sign) => Number.parseInt(sign, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return sum % 10 === 0
}
