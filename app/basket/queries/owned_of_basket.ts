import { ownedOfLines, type Owned, type Quote } from '#catalogue'

/** What a buyer has already of each line of a quoted basket, by the line's id. */
export async function ownedOfBasket(
  userId: number,
  { lines }: Quote
): Promise<Map<string, Owned | null>> {
  const owned = await ownedOfLines(userId, lines)
  return new Map(lines.map(({ lineId }, index) => [lineId, owned[index] ?? null]))
}
