import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whatever runs SQL: a transaction, or null and the service for a connection of the pool. */
export type SqlClient = Pick<QueryClientContract, 'rawQuery'> | null

type Bindings = readonly unknown[] | Record<string, unknown>

/** Runs everything that the callback does as one change: all of it, or on any error nothing. */
export function transaction<T>(
  callback: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return db.transaction(callback)
}

/** Joins the caller's transaction where there is one, or opens its own. */
export function inTransaction<T>(
  trx: TransactionClientContract | null | undefined,
  callback: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return trx ? callback(trx) : transaction(callback)
}

/**
 * Rows of one SQL statement. Values are bound with `?` or `:name`, never written into the text; a
 * literal question mark is written `\\?`. Bigints read as numbers, dates as 'YYYY-MM-DD'.
 */
export async function rows<T extends object = Record<string, unknown>>(
  client: SqlClient,
  sql: string,
  bindings: Bindings = []
): Promise<T[]> {
  const runner = client ?? db
  const result = await runner.rawQuery<{ rows: T[] }>(sql, bindings as never)
  return result.rows
}
