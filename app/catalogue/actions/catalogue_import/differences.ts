import { canonicalJson } from '#catalogue/domain/canonical_json'

export type Difference = { field: string; before: string; after: string }

/** What is not the same, field by field, in words that a person can compare. */
export function differencesOf<Item extends object>(before: Item, after: Item): Difference[] {
  return (Object.keys(after) as (keyof Item & string)[]).flatMap((field) => {
    const [one, other] = [shown(before[field]), shown(after[field])]
    return one === other ? [] : [{ field, before: one, after: other }]
  })
}

export const sideOf = (differences: readonly Difference[], side: 'before' | 'after') =>
  Object.fromEntries(differences.map((one) => [one.field, one[side]]))

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(' ')
  return typeof value === 'object' && value !== null ? canonicalJson(value) : String(value ?? '')
}
