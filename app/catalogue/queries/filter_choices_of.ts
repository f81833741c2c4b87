import type { FilterChoices } from '#catalogue/domain/filter_choices'
import { referenceData } from '#catalogue/queries/reference_data'

/**
 * What can be chosen of a filterable product (invisible ones included); null for every other
 * product, which is delivered as a whole.
 */
export async function filterChoicesOf(productId: number): Promise<FilterChoices | null> {
  const { products } = await referenceData()
  return products.find(({ id }) => id === productId)?.filterChoices ?? null
}
