import { isIsin } from '#shared/domain/isin'

/** What somebody searches for: words in small letters without accents, and securities. */
export type AskedWords = { words: string[]; isins: string[] }

const MOST_WORDS = 8

/** Letters and digits only: nothing of what is left means anything to a text search query. */
export function readSearch(search: string): AskedWords {
  const whole = search.replaceAll(/\s/g, '').toUpperCase()
  if (isIsin(whole)) return { words: [], isins: [whole] }
  const asked = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const isins = asked.map((word) => word.toUpperCase()).filter(isIsin)
  const words = asked.filter((word) => !isIsin(word.toUpperCase()))
  return { words: words.slice(0, MOST_WORDS), isins: [...new Set(isins)] }
}

/** A word as it stands in the index: ä is a, ß is ss. */
export const plainWord = (word: string): string =>
  word.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
