import { filterChoicesOf } from '#catalogue'

/** Codes of the currencies or assets that can be chosen of some products. */
export async function partsOf(productIds: readonly number[]): Promise<string[]> {
  const choices = await Promise.all(productIds.map((id) => filterChoicesOf(id)))
  const codes = choices.flatMap((one) => one?.levelTwo.values.map(({ code }) => code) ?? [])
  return [...new Set(codes)].sort()
}
