import type { SourceRecord } from '#catalogue/actions/catalogue_import/read_source'
import { completeProduct, type WholeProduct } from '#catalogue/domain/complete_product'
import { readProductRecord, type Problem } from '#catalogue/domain/product_record'
import { listImportedIsins } from '#catalogue/queries/imported_isins'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'

export type LineProblem = Problem & { line: number; product: string }
export type Difference = { field: string; before: string; after: string }

export type PlannedProduct = {
  line: number
  id: number | null
  product: WholeProduct
  differences: Difference[]
}

export type ImportPlan = {
  problems: LineProblem[]
  added: PlannedProduct[]
  changed: PlannedProduct[]
  unchanged: number
}

export async function planImport(source: SourceRecord[]): Promise<ImportPlan> {
  const [reference, isins] = await Promise.all([referenceData(), listImportedIsins()])
  const plan: ImportPlan = { problems: [], added: [], changed: [], unchanged: 0 }
  const codes = new Set(reference.products.map(({ code }) => code))
  for (const { raw } of source) codes.add(String(raw.code ?? ''))
  const seen = new Map<string, number>()
  for (const record of source) addTo(plan, record, { reference, isins, codes, seen })
  return plan
}

type Around = {
  reference: ReferenceData
  isins: ReadonlyMap<number, string[]>
  codes: Set<string>
  seen: Map<string, number>
}

function addTo(plan: ImportPlan, { line, raw }: SourceRecord, around: Around): void {
  const { reference, isins, codes, seen } = around
  const { record, problems } = readProductRecord(raw)
  const product = String(raw.code ?? '')
  const earlier = seen.get(product)
  if (earlier) problems.push({ field: 'code', code: 'twice', params: { line: earlier } })
  seen.set(product, line)
  const found = reference.products.find(({ code }) => code === record.code)
  const known = found ? { ...found, isins: isins.get(found.id) ?? [] } : null
  const completed = completeProduct(record, known, { ...reference, codes })
  problems.push(
    ...completed.problems.filter(({ field }) => !problems.some((one) => one.field === field))
  )
  if (problems.length > 0) {
    plan.problems.push(...problems.map((problem) => ({ ...problem, line, product })))
    return
  }
  const { before, product: after } = completed
  const differences = before ? differencesOf(before, after) : []
  const planned = { line, id: known?.id ?? null, product: after, differences }
  if (!before) plan.added.push(planned)
  else if (differences.length > 0) plan.changed.push(planned)
  else plan.unchanged++
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
