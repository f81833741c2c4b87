/** Languages in which the shop writes figures. */
export type FigureLanguage = 'en' | 'de'

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const MONEY: Record<FigureLanguage, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB', TWO_DECIMALS),
  de: new Intl.NumberFormat('de-DE', TWO_DECIMALS),
}
const COUNTS: Record<FigureLanguage, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB'),
  de: new Intl.NumberFormat('de-DE'),
}
const MINUS = '\u2212'

/**
 * Writes integer cents with two decimals and a real minus sign: 124960 is 1,249.60 or 1.249,60.
 * The unit is not part of it; it stands once per column or total.
 */
export function formatMoney(cents: number, language: FigureLanguage): string {
  return signed(cents, MONEY[language].format(Math.abs(cents) / 100))
}

/** Writes a count with the separators of the language: 4,312 or 4.312. */
export function formatCount(count: number, language: FigureLanguage): string {
  return signed(count, COUNTS[language].format(Math.abs(count)))
}

/** Writes a share between 0 and 1 as whole percent, "62 %" in both languages. */
export function formatShare(share: number): string {
  return signed(Math.round(share * 100), `${Math.abs(Math.round(share * 100))}\u00a0%`)
}

function signed(value: number, text: string): string {
  return value < 0 ? `${MINUS}${text}` : text
}
