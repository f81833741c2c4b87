import shop from '#config/shop'
import { isSameRule, levelsOf, type RuleChange, type RuleWish } from '#catalogue/domain/rule_change'
import type { ProductRow } from '#catalogue/queries/product_rows'
import type { ReferenceData } from '#catalogue/queries/reference_data'

export function rulesIn({ rules, countries, priceLevels, products }: ReferenceData) {
  const { amountCents, appliesUpToCents } = rules.fee
  const groups = new Map(products.map((one) => [one.priceGroup ?? '', one.priceGroupName]))
  return {
    fee: { amountCents, appliesUpToCents },
    vat: { subject: shop.seller.country, percent: percentOf(countries) },
    prices: products.filter(isByDay).map(({ code, name, dailyPriceCents }) => ({
      ...{ code, name },
      cents: dailyPriceCents,
    })),
    levels: [...priceLevels].map(([group, levels]) => ({
      ...{ group, name: groups.get(group) ?? group, levels },
    })),
  }
}

const percentOf = (countries: ReferenceData['countries']) =>
  countries.get(shop.seller.country)?.vatPercent ?? 0

const isByDay = (one: ProductRow): one is ProductRow & { dailyPriceCents: number } =>
  one.pricing === 'day' && one.dailyPriceCents !== null

/** What a wish would change; what it says of products and groups that there are none of is nothing. */
export function changesIn(reference: ReferenceData, wish: RuleWish): RuleChange[] {
  const now = rulesIn(reference)
  const prices = new Map(wish.prices.map(({ code, cents }) => [code, cents]))
  const levels = new Map(wish.levels.map((one) => [one.group, levelsOf(one.levels)]))
  const changes: RuleChange[] = [
    { rule: 'fee', before: now.fee, after: wish.fee },
    {
      ...{ rule: 'vat', subject: now.vat.subject },
      ...{ before: { percent: now.vat.percent }, after: { percent: wish.vatPercent } },
    },
    ...now.levels.map((one) => ({
      ...{ rule: 'levels' as const, subject: one.group, name: one.name },
      ...{ before: one.levels, after: levels.get(one.group) ?? one.levels },
    })),
    ...now.prices.map(({ code, name, cents }) => ({
      ...{ rule: 'price' as const, subject: code, name },
      ...{ before: { cents }, after: { cents: prices.get(code) ?? cents } },
    })),
  ]
  return changes.filter(({ before, after }) => !isSameRule(before, after))
}

/** Whether all that would be changed is still as it was when it was drafted. */
export function areAsDrafted(reference: ReferenceData, changes: readonly RuleChange[]): boolean {
  const now = rulesIn(reference)
  const prices = new Map(now.prices.map(({ code, cents }) => [code, { cents }]))
  const levels = new Map(now.levels.map((one) => [one.group, one.levels]))
  return changes.every((change) => {
    if (change.rule === 'fee') return isSameRule(change.before, now.fee)
    if (change.rule === 'vat') return change.before.percent === now.vat.percent
    const current =
      change.rule === 'levels' ? levels.get(change.subject) : prices.get(change.subject)
    return current !== undefined && isSameRule(change.before, current)
  })
}

/** Reference data as it would be with the changes: whoever prices by it sells by the draft. */
export function withChanges(
  reference: ReferenceData,
  changes: readonly RuleChange[]
): ReferenceData {
  const drafted = {
    ...reference,
    priceLevels: new Map(reference.priceLevels),
    countries: new Map(reference.countries),
    productsByCode: new Map(reference.productsByCode),
  }
  for (const change of changes) apply(drafted, change)
  return { ...drafted, products: [...drafted.productsByCode.values()] }
}

type Drafted = ReferenceData & { productsByCode: Map<string, ProductRow> }

function apply(drafted: Drafted, change: RuleChange): void {
  const { rules, priceLevels, countries, productsByCode } = drafted
  if (change.rule === 'fee') {
    drafted.rules = { ...rules, fee: { ...change.after, basis: 'subtotal' } }
  } else if (change.rule === 'levels') {
    priceLevels.set(change.subject, change.after)
  } else if (change.rule === 'vat') {
    put(countries, change.subject, { vatPercent: change.after.percent })
  } else {
    put(productsByCode, change.subject, { dailyPriceCents: change.after.cents })
  }
}

function put<Value extends object>(known: Map<string, Value>, key: string, part: Partial<Value>) {
  const value = known.get(key)
  if (value) known.set(key, { ...value, ...part })
}
