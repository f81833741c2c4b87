import type { Place } from '#shared/domain/paging'
import { allOf, either, type Condition } from '#shared/lists/condition'
import type { Term } from '#shared/lists/list_order'

export type Placed<Row> = Row & { listPlace: Place }

export const placeColumn = (terms: readonly Pick<Term, 'sql'>[]): string =>
  `array[${terms.map(({ sql }) => `(${sql})::text`).join(', ')}] as "listPlace"`

/** Rows as they are without their places, and the place of the last. */
export function unplaced<Row>(found: readonly Placed<Row>[]): { rows: Row[]; last: Place | null } {
  const rows = found.map(({ listPlace: _, ...row }) => row as Row)
  return { rows, last: found.at(-1)?.listPlace ?? null }
}

/** Of rows of which one more than wanted was asked for: those that are wanted, and where others begin. */
export function stretchOf<Row>(found: readonly Placed<Row>[], limit: number) {
  const { rows, last } = unplaced(found.slice(0, limit))
  return { rows, next: found.length > limit ? last : null }
}

/**
 * Conditions for the rows behind a place, one stretch after the other: an index leads to values that are
 * greater, and to those that are missing, but not to both at once.
 */
export function stretchesBehind(terms: readonly Term[], place: Place): Condition[] {
  const [first, ...ties] = terms
  const isMissing = { sql: `${first!.sql} is null`, values: [] }
  if (place[0] === null) return [allOf([isMissing, behind(ties, place.slice(1))])]
  const beyond = behind(terms, place)
  return first!.nulls ? [beyond, isMissing] : [beyond]
}

/** Rows behind a place among those that have all values. */
function behind(terms: readonly Term[], place: Place): Condition {
  const [first, ...ties] = terms
  if (terms.every(({ isDescending }) => isDescending === first!.isDescending)) {
    const [columns, values] = [terms.map(({ sql }) => sql), terms.map(() => '?')]
    const sql = `(${columns.join(', ')}) ${signOf(first!)} (${values.join(', ')})`
    return { sql, values: [...place] }
  }
  const [value, ...others] = place
  const equal = { sql: `${first!.sql} = ?`, values: [value] }
  const further = allOf([equal, behind(ties, others)])
  const from = { sql: `${first!.sql} ${signOf(first!)}= ?`, values: [value] }
  const past = { sql: `${first!.sql} ${signOf(first!)} ?`, values: [value] }
  return allOf([from, either([past, further])])
}

const signOf = ({ isDescending }: Term) => (isDescending ? '<' : '>')
