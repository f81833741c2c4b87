import shop, { type ShopConfig } from '#config/shop'
import { rows, type SqlClient } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { inForceOn } from '#shared/domain/in_force'

type PricingRules = ShopConfig['pricingRules'][number]

/** The configured rules, with the fee that staff gave a later day; of both the last to begin holds. */
export async function pricingToday(client: SqlClient = null): Promise<PricingRules> {
  const today = CalendarDay.today().iso
  const configured = inForceOn(today, shop.pricingRules)
  const [dated] = await rows<{ from: string; fee: Omit<PricingRules['fee'], 'basis'> }>(
    client,
    FEE,
    [today]
  )
  if (!dated || dated.from < configured.effectiveFrom) return configured
  const fee = { ...dated.fee, basis: 'subtotal' as const }
  return { ...configured, rulesVersion: dated.from, effectiveFrom: dated.from, fee }
}

const FEE = `
  select from_day as "from", value as fee from dated_rules
   where rule = 'fee' and subject = '' and from_day <= ? order by from_day desc limit 1`
