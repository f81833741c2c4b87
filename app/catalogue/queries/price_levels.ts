import { rows, type SqlClient } from '#shared/database'
import type { ModulePriceLevel } from '#catalogue/domain/quote/module_price'

export type PriceLevels = Map<string, ModulePriceLevel[]>

/** Those of a price group that hold today. */
export async function loadPriceLevels(client: SqlClient): Promise<PriceLevels> {
  const found = await rows<{ group: string; levels: ModulePriceLevel[] }>(
    client,
    `select price_group as group,
            coalesce(rule_on('levels', price_group, shop_today())::json,
              json_agg(json_build_object('lowLimit', low_limit, 'highLimit', high_limit,
                'modulePriceCents', module_price_cents) order by low_limit)) as levels
       from module_price_levels group by price_group`
  )
  return new Map(found.map(({ group, levels }) => [group, levels]))
}
