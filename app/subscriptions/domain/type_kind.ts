import { ok, refuse, type Result } from '#shared/domain/result'

/** When the one snapshot of a day is taken, UTC. */
export const SNAPSHOT_TIMES = ['07:00', '15:00', '16:00', '22:00'] as const

/** What a type gives: whole files by day, perhaps as one snapshot; parts that are chosen; or reports. */
export type TypeKind = {
  isFilterable: boolean
  specialType: 'REPORT' | null
  snapshotAt: (typeof SNAPSHOT_TIMES)[number] | null
}

/** A type is of one kind; of a filterable one there has to be something to choose from. */
export function judgeKind(kind: TypeKind, parts: readonly string[]): Result<TypeKind> {
  const { isFilterable, specialType, snapshotAt } = kind
  if (isFilterable && specialType) return refused('one_kind', 'specialType')
  if ((isFilterable || specialType) && snapshotAt) return refused('snapshot_whole', 'snapshotAt')
  if (isFilterable && parts.length === 0) return refused('parts_missing', 'products')
  return ok(kind)
}

type Linked = { code: string; kind: string }

/** Reports are made when they are asked for: their types give no files, and no type gives what they are made of. */
export function judgeProducts(
  { specialType }: Pick<TypeKind, 'specialType'>,
  products: readonly Linked[]
): Result<undefined> {
  if (specialType && products.length > 0) return refused('reports_give_none', 'products')
  const raw = products.find(({ kind }) => kind === 'report')
  return raw ? refused('product_of_reports', 'products', { code: raw.code }) : ok()
}

type Why =
  'one_kind' | 'snapshot_whole' | 'parts_missing' | 'reports_give_none' | 'product_of_reports'

const refused = (why: Why, field: string, params = {}) =>
  refuse(`subscriptions.types.errors.${why}`, { field, params })
