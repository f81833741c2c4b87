import db from '@adonisjs/lucid/services/db'

const ROWS_AT_ONCE = 500

/**
 * Rows of a statement as they come from the database, for exports of any length. Holds one connection
 * until the last row is read or the loop is left.
 */
export function streamRows<T extends object>(
  sql: string,
  bindings: readonly unknown[] = []
): AsyncIterable<T> {
  const client = db.connection().getReadClient()
  return client.raw(sql, bindings as never).stream({ batchSize: ROWS_AT_ONCE })
}
