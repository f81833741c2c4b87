import { rows } from '#shared/database'
import { nearWords } from '#catalogue/domain/near_words'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import { Remembered } from '#catalogue/queries/remembered'

const MOST_WORDS = 8
const SHORTEST_KNOWN = 3

const vocabularies = new Remembered<string[]>(1)

/**
 * Ids of visible products that hold every word (or one that begins with it) in code, name, venue,
 * category or description, in either language, best first. Where none does, words that nobody
 * knows are taken for the nearest known ones: a slip of the pen still finds something.
 */
export async function searchProducts(search: string, reference: ReferenceData): Promise<number[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const found = await matching(
    words.map((word) => [word]),
    words
  )
  if (found.length > 0) return found
  const known = await vocabularies.get(reference, '', loadVocabulary)
  const meant = words.map((word) => nearWords(word, known))
  return meant.some((near) => near.length === 0) ? [] : matching(meant, words)
}

/** Letters and digits only: nothing of what is left means anything to a text search query. */
function wordsOf(search: string): string[] {
  return (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
}

/** Products that hold a word of every group. */
async function matching(groups: string[][], words: string[]): Promise<number[]> {
  const query = groups
    .map((group) => `(${group.map((word) => `${word}:*`).join(' | ')})`)
    .join(' & ')
  const found = await rows<{ id: number }>(null, MATCHING, { query, text: words.join(' ') })
  return found.map(({ id }) => id)
}

async function loadVocabulary(): Promise<string[]> {
  const found = await rows<{ word: string }>(
    null,
    `select word from ts_stat('select document from product_search')
      where word ~ '^[[:alnum:]]+$' and length(word) >= ?
      order by nentry desc, word`,
    [SHORTEST_KNOWN]
  )
  return found.map(({ word }) => word)
}

const MATCHING = `
  with asked as (
    select to_tsquery('simple', :query) || to_tsquery('english', :query)
             || to_tsquery('german', :query) as query
  )
  select p.id
    from asked, product_search s join products p on p.id = s.product_id
   where p.visible and s.document @@ asked.query
   order by ts_rank(s.document, asked.query) + word_similarity(:text, s.title) desc,
            p.position, p.id`
