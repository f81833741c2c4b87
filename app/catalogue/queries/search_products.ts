import { rows } from '#shared/database'

const MOST_WORDS = 8

/**
 * Ids of visible products that hold every word in code, name or description, best first. When
 * none does, those whose text is similar: a slip of the pen still finds something.
 */
export async function searchProducts(search: string): Promise<number[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const found = await rows<{ id: number }>(
    null,
    `select id from products
      where visible and search_text like all (?)
      order by word_similarity(?, lower(code || ' ' || name)) desc, position, id`,
    [patterns, words.join(' ')]
  )
  const best = found.length > 0 ? found : await similarProducts(words.join(' '))
  return best.map(({ id }) => id)
}

const similarProducts = (text: string) =>
  rows<{ id: number }>(
    null,
    `select id from products
      where visible and word_similarity(?, search_text) > 0.5
      order by word_similarity(?, search_text) desc, position, id`,
    [text, text]
  )
