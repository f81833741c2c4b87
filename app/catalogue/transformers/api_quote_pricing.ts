import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import type { ModulePriceLevel } from '#catalogue/domain/quote/module_price'
import type { LinePricing, NextLevel } from '#catalogue/domain/quote/types'

const { about, euros, integer, listOf, nullable, object, text } = is

type Modules = Extract<LinePricing, { kind: 'module' }>

const level = fieldsOf<ModulePriceLevel>()({
  lowLimit: integer,
  highLimit: nullable(integer),
  modulePrice: [euros, ({ modulePriceCents }) => eurosToWire(modulePriceCents)],
})

const nextLevel = fieldsOf<NextLevel>()({
  modulesMissing: integer,
  difference: [euros, ({ differenceCents }) => eurosToWire(differenceCents)],
})

const nextSchema = object({ ...level.schemas, ...nextLevel.schemas })

const modules = fieldsOf<Modules>()({
  kind: { const: 'module' },
  group: about(text, 'Products of one group pick their level together.'),
  groupName: about(text, 'What people call the group: mostly its provider.'),
  daysPerModule: is.days,
  modules: integer,
  unusedDays: is.days,
  groupModules: integer,
  level: [nullable(level.schema), (one) => one.level && level.of(one.level)],
  levels: [listOf(level.schema), ({ levels }) => levels.map((one) => level.of(one))],
  previousLevel: [
    nullable(level.schema),
    (one) => one.previousLevel && level.of(one.previousLevel),
  ],
  nextLevel: [
    nullable(nextSchema),
    ({ nextLevel: next }) => next && { ...level.of(next), ...nextLevel.of(next) },
  ],
})

export const pricingSchema: is.Schema = {
  anyOf: [
    object({
      'kind': { const: 'day' },
      'dailyPrice': euros,
      'isins?': about(integer, 'Securities that are charged each day, of a product sold by ISIN.'),
    }),
    object({ kind: { const: 'request' } }),
    modules.schema,
  ],
}

/** How an item is priced, with amounts in euros. */
export function pricingToWire(pricing: LinePricing) {
  if (pricing.kind === 'module') return modules.of(pricing)
  if (pricing.kind === 'request') return pricing
  const { dailyPriceCents, ...others } = pricing
  return { ...others, dailyPrice: eurosToWire(dailyPriceCents) }
}
