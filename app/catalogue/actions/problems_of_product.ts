import type { Cents } from '#shared/domain/money'
import type { Refusal } from '#shared/domain/result'
import { isProductCode } from '#catalogue/queries/product_rows'
import { referenceData } from '#catalogue/queries/reference_data'

export type NewProduct = {
  code: string
  name: string
  category: string
  venue: string
  calendar: string
  dailyPriceCents: Cents
  minimalDays: number
  filePattern: string
}

/** Names all that is wrong at once: a malformed or taken code, impossible figures and the like. */
export async function problemsOfProduct(plan: NewProduct): Promise<Refusal[]> {
  const problems: Refusal[] = []
  const { categories, venues, calendars, productsByCode } = await referenceData()
  if (!isProductCode(plan.code) || productsByCode.has(plan.code)) {
    problems.push({ code: 'catalogue.lake_import.code_taken', field: 'code' })
  }
  if (!(plan.dailyPriceCents >= 0 && plan.minimalDays >= 1)) {
    problems.push({ code: 'catalogue.lake_import.price', field: 'price' })
  }
  const choices = { category: categories, venue: venues, calendar: calendars }
  for (const field of ['category', 'venue', 'calendar'] as const) {
    if (choices[field].has(plan[field])) continue
    const code = plan[field] ? 'unknown_choice' : 'choice_needed'
    const known = [...choices[field].keys()].join(', ')
    problems.push({ code: `catalogue.lake_import.${code}`, field, params: { field, known } })
  }
  return problems
}
