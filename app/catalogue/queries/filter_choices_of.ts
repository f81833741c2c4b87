import type { FilterChoices } from '#catalogue/domain/filter_choices'
import { referenceData } from '#catalogue/queries/reference_data'

/** Invisible products included; null for one that is delivered as a whole. */
export async function filterChoicesOf(productId: number): Promise<FilterChoices | null> {
  const { products } = await referenceData()
  return products.find(({ id }) => id === productId)?.filterChoices ?? null
}

/** Column of a product's files that holds the securities it is sold by; null for every other. */
export async function isinFieldOf(productId: number): Promise<string | null> {
  const { products } = await referenceData()
  return products.find(({ id }) => id === productId)?.isinField ?? null
}
