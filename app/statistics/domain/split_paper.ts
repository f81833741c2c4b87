import { shareOut } from '#statistics/domain/largest_remainder'

/** What an order was made of: its fee, and its items with the venues of their products. */
export type SplitOrder = {
  netCents: number
  feeCents: number
  items: { productCode: string; priceCents: number; venues: string[] }[]
}

/** What falls to a venue, or without one to the operator alone. */
export type RevenuePart = { venueId: string | null; productCode: string | null; cents: number }

/**
 * The rule: the administrative fee stays with the operator; what is left of the order's net is shared
 * out to its items by their prices, so that each bears its part of a discount; an item's part is shared
 * out evenly to the venues that were chosen of its product, or to all of them.
 */
export function splitNet(netCents: number, order: SplitOrder): RevenuePart[] {
  const { feeCents, items } = order
  const prices = BigInt(items.reduce((sum, { priceCents }) => sum + priceCents, 0))
  const fee = BigInt(Math.min(feeCents, order.netCents))
  const [ofFee, ...ofItems] = shareOut(netCents, [
    fee * (prices || 1n),
    ...items.map(({ priceCents }) => BigInt(priceCents) * (BigInt(order.netCents) - fee)),
  ])
  return [
    { venueId: null, productCode: null, cents: ofFee! },
    ...items.flatMap(({ productCode, venues }, at) => {
      const shown = venues.length > 0 ? venues : [null]
      const parts = shareOut(
        ofItems[at]!,
        shown.map(() => 1n)
      )
      return shown.map((venueId, nth) => ({ venueId, productCode, cents: parts[nth]! }))
    }),
  ]
}

/** What a paper changes: the parts of all that is left with it, less those without; so rests add up. */
export function splitPaper(before: number, change: number, order: SplitOrder): RevenuePart[] {
  const earlier = splitNet(before, order)
  return splitNet(before + change, order)
    .map((part, at) => ({ ...part, cents: part.cents - earlier[at]!.cents }))
    .filter(({ cents }) => cents !== 0)
}
