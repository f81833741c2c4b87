export type Condition = { sql: string; values: unknown[] }

export const anyOf = (column: string, values: readonly (string | number)[], type: string) => ({
  sql: `${column} = any(?::${type}[])`,
  values: [values],
})

/** What fits one of the conditions, of those that are there; without any nothing does. */
export function either(conditions: readonly (Condition | false)[]): Condition {
  const arms = conditions.filter((condition) => condition !== false)
  return {
    sql: arms.length === 0 ? 'false' : `(${arms.map(({ sql }) => sql).join(' or ')})`,
    values: arms.flatMap(({ values }) => values),
  }
}

/** What fits all of the conditions; those that are not there ask nothing. */
export function allOf(conditions: readonly (Condition | null)[]): Condition {
  const asked = conditions.filter((condition) => condition !== null)
  if (asked.length === 0) return { sql: 'true', values: [] }
  return {
    sql: asked.map(({ sql }) => sql).join(' and '),
    values: asked.flatMap(({ values }) => values),
  }
}

/** Text for `like` in which nothing has a meaning of its own. */
export const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

export const contains = (columns: readonly string[], text: string): Condition =>
  either(
    columns.map((column) => ({ sql: `${column}::text ilike ?`, values: [`%${literally(text)}%`] }))
  )
