import { percentOf, type Cents } from '#shared/domain/money'

/** What staff decide about the price of an order; the subtotal is that of its items. */
export type AmountWish = {
  subtotalCents: Cents
  feeCents: Cents
  discountCents: Cents
  vatPercent: number
}

export type OrderAmounts = AmountWish & { netCents: Cents; vatCents: Cents; grossCents: Cents }

/** Discount rule of orders: at most subtotal and fee, so of an order without items the fee. */
export function highestDiscount({ subtotalCents, feeCents }: AmountWish): Cents {
  return subtotalCents + feeCents
}

/**
 * Net = subtotal + fee − discount, gross = net + VAT; a discount from the subtotal upwards makes
 * the order free, its fee included (discount rule). The discount must lie within its bound.
 */
export function orderAmounts(wish: AmountWish): OrderAmounts {
  const { subtotalCents, discountCents } = wish
  const isFree = subtotalCents > 0 && discountCents >= subtotalCents
  const settled = isFree ? { ...wish, feeCents: 0, discountCents: subtotalCents } : wish
  const netCents = Math.max(0, highestDiscount(settled) - settled.discountCents)
  const vatCents = percentOf(netCents, settled.vatPercent)
  return { ...settled, netCents, vatCents, grossCents: netCents + vatCents }
}
