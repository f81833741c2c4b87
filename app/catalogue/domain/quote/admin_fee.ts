import type { Cents } from '#shared/domain/money'
import type { QuoteFee } from '#catalogue/domain/quote/types'

export type FeeRule = { amountCents: Cents; appliesUpToCents: Cents; basis: 'subtotal' }

/** Administrative fee rule: up to and including a subtotal; none if empty or wholly discounted. */
export function adminFee(
  subtotalCents: Cents,
  rule: FeeRule,
  order: { empty: boolean; free: boolean }
): QuoteFee {
  const frame = { amountCents: rule.amountCents, appliesUpToCents: rule.appliesUpToCents }
  if (order.empty) return { ...frame, cents: 0, distanceCents: 0, reason: 'empty' }
  if (order.free) return { ...frame, cents: 0, distanceCents: 0, reason: 'free_order' }
  if (subtotalCents > rule.appliesUpToCents) {
    return { ...frame, cents: 0, distanceCents: 0, reason: 'large_order' }
  }
  const distanceCents = rule.appliesUpToCents - subtotalCents + 1
  return { ...frame, cents: rule.amountCents, distanceCents, reason: 'small_order' }
}
