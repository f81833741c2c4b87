import type { Difference } from '#catalogue/actions/catalogue_import/differences'
import { planProduct, type PlanAround } from '#catalogue/actions/catalogue_import/plan_product'
import type { Source, SourceRecord } from '#catalogue/actions/catalogue_import/read_source'
import {
  planReference,
  type PlannedReference,
} from '#catalogue/actions/catalogue_import/reference/plan_reference'
import type { WholeProduct } from '#catalogue/domain/product_problems'
import type { Problem } from '#catalogue/domain/read_fields'
import type { Section } from '#catalogue/domain/reference/reference_record'
import { listImportedDictionaries } from '#catalogue/queries/imported_dictionaries'
import { listImportedIsins } from '#catalogue/queries/imported_isins'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { loadReferenceRecords } from '#catalogue/queries/reference_records'

/** What is wrong with an entry: where it stands, its code or id, and the field. */
export type LineProblem = Problem & { section: Section | 'products'; line: number; entry: string }

export type PlannedProduct = {
  line: number
  id: number | null
  product: WholeProduct
  differences: Difference[]
}

export type ImportPlan = {
  problems: LineProblem[]
  /** Venues, calendars, price groups and categories that are new or differ. */
  reference: PlannedReference[]
  added: PlannedProduct[]
  changed: PlannedProduct[]
  /** Entries of all sections that say what the shop says. */
  unchanged: number
}

/** Compares a file with the shop; nothing is written. What the file brings itself may be referred to. */
export async function planImport({ products, ...source }: Source): Promise<ImportPlan> {
  const [reference, known, isins, dictionaries] = await Promise.all([
    referenceData(),
    loadReferenceRecords(),
    listImportedIsins(),
    listImportedDictionaries(),
  ])
  const planned = planReference(source, { known, countries: reference.countries })
  const differing = planned.filter(({ isNew, differences }) => isNew || differences.length > 0)
  const plan: ImportPlan = {
    problems: planned.flatMap(({ problems, section, line, id }) =>
      problems.map((problem) => ({ ...problem, section, line, entry: id }))
    ),
    reference: differing,
    added: [],
    changed: [],
    unchanged: planned.length - differing.length,
  }
  const codes = new Set(reference.products.map(({ code }) => code))
  for (const { raw } of products) codes.add(String(raw.code ?? ''))
  const around = { reference: withPlanned(reference, planned), isins, dictionaries, codes }
  const seen = new Map<string, number>()
  for (const record of products) addTo(plan, record, { ...around, seen })
  return plan
}

/** What a product may name: what is there, and what the file brings. */
function withPlanned(
  reference: ReferenceData,
  planned: PlannedReference[]
): PlanAround['reference'] {
  const added = (section: Section) =>
    planned
      .filter((one) => one.section === section && one.isNew)
      .map(({ id, record }) => [id, { parentId: parentOf(record) }] as const)
  return {
    productsByCode: reference.productsByCode,
    countries: reference.countries,
    venues: new Map<string, unknown>([...reference.venues, ...added('venues')]),
    calendars: new Map<string, unknown>([...reference.calendars, ...added('calendars')]),
    priceLevels: new Map<string, unknown>([...reference.priceLevels, ...added('priceGroups')]),
    categories: new Map([...reference.categories, ...added('categories')]),
  }
}

const parentOf = (record: PlannedReference['record']) => ('parent' in record ? record.parent : null)

type Around = PlanAround & { seen: Map<string, number> }

function addTo(plan: ImportPlan, { line, raw }: SourceRecord, { seen, ...around }: Around): void {
  const entry = String(raw.code ?? '')
  const { problems, before, ...planned } = planProduct(raw, around)
  const earlier = seen.get(entry)
  const twice: Problem[] = earlier
    ? [{ field: 'code', code: 'twice', params: { line: earlier } }]
    : []
  const all = [...twice, ...problems.filter(({ field }) => !earlier || field !== 'code')]
  seen.set(entry, line)
  if (all.length > 0) {
    plan.problems.push(
      ...all.map((problem) => ({ ...problem, section: 'products' as const, line, entry }))
    )
  } else if (!before) plan.added.push({ line, ...planned })
  else if (planned.differences.length > 0) plan.changed.push({ line, ...planned })
  else plan.unchanged++
}
