import type { Finder, Hit } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { readSpan } from '#catalogue/domain/asked_span'
import { readSearch } from '#catalogue/domain/search_words'
import { priceFacts } from '#catalogue/finds/price_facts'
import { productFacts } from '#catalogue/finds/product_facts'
import { priceOfSpan } from '#catalogue/queries/price_of_span'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { searchProducts } from '#catalogue/queries/search_products'

const MOST = 5
const MOST_PRICED = 2

/** Products by any word of the trade and by ISIN; "3y cash l1" answers with what three years cost. */
const products: Finder = {
  name: 'products',
  rank: 10,
  async find({ text, verb }, { locale }) {
    if (verb !== null) return []
    const reference = await referenceData()
    const span = readSpan(text)
    const { isins } = readSearch(text)
    const found = await productsOf(span?.words ?? text, reference)
    if (!span) return found.map((product) => hitOf(product, isins, { reference, locale }))
    const priced = found.slice(0, MOST_PRICED).map((product) => pricedHit(product, span, locale))
    const hits = (await Promise.all(priced)).filter((hit) => hit !== null)
    return hits.length > 0
      ? hits
      : found.map((product) => hitOf(product, isins, { reference, locale }))
  },
}

async function productsOf(text: string, reference: ReferenceData): Promise<ProductRow[]> {
  const ids = await searchProducts(text, reference)
  const byId = new Map(reference.products.map((product) => [product.id, product]))
  return ids.slice(0, MOST).flatMap((id) => byId.get(id) ?? [])
}

const addressOf = ({ code, trialWeeks, kind }: ProductRow) =>
  `/${kind === 'analytics' && trialWeeks !== null ? 'a7product' : 'product'}/details/${code}`

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

async function pricedHit(
  product: ProductRow,
  span: { years: number },
  locale: Locale
): Promise<Hit | null> {
  const price = await priceOfSpan(product, span)
  if (!price) return null
  const { from, to, quote } = price
  const days = { from: from.format(), to: to.format() }
  return {
    id: `span:${product.code}`,
    path: `${addressOf(product)}?from=${from.iso}&to=${to.iso}`,
    label: product.name,
    detail: translate(locale, 'catalogue.places.find.span', days),
    cents: quote.netCents,
    facts: priceFacts(quote, locale),
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

export default [products, productDays]
