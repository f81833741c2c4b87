import type { Cents } from '#shared/domain/money'
import { creditPart, type Credit } from '#billing/domain/refund/credit_part'

export type Money = {
  grossCents: Cents
  netCents: Cents
  vatCents: Cents
  vatPercent: number
  paidCents: Cents
  /** What went back or is on its way back. */
  refundedCents: Cents
  /** Part of it that credit notes stand for. */
  creditedCents: Cents
  creditedNetCents: Cents
  creditedVatCents: Cents
}

/** How much can still go back: never more than came in. */
export const refundableCents = ({ paidCents, refundedCents }: Money): Cents =>
  Math.max(0, paidCents - refundedCents)

/** Money beyond the order's total was never owed: it goes back first, without a credit note. */
export function creditOf(money: Money, refundCents: Cents): Credit | null {
  const { grossCents, paidCents, refundedCents, creditedCents } = money
  const excess = Math.max(0, paidCents - grossCents - (refundedCents - creditedCents))
  const credit = Math.min(refundCents - Math.min(refundCents, excess), grossCents - creditedCents)
  if (credit <= 0) return null
  const left = {
    netCents: money.netCents - money.creditedNetCents,
    vatCents: money.vatCents - money.creditedVatCents,
    payableCents: grossCents - creditedCents,
  }
  return creditPart(left, credit, money.vatPercent)
}
