import { ownedOfLines, type Owned, type Quote } from '#catalogue'

export async function ownedOfBasket(
  userId: number,
  { lines }: Quote
): Promise<Map<string, Owned | null>> {
  const owned = await ownedOfLines(userId, lines)
  return new Map(lines.map(({ lineId }, index) => [lineId, owned[index] ?? null]))
}
