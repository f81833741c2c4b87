import { rows } from '#shared/database'

const MOST_WORDS = 8

/**
 * Ids of visible products that hold every word in code, name or description, best first. When
 * none does, those whose name is similar: a slip of the pen still finds something.
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
  const best = found.length > 0 ? found : await similarProducts(words)
  return best.map(({ id }) => id)
}

/** Every word has to resemble one in code or name. */
const similarProducts = (words: string[]) =>
  rows<{ id: number }>(
    null,
    `select id from products, lateral (
         select min(likeness) as least, sum(likeness) as total
           from unnest(:words::text[]) word,
                lateral (select word_similarity(word, lower(code || ' ' || name)) as likeness) one
       ) likenesses
      where visible and least >= 0.45
      order by total desc, position, id`,
    { words }
  )
