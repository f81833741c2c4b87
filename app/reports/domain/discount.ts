import { refuse, ok, type Result } from '#shared/domain/result'
import type { Cents } from '#shared/domain/money'

/** A discount lies between nothing and what the report costs (spec 3 section 5). */
export function judgeDiscount(discountCents: Cents, priceCents: Cents): Result<undefined> {
  if (discountCents >= 0 && discountCents <= priceCents) return ok()
  return refuse('reports.errors.discount_bounds', { field: 'discount' })
}
