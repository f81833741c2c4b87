import { CalendarDay } from '#shared/domain/calendar_day'
import { completeProduct, type WholeProduct } from '#catalogue/domain/complete_product'
import { readProductRecord, type Problem } from '#catalogue/domain/product_record'
import type { ReferenceData } from '#catalogue/queries/reference_data'

export type Difference = { field: string; before: string; after: string }

export type PlanAround = {
  reference: ReferenceData
  isins: ReadonlyMap<number, string[]>
  /** Codes of the products that there are or will be. */
  codes: ReadonlySet<string>
}

export type ProductPlan = {
  id: number | null
  before: WholeProduct | null
  product: WholeProduct
  differences: Difference[]
  problems: Problem[]
}

/** What a record makes of a product, field by field, and all that is wrong with it. */
export function planProduct(raw: Record<string, unknown>, around: PlanAround): ProductPlan {
  const { reference, isins, codes } = around
  const { record, problems } = readProductRecord(raw)
  const found = reference.productsByCode.get(record.code)
  const known = found ? { ...found, isins: isins.get(found.id) ?? [] } : null
  const today = CalendarDay.today().iso
  const completed = completeProduct(record, known, { ...reference, codes, today })
  const { before, product } = completed
  const others = completed.problems.filter(
    ({ field }) => !problems.some((one) => one.field === field)
  )
  return {
    id: known?.id ?? null,
    before,
    product,
    differences: before ? differencesOf(before, product) : [],
    problems: [...problems, ...others],
  }
}

function differencesOf(before: WholeProduct, after: WholeProduct): Difference[] {
  const fields = Object.keys(after) as (keyof WholeProduct)[]
  return fields.flatMap((field) => {
    const [one, other] = [shown(before[field]), shown(after[field])]
    return one === other ? [] : [{ field, before: one, after: other }]
  })
}

const shown = (value: WholeProduct[keyof WholeProduct]): string =>
  Array.isArray(value) ? value.join(' ') : String(value ?? '')
