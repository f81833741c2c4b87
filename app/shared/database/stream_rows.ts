import db from '@adonisjs/lucid/services/db'

const ROWS_AT_ONCE = 500

/** For exports of any length. Holds one connection until the loop ends or is left. */
export function streamRows<T extends object>(
  sql: string,
  bindings: readonly unknown[] = []
): AsyncIterable<T> {
  const client = db.connection().getReadClient()
  return client.raw(sql, bindings as never).stream({ batchSize: ROWS_AT_ONCE })
}
