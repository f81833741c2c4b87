import shop from '#config/shop'
import { isUnreachable } from '#shared/database/is_unreachable'
import { CalendarDay } from '#shared/domain/calendar_day'
import { pricingToday } from '#shared/pricing_today'
import type { PricingRules } from '#catalogue/domain/pricing_rules'

/** Pages name the fee; what is charged is read with each quote. */
const TRUSTED_MS = 60_000

let known: { rules: PricingRules; day: string; until: number } | null = null

/**
 * What small orders pay extra, and how many days a module has, for pages: from memory for a minute, and
 * no longer than the day. While the database is away as they were seen last, so that this can be said.
 */
export async function pricingInForce(): Promise<PricingRules> {
  const day = CalendarDay.today().iso
  if (known?.day === day && known.until > performance.now()) return known.rules
  try {
    const rules = await pricingToday()
    known = { rules, day, until: performance.now() + TRUSTED_MS }
    return rules
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return known?.rules ?? shop.pricingRules.at(-1)!
  }
}
