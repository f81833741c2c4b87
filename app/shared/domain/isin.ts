const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/

/** ISIN entry rule: two letters, nine letters or digits, a check digit that fits; capitals only. */
export function isIsin(text: string): boolean {
  return ISIN.test(text) && hasCheckDigit(text)
}

/** Capitals, no spaces, each once, in order; what is no ISIN stays, so that it can be named. */
export function normalIsins(entered: readonly string[]): string[] {
  const written = entered.map((text) => text.replaceAll(/\s/g, '').toUpperCase())
  return [...new Set(written.filter(Boolean))]
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
