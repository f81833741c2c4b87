import type { Cents } from '#shared/domain/money'

export type Money = {
  grossCents: Cents
  netCents: Cents
  /** What came in, by whatever way. */
  paidCents: Cents
  /** What went back or is on its way back. */
  refundedCents: Cents
  /** Part of it that credit notes stand for. */
  creditedCents: Cents
  creditedNetCents: Cents
}

/** How much can still go back: never more than came in. */
export const refundableCents = ({ paidCents, refundedCents }: Money): Cents =>
  Math.max(0, paidCents - refundedCents)

/**
 * The part of a refund that corrects the invoice. Money beyond the order's total was never owed, so it
 * goes back first and without a credit note. Net and VAT follow the share that is credited in all,
 * so that several credit notes for all of it add up to the invoice to the cent.
 */
export function creditOf(
  money: Money,
  refundCents: Cents
): { netCents: Cents; vatCents: Cents } | null {
  const { grossCents, paidCents, refundedCents, creditedCents } = money
  const excess = Math.max(0, paidCents - grossCents - (refundedCents - creditedCents))
  const credit = Math.min(refundCents - Math.min(refundCents, excess), grossCents - creditedCents)
  if (credit <= 0) return null
  const netAfter = Math.round((money.netCents * (creditedCents + credit)) / grossCents)
  const netCents = netAfter - money.creditedNetCents
  return { netCents, vatCents: credit - netCents }
}
