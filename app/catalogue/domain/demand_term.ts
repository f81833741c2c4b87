import { readSearch } from '#catalogue/domain/search_words'

const SHORTEST = 2
/** Whoever writes more tells a story, and maybe about himself. */
const LONGEST = 60
/** Telephones, accounts and cards have more. */
const MOST_DIGITS = 8

const LIKE_AN_ADDRESS = /@|[([{]\s*at\s*[)\]}]/i

/**
 * A search as it may be kept: its words in small letters, then its securities. Null for what is no term,
 * or may name a person: e-mail addresses, long numbers, whole sentences.
 */
export function demandTerm(search: string): string | null {
  const typed = search.normalize('NFKC')
  if (LIKE_AN_ADDRESS.test(typed)) return null
  const { words, isins } = readSearch(typed)
  const digits = words.join('').replaceAll(/\P{Nd}/gu, '').length
  const term = [...words, ...isins].join(' ')
  const signs = [...term].length
  const isTerm = signs >= SHORTEST && signs <= LONGEST
  return isTerm && digits <= MOST_DIGITS ? term : null
}
