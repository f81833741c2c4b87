import type { SourceRecord } from '#catalogue/actions/catalogue_import/read_source'
import {
  planProduct,
  type Difference,
  type PlanAround,
} from '#catalogue/actions/catalogue_import/plan_product'
import type { WholeProduct } from '#catalogue/domain/complete_product'
import type { Problem } from '#catalogue/domain/product_record'
import { listImportedIsins } from '#catalogue/queries/imported_isins'
import { referenceData } from '#catalogue/queries/reference_data'

export type LineProblem = Problem & { line: number; product: string }

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

type Around = PlanAround & { seen: Map<string, number> }

function addTo(plan: ImportPlan, { line, raw }: SourceRecord, { seen, ...around }: Around): void {
  const product = String(raw.code ?? '')
  const { problems, before, ...planned } = planProduct(raw, around)
  const earlier = seen.get(product)
  const twice: Problem[] = earlier
    ? [{ field: 'code', code: 'twice', params: { line: earlier } }]
    : []
  const all = [...twice, ...problems.filter(({ field }) => !earlier || field !== 'code')]
  seen.set(product, line)
  if (all.length > 0) {
    plan.problems.push(...all.map((problem) => ({ ...problem, line, product })))
  } else if (!before) plan.added.push({ line, ...planned })
  else if (planned.differences.length > 0) plan.changed.push({ line, ...planned })
  else plan.unchanged++
}
