import { filterChoicesOf } from '#catalogue'

export async function partsOf(productIds: readonly number[]): Promise<string[]> {
  const choices = await Promise.all(productIds.map((id) => filterChoicesOf(id)))
  const codes = choices.flatMap((one) => one?.levelTwo.values.map(({ code }) => code) ?? [])
  return [...new Set(codes)].sort()
}
