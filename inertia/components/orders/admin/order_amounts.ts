type Wish = {
  subtotalCents: number
  feeCents: number
  discountCents: number
  vatPercent: number
}

/** Subtotal and fee: no discount can be higher. */
export const highestDiscount = ({ subtotalCents, feeCents }: Wish) => subtotalCents + feeCents

/**
 * What an order comes to while staff type: the same arithmetic as the server's, which decides. A
 * discount from the subtotal upwards makes the order free.
 */
export function orderAmounts(wish: Wish) {
  const isFree = wish.subtotalCents > 0 && wish.discountCents >= wish.subtotalCents
  const settled = isFree ? { ...wish, feeCents: 0, discountCents: wish.subtotalCents } : wish
  const netCents = Math.max(0, highestDiscount(settled) - settled.discountCents)
  const vatCents = Math.round((netCents * settled.vatPercent) / 100)
  return { ...settled, netCents, vatCents, grossCents: netCents + vatCents }
}
