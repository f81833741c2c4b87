import type { Cents } from '#shared/domain/money'
import { chargedIsins } from '#catalogue/domain/isin_choice'
import type { CountedLine } from '#catalogue/domain/quote/count_line'
import {
  levelFor,
  modulesFor,
  nextLevelFor,
  previousLevelFor,
} from '#catalogue/domain/quote/module_price'
import type { LinePricing, QuoteLineInput } from '#catalogue/domain/quote/types'

type PricedLine = { pricing: LinePricing; priceCents: Cents }
type DayPricing = Extract<QuoteLineInput['product']['pricing'], { kind: 'day' }>
type ModulePricing = Extract<QuoteLineInput['product']['pricing'], { kind: 'module' }>

/** The modules of a whole price group pick its level, so no line can be priced alone. */
export function priceLines(
  lines: { input: QuoteLineInput; counted: CountedLine }[],
  daysPerModule: number
): PricedLine[] {
  const groups = modulesByGroup(lines, daysPerModule)
  return lines.map(({ input, counted }) => {
    const { pricing } = input.product
    if (pricing.kind === 'request') return { pricing, priceCents: 0 }
    if (pricing.kind === 'day') return priceDays(pricing, counted)
    const groupModules = groups.get(pricing.group) ?? 0
    return priceModules(pricing, counted.countedDays, groupModules, daysPerModule)
  })
}

/** A product that is sold by ISIN costs its daily price for each security that its files hold. */
function priceDays(pricing: DayPricing, counted: CountedLine): PricedLine {
  const isins = chargedIsins(counted)
  const priceCents = counted.countedDays * isins * pricing.dailyPriceCents
  return { pricing: counted.isins ? { ...pricing, isins } : pricing, priceCents }
}

function modulesByGroup(
  lines: { input: QuoteLineInput; counted: CountedLine }[],
  daysPerModule: number
): Map<string, number> {
  const groups = new Map<string, number>()
  for (const { input, counted } of lines) {
    const { pricing } = input.product
    if (pricing.kind !== 'module') continue
    const modules = modulesFor(counted.countedDays, daysPerModule)
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
