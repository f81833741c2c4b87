import { isIsin } from '#shared/domain/isin'
import type { Asked, Reading } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { lastYears } from '#catalogue/domain/last_years'
import { nearWords } from '#catalogue/domain/near_words'
import { plainWord } from '#catalogue/domain/search_words'
import type { Meaning } from '#catalogue/domain/word_book'
import { askedProducts, type AskedProducts } from '#catalogue/finds/asked_products'
import { knownWords } from '#catalogue/queries/known_words'
import { stopWordsAmong } from '#catalogue/queries/stop_words'
import { wordBookOf } from '#catalogue/queries/word_book_of'

const MOST_NAMED = 2
const LIKE_ISIN = /^(?=.*\d)[a-z]{2}[a-z0-9]{9}\d$/i

type Say = (key: string, params?: object) => string

/** How each word of a question about products is read, and which of them no product knows. */
export async function readWords(asked: Asked, locale: Locale): Promise<Reading[]> {
  const say: Say = (key, params) => translate(locale, `catalogue.places.read.${key}`, { ...params })
  const products = await askedProducts(asked)
  const { span, reference } = products
  const typed = wordsOf(span?.words ?? asked.text)
  const empty = await stopWordsAmong(typed.map((word) => word.toLowerCase()))
  const words = typed.filter((word) => !empty.has(word.toLowerCase()))
  const book = await wordBookOf(reference, locale)
  const told = book.read(words).map((meaning) => readingOf(meaning, products, say))
  return [...spanReading(products, say), ...(await Promise.all(told))]
}

function spanReading({ span, found }: AskedProducts, say: Say): Reading[] {
  if (!span) return []
  const days = found.map((product) => lastYears(product, span.years)).find(Boolean)
  const count = span.years
  const told = days
    ? say('span', { count, from: days.from.format(), to: days.to.format() })
    : say('years', { count })
  return [{ word: span.said, text: told }]
}

async function readingOf(
  { word, kind, texts }: Meaning,
  { reference }: AskedProducts,
  say: Say
): Promise<Reading> {
  if (isIsin(word.toUpperCase())) return { word, text: say('isin') }
  if (LIKE_ISIN.test(word)) return { word, text: say('wrong_isin'), isUnknown: true }
  if (kind) return { word, text: meant(kind, texts, say) }
  const index = await knownWords(reference)
  const plain = plainWord(word.toLowerCase())
  if (index.knows(plain)) return { word, text: say('described') }
  const [near] = nearWords(plain, index.words)
  return near
    ? { word, text: say('near', { near }) }
    : { word, text: say('unknown'), isUnknown: true }
}

/** Other words of the trade speak for themselves. */
function meant(kind: NonNullable<Meaning['kind']>, texts: readonly string[], say: Say): string {
  const names = namesOf(texts, say)
  return kind === 'synonym' ? names : say(kind, { count: texts.length, names })
}

/** A security is one word, however it is spaced. */
function wordsOf(text: string): string[] {
  const whole = text.replaceAll(/\s/g, '')
  return LIKE_ISIN.test(whole) ? [whole] : (text.match(/[\p{L}\p{N}]+/gu) ?? [])
}

function namesOf(texts: readonly string[], say: Say): string {
  const names = texts.slice(0, MOST_NAMED).join(', ')
  const n = texts.length - MOST_NAMED
  return n > 0 ? say('more', { names, n }) : names
}
