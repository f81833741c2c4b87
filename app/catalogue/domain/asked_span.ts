/** So many years of what the other words name, as they were said. */
export type AskedSpan = { years: number; words: string; said: string }

const YEARS = /(?:^|\s)(\d{1,2})\s?(?:y|yr|yrs|years?|j|jahre?n?)(?=\s|$)/i
const MOST_YEARS = 50

/** "3y cash l1" and "cash l1 3 Jahre" ask for three years of "cash l1"; null without years or without other words. */
export function readSpan(text: string): AskedSpan | null {
  const found = YEARS.exec(text)
  if (!found) return null
  const [said, count] = found
  const years = Number(count)
  const words = text.replace(YEARS, ' ').trim().replaceAll(/\s+/g, ' ')
  const isMeant = years >= 1 && years <= MOST_YEARS && words !== ''
  return isMeant ? { years, words, said: said.trim() } : null
}
