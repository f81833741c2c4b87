import { differencesOf, type Difference } from '#catalogue/actions/catalogue_import/differences'
import { CalendarDay } from '#shared/domain/calendar_day'
import { completeProduct } from '#catalogue/domain/complete_product'
import type { Choices, WholeProduct } from '#catalogue/domain/product_problems'
import { readProductRecord } from '#catalogue/domain/product_record'
import type { Problem } from '#catalogue/domain/read_fields'
import type { ReferenceData } from '#catalogue/queries/reference_data'

export type PlanAround = {
  reference: Omit<Choices, 'codes' | 'today'> & Pick<ReferenceData, 'productsByCode'>
  isins: ReadonlyMap<number, string[]>
  dictionaries: ReadonlyMap<number, string[]>
  codes: ReadonlySet<string>
}

export type ProductPlan = {
  id: number | null
  before: WholeProduct | null
  product: WholeProduct
  differences: Difference[]
  problems: Problem[]
}

export function planProduct(raw: Record<string, unknown>, around: PlanAround): ProductPlan {
  const { reference, codes } = around
  const { record, problems } = readProductRecord(raw)
  const found = reference.productsByCode.get(record.code)
  const known = found ? { ...found, ...listsOf(found.id, around) } : null
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

const listsOf = (id: number, { isins, dictionaries }: PlanAround) => ({
  isins: isins.get(id) ?? [],
  fields: dictionaries.get(id) ?? [],
})
