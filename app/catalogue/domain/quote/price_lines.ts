import type { Cents } from '#shared/domain/money'
import {
  levelFor,
  modulesFor,
  nextLevelFor,
  previousLevelFor,
} from '#catalogue/domain/quote/module_price'
import type { LinePricing, Pricing } from '#catalogue/domain/quote/types'

type PricedLine = { pricing: LinePricing; priceCents: Cents }
type DayPricing = Extract<Pricing, { kind: 'day' }>
type ModulePricing = Extract<Pricing, { kind: 'module' }>

/** All that a price is made of; `isins` are the charged securities, null where a product has none. */
export type PriceableLine = { pricing: Pricing; countedDays: number; isins: number | null }

/** The modules of a whole price group pick its level, so no line can be priced alone. */
export function priceLines(lines: readonly PriceableLine[], daysPerModule: number): PricedLine[] {
  const groups = modulesByGroup(lines, daysPerModule)
  return lines.map(({ pricing, ...line }) => {
    if (pricing.kind === 'request') return { pricing, priceCents: 0 }
    if (pricing.kind === 'day') return priceDays(pricing, line)
    const groupModules = groups.get(pricing.group) ?? 0
    return priceModules(pricing, line.countedDays, groupModules, daysPerModule)
  })
}

/** A product that is sold by ISIN costs its daily price for each security that its files hold. */
function priceDays(
  pricing: DayPricing,
  { countedDays, isins }: Omit<PriceableLine, 'pricing'>
): PricedLine {
  const priceCents = countedDays * (isins ?? 1) * pricing.dailyPriceCents
  return { pricing: isins === null ? pricing : { ...pricing, isins }, priceCents }
}

function modulesByGroup(
  lines: readonly PriceableLine[],
  daysPerModule: number
): Map<string, number> {
  const groups = new Map<string, number>()
  for (const { pricing, countedDays } of lines) {
    if (pricing.kind !== 'module') continue
    const modules = modulesFor(countedDays, daysPerModule)
    groups.set(pricing.group, (groups.get(pricing.group) ?? 0) + modules)
  }
  return groups
}

function priceModules(
  { group, groupName, levels }: ModulePricing,
  countedDays: number,
  groupModules: number,
  daysPerModule: number
): PricedLine {
  const modules = modulesFor(countedDays, daysPerModule)
  const level = levelFor(levels, groupModules)
  const pricing: LinePricing = {
    kind: 'module',
    group,
    groupName,
    daysPerModule,
    modules,
    unusedDays: modules * daysPerModule - countedDays,
    groupModules,
    level,
    levels,
    previousLevel: previousLevelFor(levels, groupModules),
    nextLevel: nextLevelFor(levels, groupModules),
  }
  return { pricing, priceCents: modules * (level?.modulePriceCents ?? 0) }
}
