/** So many years of what the other words name. */
export type AskedSpan = { years: number; words: string }

const YEARS = /(?:^|\s)(\d{1,2})\s?(?:y|yr|yrs|years?|j|jahre?n?)(?=\s|$)/i
const MOST_YEARS = 50

/** "3y cash l1" and "cash l1 3 Jahre" ask for three years of "cash l1"; null without years or without other words. */
export function readSpan(text: string): AskedSpan | null {
  const found = YEARS.exec(text)
  const years = Number(found?.[1] ?? 0)
  const words = text.replace(YEARS, ' ').trim().replaceAll(/\s+/g, ' ')
  return years >= 1 && years <= MOST_YEARS && words !== '' ? { years, words } : null
}
