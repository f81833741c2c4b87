import { preparedRows, rows } from '#shared/database'
import { nearWords } from '#catalogue/domain/near_words'
import { plainWord, readSearch } from '#catalogue/domain/search_words'
import type { Unit } from '#catalogue/domain/word_index'
import { knownWords } from '#catalogue/queries/known_words'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import { stopWordsAmong } from '#catalogue/queries/stop_words'

/**
 * Visible products with every asked word, its forms or synonyms, in either language, best first.
 * Unknown words are taken for the nearest known ones where nothing is found.
 */
export async function searchProducts(search: string, reference: ReferenceData): Promise<number[]> {
  const { words: typed, isins } = readSearch(search)
  const empty = await stopWordsAmong(typed)
  const isEmpty = typed.every((word) => empty.has(word))
  if (isEmpty) return isins.length > 0 ? holding(isins) : []
  const index = await knownWords(reference)
  const words = typed.filter((word) => !empty.has(word)).map(plainWord)
  const asked = { text: words.join(' '), isins }
  const stops = new Set([...empty].map(plainWord))
  const found = await matching(withoutStops(index.unitsOf(typed.map(plainWord)), stops), asked)
  if (found.length > 0) return found
  const meant = words.map((word) => nearWords(word, index.words).map((near) => [near]))
  return meant.some((near) => near.length === 0) ? [] : matching(meant, asked)
}

/** Empty words count only inside of what is one word in the index. */
const withoutStops = (units: Unit[], stops: ReadonlySet<string>): Unit[] =>
  units
    .map((unit) => unit.map((words) => words.filter((word) => !stops.has(word))))
    .map((unit) => unit.filter((words) => words.length > 0))
    .filter((unit) => unit.length > 0)

type Asked = { text: string; isins: string[] }

async function matching(units: Unit[], { text, isins }: Asked): Promise<number[]> {
  const query = units
    .map((unit) => `(${unit.map((words) => words.map(asPrefix).join(' & ')).join(' | ')})`)
    .join(' & ')
  const found =
    isins.length === 0
      ? await preparedRows<{ id: number }>(null, matchingSql(''), { query, text })
      : await rows<{ id: number }>(null, matchingSql(HOLDS), { query, text, isins: list(isins) })
  return found.map(({ id }) => id)
}

const list = (isins: string[]) => `{${isins.join(',')}}`

/** A number is meant as it is: level 1 is not level 10. */
const asPrefix = (word: string) => (/^\d+$/.test(word) ? word : `${word}:*`)

async function holding(isins: string[]): Promise<number[]> {
  const found = await rows<{ id: number }>(null, HOLDING, { isins: list(isins) })
  return found.map(({ id }) => id)
}

const HOLDS = `
     and p.isin_field is not null and exists (
           select from product_isins i
            where i.product_id = p.id and i.isin = any(cast(:isins as text[])))`

const matchingSql = (more: string) => `
  with asked as (
    select to_tsquery('simple', :query) || to_tsquery('english', :query)
             || to_tsquery('german', :query) as query
  )
  select p.id
    from asked, product_search s join products p on p.id = s.product_id
   where p.visible and s.document @@ asked.query${more}
   order by ts_rank(s.document, asked.query) + word_similarity(:text, s.title) desc,
            p.position, p.id`

const HOLDING = `
  select p.id from products p
   where p.visible${HOLDS}
   order by p.position, p.id`
