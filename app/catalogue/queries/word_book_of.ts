import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { WordBook, type Named } from '#catalogue/domain/word_book'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import { Remembered } from '#catalogue/queries/remembered'

const books = new Remembered<WordBook>(2)

/** What the words of the catalogue stand for, said in a language; names of products come last, since most words are in some of them. */
export const wordBookOf = (reference: ReferenceData, locale: Locale): Promise<WordBook> =>
  books.get(reference, locale, () => makeBook(reference, locale))

async function makeBook(reference: ReferenceData, locale: Locale): Promise<WordBook> {
  const name = locale === 'de' ? 'nameDe' : 'nameEn'
  const categories = [...reference.categories.values()].map((category): Named => {
    return { kind: 'category', names: [category.nameEn, category.nameDe], text: category[name] }
  })
  const venues = [...reference.venues.values()].map((venue): Named => {
    return { kind: 'venue', names: [venue.id, venue.name], text: venue.name }
  })
  const products = reference.products
    .filter(({ visible }) => visible)
    .map((product): Named => ({
      ...{ kind: 'product', names: [product.code, product.name], text: product.name },
    }))
  return new WordBook([...categories, ...(await synonyms(locale)), ...venues, ...products])
}

type Synonyms = {
  holds: string | null
  en: string[]
  de: string[]
  categoryEn: string
  categoryDe: string
}

const MOST_SAID = 3

/** Words for a whole category mean the category; others mean one another. */
async function synonyms(locale: Locale): Promise<Named[]> {
  const found = await rows<Synonyms>(null, SYNONYMS, [])
  return found.flatMap(({ holds, categoryEn, categoryDe, ...words }): Named[] => {
    const all = [...words.en, ...words.de]
    const category = locale === 'de' ? categoryDe : categoryEn
    if (holds === null) return [{ kind: 'category', names: all, isWhole: true, text: category }]
    return all.map((word) => ({
      ...{ kind: 'synonym', names: [word], isWhole: true },
      text: othersThan(word, words[locale]).slice(0, MOST_SAID).join(', '),
    }))
  })
}

const othersThan = (word: string, words: readonly string[]) =>
  words.filter((other) => other.toLowerCase() !== word.toLowerCase())

const SYNONYMS = `
  select y.holds, y.words_en as en, y.words_de as de,
         c.name_en as "categoryEn", c.name_de as "categoryDe"
    from search_synonyms y join categories c on c.id = y.category_id
   order by c.position, y.id`
