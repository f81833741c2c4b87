import { lowestPrice, type FromPrice } from '#catalogue/domain/from_price'
import type { ProductRow } from '#catalogue/queries/product_rows'
import type { Category, ReferenceData } from '#catalogue/queries/reference_data'
import { oncePerReference } from '#catalogue/queries/remembered'

export type CategorySummary = {
  category: Category
  count: number
  venues: { id: string; name: string }[]
  price: FromPrice | null
}

export type CategoryCard = CategorySummary & { subcategories: CategorySummary[] }

/** The categories that visible products lie in, in the order of the overview. */
export const listCategoryCards = oncePerReference((reference): CategoryCard[] => {
  const all = [...reference.categories.values()]
  return all
    .filter(({ parentId }) => parentId === null)
    .map((category) => cardOf(category, all, reference))
    .filter(({ count }) => count > 0)
})

function cardOf(category: Category, all: Category[], reference: ReferenceData): CategoryCard {
  const shown = reference.products.filter(({ visible }) => visible)
  const subcategories = category.showSubcategory
    ? all.filter(({ parentId }) => parentId === category.id)
    : []
  return {
    ...summaryOf(category, inside(shown, 'categoryId', category.id), reference),
    subcategories: subcategories
      .map((one) => summaryOf(one, inside(shown, 'subcategoryId', one.id), reference))
      .filter(({ count }) => count > 0),
  }
}

const inside = (products: ProductRow[], column: 'categoryId' | 'subcategoryId', id: string) =>
  products.filter((product) => product[column] === id)

function summaryOf(
  category: Category,
  products: ProductRow[],
  { venues, priceLevels }: ReferenceData
): CategorySummary {
  const used = new Set(products.flatMap(({ venueIds }) => venueIds))
  return {
    category,
    count: products.length,
    venues: [...venues.values()]
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => ({ id, name })),
    price: lowestPrice(products, priceLevels),
  }
}
