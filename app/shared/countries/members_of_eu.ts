import { preparedRows, type SqlClient } from '#shared/database'

export async function membersOfEu(
  codes: readonly (string | null)[],
  client: SqlClient = null
): Promise<ReadonlySet<string>> {
  const known = codes.filter((code) => code !== null)
  if (known.length === 0) return new Set()
  const sql = 'select code from countries where eu and code = any(?)'
  const found = await preparedRows<{ code: string }>(client, sql, [known])
  return new Set(found.map(({ code }) => code))
}
