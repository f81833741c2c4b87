import { filterChoicesOf, type FilterChoices, type Quote } from '#catalogue'

export async function choicesOfBasket({ lines }: Quote): Promise<Map<string, FilterChoices>> {
  const filterable = lines.filter(({ filters }) => filters !== null)
  const found = await Promise.all(
    filterable.map(async ({ lineId, product }) => {
      const choices = await filterChoicesOf(product.id)
      return choices && ([lineId, choices] as const)
    })
  )
  return new Map(found.filter((entry) => entry !== null))
}
