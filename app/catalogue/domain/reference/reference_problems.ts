import type { Problem } from '#catalogue/domain/read_fields'
import type {
  CategoryRecord,
  PriceGroupRecord,
  VenueRecord,
} from '#catalogue/domain/reference/reference_record'
import { areAscending } from '#catalogue/domain/rule_change'

/** A venue's country has to be one of the shop's. */
export const venueProblems = (
  { country }: VenueRecord,
  countries: ReadonlyMap<string, unknown>
): Problem[] =>
  countries.has(country) ? [] : [{ field: 'country', code: 'not_there', params: { id: country } }]

type Tree = ReadonlyMap<string, { parent: string | null }>

/** There are two steps of categories; products rely on where theirs stands, so that it stays there. */
export function categoryProblems(
  { id, parent, catalogue }: CategoryRecord,
  before: CategoryRecord | undefined,
  tree: Tree
): Problem[] {
  if (before && before.parent !== parent) return [{ field: 'parent', code: 'stays' }]
  if (before && before.catalogue !== catalogue) return [{ field: 'catalogue', code: 'stays' }]
  if (parent === null) return []
  if (parent === id) return [{ field: 'parent', code: 'itself' }]
  const above = tree.get(parent)
  if (!above) return [{ field: 'parent', code: 'not_there', params: { id: parent } }]
  return above.parent === null ? [] : [{ field: 'parent', code: 'nested', params: { id: parent } }]
}

/** Prices that hold are changed in the administration, with a day. */
export function priceGroupProblems(
  { levels }: PriceGroupRecord,
  before: PriceGroupRecord | undefined
): Problem[] {
  if (!areAscending(levels)) return [{ field: 'levels', code: 'levels_order' }]
  const isSame = !before || JSON.stringify(before.levels) === JSON.stringify(levels)
  return isSame ? [] : [{ field: 'levels', code: 'in_administration' }]
}
