import type { Finder, Hit } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { readSearch } from '#catalogue/domain/search_words'
import { askedProducts, productsOf } from '#catalogue/finds/asked_products'
import { addressOf, pricedHit } from '#catalogue/finds/priced_hit'
import { productFacts } from '#catalogue/finds/product_facts'
import { readWords } from '#catalogue/finds/read_words'
import { sameFor } from '#catalogue/finds/same_for'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'

const MOST_PRICED = 2

/** Products by any word of the trade and by ISIN; "3y cash l1" answers with what three years cost. */
const products: Finder = {
  name: 'products',
  rank: 10,
  async find(asked, { locale }) {
    if (asked.verb !== null) return []
    const { span, reference, found } = await askedProducts(asked)
    const { isins } = readSearch(asked.text)
    if (!span) return found.map((product) => hitOf(product, isins, { reference, locale }))
    const priced = found.slice(0, MOST_PRICED).map((product) => pricedHit(product, span, locale))
    const hits = (await Promise.all(priced)).filter((hit) => hit !== null)
    return hits.length > 0
      ? hits
      : found.map((product) => hitOf(product, isins, { reference, locale }))
  },
  read: async (asked, { locale }) => (asked.verb === null ? readWords(asked, locale) : []),
}

type In = { reference: ReferenceData; locale: Locale }

/** Where securities were typed, a product that is sold by them opens with these. */
function hitOf(product: ProductRow, isins: string[], { reference, locale }: In): Hit {
  const { code, name, categoryId, isinField } = product
  const isByIsin = isins.length > 0 && isinField !== null
  const category = reference.categories.get(categoryId)
  return {
    id: `product:${code}`,
    path: isByIsin ? `${addressOf(product)}?isins=${isins.join(',')}` : addressOf(product),
    label: isByIsin ? `${name}: ${isins.join(', ')}` : name,
    detail: category?.[locale === 'de' ? 'nameDe' : 'nameEn'] ?? '',
    facts: productFacts(product, reference, locale),
  }
}

const productDays: Finder = {
  name: 'days',
  rank: 70,
  async find({ text, verb }, { locale, may }) {
    if (verb !== null || !may('products.read')) return []
    const found = await productsOf(text, await referenceData())
    return found.map(({ code, name }) => ({
      id: `days:${code}`,
      path: `/admin/manage-products/${code}/days`,
      label: name,
      detail: translate(locale, 'catalogue.places.find.days_of'),
    }))
  },
}

export default [products, sameFor, productDays]
