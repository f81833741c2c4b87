import type { Cents } from '#shared/domain/money'
import { lowestPrice } from '#catalogue/domain/from_price'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData, type Category, type ReferenceData } from '#catalogue/queries/reference_data'
import { oncePerReference } from '#catalogue/queries/remembered'

export type FrontCategory = {
  id: string
  catalogue: 'shop' | 'analytics'
  name: string
  description: string
  venues: { id: string; name: string }[]
  /** Lowest price of its products, or null where all are on request. */
  price: { kind: 'day' | 'module'; cents: Cents } | null
}

export type FrontPage = {
  categories: FrontCategory[]
  venues: { id: string; name: string }[]
  productCount: number
  /** Years in which the history of categories begins, the newest first. */
  beginnings: { year: number; names: string[] }[]
}

export async function getFrontPage(locale: 'en' | 'de'): Promise<FrontPage> {
  return frontPages[locale](await referenceData())
}

const frontPages = {
  en: oncePerReference((reference) => frontPageOf(reference, 'en')),
  de: oncePerReference((reference) => frontPageOf(reference, 'de')),
}

function frontPageOf(reference: ReferenceData, locale: 'en' | 'de'): FrontPage {
  const products = reference.products.filter(({ visible }) => visible)
  const shown = [...reference.categories.values()].filter(
    ({ id, parentId, visibleOnFrontpage }) =>
      visibleOnFrontpage && !parentId && products.some(({ categoryId }) => categoryId === id)
  )
  return {
    categories: shown.map((category) => describe(category, products, reference, locale)),
    venues: [...reference.venues.values()].map(({ id, name }) => ({ id, name })),
    productCount: products.length,
    beginnings: beginningsOf(shown, products, locale),
  }
}

function describe(
  category: Category,
  products: ProductRow[],
  reference: ReferenceData,
  locale: 'en' | 'de'
): FrontCategory {
  const own = products.filter(({ categoryId }) => categoryId === category.id)
  const venueIds = new Set(own.flatMap((product) => product.venueIds))
  return {
    id: category.id,
    catalogue: category.catalogue,
    name: nameOf(category, locale),
    description: locale === 'de' ? category.descriptionDe : category.descriptionEn,
    venues: [...reference.venues.values()]
      .filter(({ id }) => venueIds.has(id))
      .map(({ id, name }) => ({ id, name })),
    price: priceOf(own, reference),
  }
}

const nameOf = ({ nameEn, nameDe }: Category, locale: 'en' | 'de') =>
  locale === 'de' ? nameDe : nameEn

function beginningsOf(categories: Category[], products: ProductRow[], locale: 'en' | 'de') {
  const begun = categories.flatMap((category) => {
    const days = products.flatMap(({ categoryId, firstDay }) =>
      categoryId === category.id && firstDay ? [firstDay] : []
    )
    const first = days.toSorted()[0]
    return first ? [{ year: Number(first.slice(0, 4)), name: nameOf(category, locale) }] : []
  })
  return [...Map.groupBy(begun, ({ year }) => year)]
    .map(([year, group]) => ({ year, names: group.map(({ name }) => name) }))
    .toSorted((one, other) => other.year - one.year)
}

function priceOf(products: ProductRow[], { priceLevels }: ReferenceData) {
  const price = lowestPrice(products, priceLevels)
  return price?.kind === 'request' ? null : price
}
