export type Check = { what: string; sql: string }

/** Both sides summed up by the same columns; a row that only one of them has counts as nothing on the other. */
export function compared(
  by: string,
  sums: readonly string[],
  kept: string,
  counted: string
): string {
  const summed = sums.map((sum) => `sum(${sum}) as ${sum}`).join(', ')
  const side = (table: string) => `(select ${by}, ${summed} from ${table} as s group by ${by})`
  const valuesOf = (alias: string) => sums.map((sum) => `coalesce(${alias}.${sum}, 0)`).join(', ')
  return `select concat_ws(' ', ${by}) as finding
       from ${side(kept)} k full join ${side(counted)} c using (${by})
      where (${valuesOf('k')}) <> (${valuesOf('c')})`
}
