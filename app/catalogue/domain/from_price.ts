import { roundHalfUp, type Cents } from '#shared/domain/money'
import { levelFor, modulesFor, type ModulePriceLevel } from '#catalogue/domain/quote/module_price'

/** Lowest price of a product: a day, a module while few are bought, or only on request. */
export type FromPrice =
  { kind: 'day'; cents: Cents } | { kind: 'module'; cents: Cents } | { kind: 'request' }

type Priced = {
  pricing: 'day' | 'module' | 'request'
  dailyPriceCents: Cents | null
  priceGroup: string | null
}

type Levels = ReadonlyMap<string, ModulePriceLevel[]>

/** What the smallest order of a product is counted in, and at which price; what has none yet is not free. */
export function fromPrice(
  { pricing, dailyPriceCents, priceGroup }: Priced,
  levels: Levels
): FromPrice {
  if (pricing === 'request') return { kind: 'request' }
  const level = levelFor(levels.get(priceGroup ?? '') ?? [], 1)
  const cents = pricing === 'day' ? dailyPriceCents : (level?.modulePriceCents ?? null)
  return cents === null ? { kind: 'request' } : { kind: pricing, cents }
}

/** Card rule: the price a day follows the minimum order in business days. Null without modules. */
export function dayOfSmallestOrder(
  { pricing, priceGroup, minimalDays }: Priced & { minimalDays: number },
  levels: Levels,
  daysPerModule: number
): Cents | null {
  if (pricing !== 'module') return null
  const modules = modulesFor(minimalDays, daysPerModule)
  const level = levelFor(levels.get(priceGroup ?? '') ?? [], modules)
  return level && roundHalfUp((modules * level.modulePriceCents) / minimalDays)
}

/** A day is the smaller unit: modules count only where none is sold by the day. */
export function lowestPrice(products: Priced[], levels: Levels): FromPrice | null {
  const prices = products.map((product) => fromPrice(product, levels))
  return cheapest(prices, 'day') ?? cheapest(prices, 'module') ?? prices[0] ?? null
}

function cheapest(prices: FromPrice[], kind: 'day' | 'module'): FromPrice | null {
  const cents = prices.flatMap((price) => (price.kind === kind ? price.cents : []))
  return cents.length > 0 ? { kind, cents: Math.min(...cents) } : null
}
