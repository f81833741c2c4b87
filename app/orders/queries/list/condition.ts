/** Part of a where clause; its columns carry the alias `o`. */
export type Condition = { sql: string; values: unknown[] }

export const anyOf = (column: string, values: readonly (string | number)[], type: string) => ({
  sql: `${column} = any(?::${type}[])`,
  values: [values],
})

export const either = (arms: readonly Condition[]): Condition => ({
  sql: `(${arms.map(({ sql }) => sql).join(' or ')})`,
  values: arms.flatMap(({ values }) => values),
})

/** Text for `like` in which nothing has a meaning of its own. */
export const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
