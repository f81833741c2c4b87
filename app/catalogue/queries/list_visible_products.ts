import { referenceData } from '#catalogue/queries/reference_data'

export type VisibleProduct = {
  code: string
  name: string
  /** Name of its category in the language that was asked for. */
  category: string
  venueIds: string[]
  /** Codes of what can be chosen of a filterable one, such as its currencies. */
  parts: string[]
}

export async function listVisibleProducts(locale: 'en' | 'de'): Promise<VisibleProduct[]> {
  const { products, categories } = await referenceData()
  const nameOf = (id: string) => categories.get(id)?.[locale === 'de' ? 'nameDe' : 'nameEn'] ?? id
  return products
    .filter(({ visible }) => visible)
    .map(({ code, name, categoryId, venueIds, filterChoices }) => ({
      code,
      name,
      category: nameOf(categoryId),
      venueIds,
      parts: filterChoices?.levelTwo.values.map((value) => value.code) ?? [],
    }))
}
