import type { Finder } from '#shared/finding'
import { translate } from '#shared/i18n'
import { lastYears } from '#catalogue/domain/last_years'
import { askedProducts } from '#catalogue/finds/asked_products'
import { pricedHit } from '#catalogue/finds/priced_hit'
import type { ProductRow } from '#catalogue/queries/product_rows'

const OFFERED = [1, 5, 3]
const MOST_OFFERED = 2

/** What the product that is meant costs for other years than those that were asked for. */
export const sameFor: Finder = {
  name: 'same_for',
  rank: 11,
  async find(asked, { locale }) {
    if (asked.verb !== null) return []
    const { span, found } = await askedProducts(asked)
    const product = found.find((one) => span && lastYears(one, span.years))
    if (!span || !product) return []
    const hits = othersThan(span.years, product).map(async (years) => {
      const hit = await pricedHit(product, { years }, locale)
      const label = translate(locale, 'catalogue.places.find.years', { count: years })
      return hit && { ...hit, id: `${hit.id}:${years}`, label: `${label}: ${product.name}` }
    })
    return (await Promise.all(hits)).filter((hit) => hit !== null)
  },
}

/** As far as the product goes back, years beyond that are those before. */
function othersThan(asked: number, product: ProductRow): number[] {
  const begin = (years: number) => lastYears(product, years)?.from.iso
  const told = new Set([begin(asked)])
  const others = OFFERED.filter((years) => !told.has(begin(years)) && told.add(begin(years)))
  return others.slice(0, MOST_OFFERED).toSorted((one, other) => one - other)
}
